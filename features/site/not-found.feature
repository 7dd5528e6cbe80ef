@spec-2-not-found
Feature: No page at this address
  A visitor who mistyped an address is told so, in the language of the address, and finds a way out.

  Rule: An address without a page is answered by an error to machines, and a page with ways out to people

    @read
    Scenario: Whatever was mistyped, the language of the address is kept
      Then these addresses are answered by a page in their language that says so and offers seven ways out:
        | what                                   | address                | language |
        | an unknown page                        | /no-such-page          | French   |
        | an unknown English page                | /en/no-such-page       | English  |
        | an unknown page under a known one      | /platform/no-such-page | French   |
        | an unknown page in an unknown language | /de/no-such-page       | French   |
        | a French industry under English        | /en/industries/santé   | English  |
        | an English industry under French       | /industries/healthcare | French   |
        | a page in other capitals               | /Platform              | French   |

    @everywhere
    Scenario: What stands for a missing page is a whole page of the site, which a visitor leaves by its links
      Given I come to an address that does not exist: "/Platform"
      And I see one page, and it is drawn once
      When I follow the content's link to the site map page
      Then I find the site map page in French
