@technical
@from-visitors
Feature: The next page
  What a visitor is about to open is there at once, and so is what was read before; never at the expense of who saves data.

  Rule: A page that is pointed at is there at once when its link is followed

    Scenario: It is fetched by the page's script where the browser does not do so by itself
      Given my browser fetches no page by itself
      And I read the home page
      And I point at the footer's link to the legal notice page
      And the legal notice page has been fetched ahead
      When I follow the footer's link to the legal notice page
      Then I find the legal notice page in French
      And the legal notice page was there before I asked for it

  Rule: What cannot be fetched ahead leaves the page being read as it is

    Background:
      Given my browser fetches no page by itself

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

    Scenario: A page that cannot be fetched ahead is left to whoever opens it
      Given pages cannot be fetched ahead
      And I read the home page
      And I point at the header's link to the demo form
      And it has been asked for in vain
      When I follow the header's link to the demo form
      Then I find the book a demo page in French

  Rule: Whoever saves data fetches only what they open

    Scenario: A browser that saves data fetches the page that is followed, and no other
      Given my browser saves data
      And my browser fetches no page by itself
      And I read the home page
      And I point at the footer's link to the privacy policy page
      When I follow the footer's link to the legal notice page
      Then I find the legal notice page in French
      And no page has been fetched ahead

  Rule: A page read before is there at once, at its place

    Scenario: Going back fetches nothing
      Given I read the privacy policy page
      And I follow a link to the cookie policy page far down the page
      When I go back
      Then I find the privacy policy page in French
      And I am where I was
      And the privacy policy page was there before I asked for it

    Scenario: Going back from the demo form fetches nothing
      Given I read the legal notice page
      And I follow the header's link to the demo form
      And I find the book a demo page in French
      When I go back
      Then I find the legal notice page in French
      And the legal notice page was there before I asked for it

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

    Scenario: A page that was opened before the site was built anew leads on
      Given I read the home page
      And the files of its scripts are no longer there
      When I follow the header's link to the demo form
      Then I find the book a demo page in French
