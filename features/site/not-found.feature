@spec-2-not-found
Feature: No page at this address
  A visitor who mistyped an address is told so, in the language of the address, and finds a way out.

  @read
  Rule: The answer is an error to machines, and a page with ways out to people

    Scenario Outline: <what> is answered by a page in <language>
      When I ask for the page "<address>"
      Then I am told in <language> that there is no such page
      And I am offered a way to the home page, to a demo, to the site map and to four more pages
      And search engines are told to leave the page out

      Examples:
        | what                                     | address                | language |
        | An unknown page                          | /no-such-page          | French   |
        | An unknown English page                  | /en/no-such-page       | English  |
        | An unknown page under a known one        | /platform/no-such-page | French   |
        | An unknown page in an unknown language   | /de/no-such-page       | French   |
        | A French industry under English          | /en/industries/santé   | English  |
        | An English industry under French         | /industries/healthcare | French   |
        | A page in other capitals                 | /Platform              | French   |
        | An English page in other capitals        | /en/Book-Demo          | English  |

  @everywhere
  Rule: The page is a whole page of the site

    Scenario: A visitor comes to it and leaves it
      Given I come to an address that does not exist: "/no-such-page"
      When I follow the content's link to the site map page
      Then I find the site map page in French

    @from-visitors
    Scenario: An address in other capitals stays that one page
      When I come to an address that does not exist: "/Platform"
      Then I see one page, and it is drawn once
