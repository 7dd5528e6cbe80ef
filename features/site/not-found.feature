@everywhere
@spec-2 @spec-2-not-found
Feature: No page at this address
  A visitor who mistyped an address is told so, in the language of the address, and finds a way out.

  Rule: The answer is an error to machines, and a page to people

    Scenario Outline: <address>
      When I come to an address that does not exist: "<address>"
      Then I read a page titled "<title>"
      And the page is in <language>
      And I am offered a way to the home page, to a demo, to the site map and to four more pages

      Examples:
        | address                | language | title                    |
        | /no-such-page          | French   | Cette page n'existe pas  |
        | /en/no-such-page       | English  | This page does not exist |
        | /platform/no-such-page | French   | Cette page n'existe pas  |

  Rule: A page of one language does not exist in the other

    Scenario: A French industry under the English prefix
      When I come to an address that does not exist: "/en/industries/santé"
      Then I read a page titled "This page does not exist"

    Scenario: An English industry at a French address
      When I come to an address that does not exist: "/industries/healthcare"
      Then I read a page titled "Cette page n'existe pas"

  Rule: A language that the site does not speak helps no unknown page

    Scenario: An unknown page under another prefix
      When I come to an address that does not exist: "/de/no-such-page"
      Then I read a page titled "Cette page n'existe pas"

  Rule: Search engines keep the page out of their lists

    Scenario: No entry for what does not exist
      When I come to an address that does not exist: "/no-such-page"
      Then search engines are told to leave the page out
