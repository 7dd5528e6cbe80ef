@from-visitors
Feature: The next page
  What a visitor is about to open is fetched before it is asked for: never before the page at hand, never at the expense of
  who saves data.

  Rule: Other pages are fetched only once the page being read is complete

    Scenario: The pages that the header leads to are fetched once the page at hand is complete
      Given I read the legal notice page, of which a picture is still on its way
      When the picture arrives
      Then the home page has been fetched ahead
      And nothing has been fetched ahead of the complete page

    Scenario: A page is fetched as soon as its link is pointed at
      Given I read the home page
      When I point at the footer's link to the legal notice page
      Then the legal notice page has been fetched ahead

  Rule: What cannot be fetched ahead leaves the page being read as it is

    Scenario: A file that is pointed at is no page to fetch
      Given I read the legal notice page
      And I point at the link to the file of licences
      When I point at the footer's link to the privacy policy page
      Then the privacy policy page has been fetched ahead
      And only pages of the site have been fetched ahead
      And I find the legal notice page in French

    Scenario: An address that the site does not have is no page to fetch
      Given I come to an address that does not exist: "/tarifs/"
      And I put the keyboard on the link to the content
      When I point at the footer's link to the privacy policy page
      Then the privacy policy page has been fetched ahead
      And only pages of the site have been fetched ahead
      And the header offers a demo

    Scenario: A page whose scripts cannot be fetched is left to whoever opens it
      Given the scripts of the demo form's page cannot be fetched
      And I read the home page
      And I point at the header's link to the demo form
      And they have been asked for in vain, and can be fetched again
      When I follow the header's link to the demo form
      Then I find the book a demo page in French
      And no page has been loaded but the home page

  Rule: Whoever saves data, or has a slow line, fetches only what they open

    Scenario Outline: A browser that <what> fetches the page that is followed, and no other
      Given my browser <what>
      And I read the home page
      And I point at the footer's link to the privacy policy page
      When I follow the footer's link to the legal notice page
      Then I find the legal notice page in French
      And of all pages, only the legal notice page has been fetched

      Examples:
        | what             |
        | saves data       |
        | has a slow line  |

  Rule: A page read before comes back from memory, at its place

    Scenario: Going back fetches nothing
      Given I read the privacy policy page
      And I follow a link to the cookie policy page far down the page
      When I go back
      Then I find the privacy policy page in French
      And I am where I was
      And the privacy policy page has not been asked for again

    Scenario: Going back from the demo form fetches nothing
      Given I read the legal notice page
      And I follow the header's link to the demo form
      And I find the book a demo page in French
      When I go back
      Then I find the legal notice page in French
      And the legal notice page has not been asked for again

    Scenario: Going back from a page that cannot be shown needs no line
      Given I read the legal notice page
      And pages can no longer be fetched
      And I follow the footer's link to the site map page
      And I am told that the page cannot be shown, in French
      When I go back
      Then I find the legal notice page in French

    Scenario: What was on the screen is drawn before the rest of its page
      Given I read the home page
      And I follow a link to the platform page far down the page
      And I watch what is drawn
      When I go back
      Then what is on the screen was drawn before the rest of the page
      And nothing of the page is missing
      And I am where I was

  Rule: A link opens its page where its visitor wants it

    Scenario: The Control key opens a tab, and the page at hand stays
      Given I read the home page
      When I open the footer's link to the legal notice page in a tab of its own
      Then that tab shows the legal notice page in French
      And I find the home page in French

    Scenario: A link to the page being read adds no step to the way back
      Given I read the home page
      And I follow the footer's link to the legal notice page
      And I find the legal notice page in French
      And I follow the footer's link to the legal notice page
      When I go back
      Then I find the home page in French
