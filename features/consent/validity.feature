@everywhere
@spec-4-cookie-banner
Feature: How long a choice about cookies holds, and which one counts
  Only a fresh, readable answer of the visitor counts; in doubt the visitor is asked again.

  @spec-9-consent-validity
  Rule: A choice holds for six months

    Scenario Outline: A choice is asked again after <months> months
      Given the cookie banner has asked me
      When I accept all cookies
      Then I am asked again after <months> months, and not before

      Examples:
        | months |
        | 6      |

    Scenario: A choice dated more than five minutes ahead, by a clock that was wrong, does not count
      Given I accepted all cookies with a clock 6 minutes ahead
      When I have read the home page for 1 second
      Then the cookie banner asks for a choice

  @spec-9-consent-version
  Rule: A choice made under another version is asked again

    Scenario: A choice under version 0.9 is asked again
      Given my stored choice bears the version "0.9"
      When I have read the home page for 1 second
      Then the cookie banner asks for a choice

  @spec-4-cookie-banner-shown @from-contract
  Rule: A stored choice that cannot be read does not count

    Scenario: A record that lacks a category does not stop the visitor from choosing
      Given what is stored about cookies lacks a category
      And the cookie banner has asked me all the same
      When I accept all cookies
      Then my stored choice is "essential, analytics, marketing, functional"

    Scenario: A browser that forbids storage can still be answered
      Given my browser forbids the site to store anything
      And the cookie banner has asked me all the same
      When I reject all cookies
      Then the cookie banner is not there

  @spec-5-cookies-essential
  Rule: Essential cookies cannot be switched off

    Scenario: The switch of the essential cookies cannot be moved
      Given the cookie banner has asked me
      When I open the cookie settings
      Then "Essentiels" cannot be switched off

  @spec-4-cookie-banner-settings
  Rule: Leaving the settings stores nothing

    Scenario: However they are left, they lead back to the banner, and a later refusal allows nothing of them
      Given the cookie banner has asked me
      Then the settings with "Marketing" switched on lead back to the banner, and store nothing, when left by:
        | means               |
        | the Escape key      |
        | their own button    |
        | a click beside them |
      And a refusal now allows the essential cookies alone
