@technical
@from-visitors
Feature: The next page
  What a visitor is about to open is there at once, and so is what was read before; never at the expense of who saves data.

  Rule: A page that was pointed at, or read before, is there at once when its link is followed

    Scenario: A page that is pointed at is fetched by the page's script where the browser does not do so by itself
      Given my browser fetches no page by itself
      And I read the home page
      And I point at the footer's link to the legal notice page
      And the legal notice page has been fetched ahead
      When I follow the footer's link to the legal notice page
      Then I find the legal notice page in French
      And the legal notice page was there before I asked for it

    Scenario: Going back from the demo form fetches nothing
      Given I read the legal notice page
      And I follow the header's link to the demo form
      And I find the book a demo page in French
      When I go back
      Then I find the legal notice page in French
      And the legal notice page was there before I asked for it
