@everywhere
@spec-4-cookie-banner
Feature: How long a choice about cookies holds, and which one counts
  Only a fresh, readable answer of the visitor counts; in doubt the visitor is asked again.

  @spec-9-consent-validity
  Rule: A choice about cookies holds for six months

    Scenario Outline: A choice is asked again after <months> months
      Given the cookie banner has asked me
      When I accept all cookies
      Then I am asked again after <months> months, and not before

      Examples:
        | months |
        | 6      |

  @spec-9-consent-version @spec-4-cookie-banner-shown @from-contract
  Rule: A stored choice of another version, of a wrong clock or that cannot be read is asked again

    Scenario: Whatever the record lacks, the visitor is asked again, and can choose
      Given the cookie banner has asked me
      Then the banner asks again over a stored choice that:
        | stored choice                    |
        | bears the version 0.9            |
        | is dated 6 minutes ahead         |
        | lacks a category                 |
      When I accept all cookies
      Then my stored choice is "essential, analytics, marketing, functional"

    Scenario: A browser that forbids storage can still be answered
      Given my browser forbids the site to store anything
      And the cookie banner has asked me
      When I reject all cookies
      Then the cookie banner is not there
