Feature: Finding the way
  From every page a visitor reaches a demo, the other language and the legal texts; a link leads to the very place it names.

  @spec-2-demo-buttons
  Rule: A demo can be booked from everywhere

    @read
    Scenario: Each page offers it three times or more, header and footer included
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
      Given I read the blog page in both languages
      Then the footer leads, in order, to:
        | demo form                                 |
        | why choose the provider, its beginning    |
        | why choose the provider, its advantages   |
        | platform foundation                       |
        | expert agents                             |
        | the use cases of an industry                     |
        | the use cases of a function                     |
        | about                                     |
        | legal notice                              |
        | privacy policy                            |
        | cookie policy                             |
        | the company's page on a professional network |
        | site map                                  |
        | accessibility statement                   |
        | cookie policy                             |
      And the footer begins with "Commencez Votre Transformation >" in French

  @read @from-accessibility
  Rule: A screen reader tells how many links there are

    Scenario: Header, language switcher, footer and contents are lists of their links
      Given I read the privacy policy page in both languages
      Then the navigations have lists of so many links:
        | navigation | links      |
        | header     | 5          |
        | switcher   | 2          |
        | footer     | 2, 2, 2, 4 |
        | contents   | 10         |

  @everywhere @from-accessibility
  Rule: The first stop of the keyboard leads past the header

    Scenario: The first stop leads past the header while the cookie banner asks as well
      Given the cookie banner has asked me
      When I press Tab
      Then the keyboard is on the link to the content

  @everywhere @from-accessibility
  Rule: The menu of a small screen never covers what has the keyboard focus

    Background:
      Given I have a small screen
      And I read the home page

    Scenario: It closes when the keyboard leaves it, and not before, and by Escape wherever the keyboard is
      Given I open the menu
      And it stays open while I go through its links by keyboard
      When I go on by keyboard past its last link
      Then the menu is closed
      And the keyboard is on the content's first link
      And it opens again, with the same links
      When I put the keyboard in the menu
      And I press Escape
      Then the menu is closed
      And it opens again, with the same links
      When I put the keyboard nowhere
      And I press Escape
      Then the menu is closed

    Scenario: It closes when a page is chosen, and when the visitor goes back, wherever the keyboard is
      Given I open the menu
      When I follow the menu's link to the industry solutions page
      Then I find the industry solutions page in French
      And the menu is closed
      When I open the menu
      And I put the keyboard nowhere
      And I go back
      Then I find the home page in French
      And the menu is closed

  @read @from-visitors
  Rule: Pages lead to press, blog, academy and sustainability

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

    Scenario: An address with a place opens there
      When I come to the address "/why-{slug}#why-choose"
      Then "the advantages" of the why choose the provider page is in front of me

    Scenario: A place that cannot be read leaves the page as it is
      Given I read the privacy policy page
      And I follow the footer's link to the legal notice page
      And I find the legal notice page in French
      When I add the place "100%" to the address
      Then I find the legal notice page in French
      And nothing of the page is missing

  @everywhere @spec-2-scrolling
  Rule: A link to a page shows its beginning, for the eyes and for the keyboard

    Scenario: A link followed at the foot of a page leads to the top of the next one
      Given I read the privacy policy page
      When I follow the footer's link to the legal notice page
      Then I find the legal notice page in French
      And I am at the top of the page
      And nothing of the page is missing
      When I press Tab
      Then the keyboard is on the link to the content

  @everywhere @spec-2-scrolling
  Rule: Who prefers less motion is there at once

    Scenario: A link to a place within the page leads there at once
      Given I prefer less motion
      And I read the use cases page
      When I follow the content's link to the use cases of a function
      Then I am at "the functions" of the use cases page at once

  @everywhere @spec-2-scrolling
  Rule: The way back leads to the very place that was left

    Scenario: The way back leads far down the page that was left, the way forward to where the visitor had gone
      Given I read the privacy policy page
      And I follow a link to the cookie policy page far down the page
      When I go back
      Then I find the privacy policy page in French
      And I am where I was
      When I go forward
      Then I find the cookie policy page in French
      And I am at the top of the page
