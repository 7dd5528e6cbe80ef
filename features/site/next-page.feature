Feature: The next page
  What a visitor is about to open is fetched before it is asked for: never before the page at hand, never at the expense of
  who saves data.

  Rule: The page at hand comes first

    Scenario: The links in sight
      Given I read the home page
      When I point at the header's link to the platform page
      Then the platform page has been fetched ahead
      And nothing has been fetched ahead of the complete page

  Rule: Whoever saves data, or has a slow line, fetches only what they open

    Scenario Outline: <what>
      Given my browser <what>
      And I read the home page
      When I point at the header's link to the platform page
      Then no page has been fetched ahead

      Examples:
        | what             |
        | saves data       |
        | has a slow line  |

  Rule: A page read before comes back from memory, at its place

    Scenario: Back
      Given I read the privacy policy page
      And I follow a link to the cookie policy page far down the page
      When I go back
      Then I find the privacy policy page in French
      And I am where I was
      And the privacy policy page has not been asked for again
