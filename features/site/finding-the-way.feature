Feature: Finding the way
  From every page a visitor reaches a demo, the other language and the legal texts; a link leads to the very place it names.

  @spec-2-demo-buttons
  Rule: A demo can be booked from every page, three times or more

    @read
    Scenario: Each page offers it, header and footer included
      Then each page has at least 3 ways to the demo form

    @everywhere
    Scenario: The buttons lead to the form itself
      Given I read the legal notice page
      When I follow the header's link to the demo form
      Then I find the book a demo page in French
      And the demo form is in front of me

  @read @spec-2-footer
  Rule: The footer holds these links, its last line those of the site itself, and no other

    Scenario: The footer leads to these places, in this order
      Given I read the privacy policy page in both languages
      Then the footer leads, in order, to:
        | demo form                                    |
        | why choose the provider, its beginning       |
        | why choose the provider, its advantages      |
        | platform foundation                          |
        | expert agents                                |
        | the use cases of an industry                 |
        | the use cases of a function                  |
        | about                                        |
        | legal notice                                 |
        | privacy policy                               |
        | cookie policy                                |
        | the company's page on a professional network |
        | site map                                     |
        | accessibility statement                      |
        | cookie policy                                |
      And the footer begins with "Commencez Votre Transformation >" in French
      And the navigations have lists of so many links, which a screen reader tells:
        | navigation | links      |
        | header     | 5          |
        | switcher   | 2          |
        | footer     | 2, 2, 2, 4 |
        | contents   | 10         |

  @everywhere @from-accessibility
  Rule: The menu of a small screen never covers what has the keyboard focus, nor the page that was chosen

    Scenario: The menu closes when the keyboard leaves it, by Escape wherever the keyboard is, and with the page that is left
      Given I have a small screen
      And I read the home page
      And I open the menu
      And it stays open while I go through its links by keyboard
      When I go on by keyboard past its last link
      Then the menu is closed
      And the keyboard is on the content's first link
      And it opens again, with the same links
      When I put the keyboard nowhere
      And I press Escape
      Then the menu is closed
      When I open the menu
      And I follow the menu's link to the industry solutions page
      And I go back
      Then I find the home page in French
      And the menu is closed

  @read @from-visitors
  Rule: Founders, careers and reasons to choose the provider lead on to press, blog, academy and sustainability

    Scenario: The pages lead on within their content
      Then the content of these pages leads on:
        | from                    | to             |
        | founding team           | press coverage |
        | founding team           | blog           |
        | careers                 | academy        |
        | why choose the provider | sustainability |

  @everywhere @spec-2-scrolling
  Rule: A link to a place takes the visitor there, smoothly within a page, and the keyboard continues there

    Scenario: To a place on another page, and from there to one on the same page
      Given I read the legal notice page
      When I follow the footer's link to the use cases of a function
      Then "the functions" of the use cases page is in front of me
      And the keyboard continues there
      When I follow the content's link to the use cases of an industry
      Then the page scrolls smoothly to "the industries" of the use cases page
      And the keyboard continues there

  @everywhere @spec-2-scrolling
  Rule: A link to a page shows its beginning, and the way back leads to the very place that was left

    Scenario: A link far down a page, the way back and the way forward
      Given I read the privacy policy page
      And I follow a link to the cookie policy page far down the page
      And I am at the top of the page
      When I press Tab
      Then the keyboard is on the link to the content
      When I go back
      Then I find the privacy policy page in French
      And I am where I was
      When I go forward
      Then I find the cookie policy page in French
      And I am at the top of the page
