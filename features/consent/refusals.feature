@everywhere
@spec-4 @spec-4-cookie-banner @spec-5
Feature: What does not count as a choice about cookies
  Only a fresh, readable answer of the visitor counts; in doubt the visitor is asked again.

  @spec-9-consent-validity
  Rule: A choice holds for six months

    Scenario Outline: A choice <age>
      Given I accepted all cookies <days> days and <minutes> minutes ago
      When I open the home page and 1000 ms pass after it has loaded
      Then the cookie banner <answer>

      Examples:
        | age                         | days | minutes | answer            |
        | of this moment              | 0    | 0       | is not there      |
        | a minute short of 183 days  | 182  | 1439    | is not there      |
        | of exactly 183 days         | 183  | 0       | asks for a choice |
        | of a year                   | 365  | 0       | asks for a choice |

    Scenario Outline: A choice dated <minutes> minutes ahead
      Given I accepted all cookies with a clock <minutes> minutes ahead
      When I open the home page and 1000 ms pass after it has loaded
      Then the cookie banner <answer>

      Examples:
        | minutes | answer            |
        | 5       | is not there      |
        | 6       | asks for a choice |

  @spec-9-consent-version
  Rule: A choice made under another version is asked again

    Scenario: An older version
      Given my stored choice bears the version "0.9"
      When I open the home page and 1000 ms pass after it has loaded
      Then the cookie banner asks for a choice

  Rule: What cannot be read is no choice

    Scenario Outline: <what>
      Given what is stored about cookies reads '<text>'
      When I open the home page and 1000 ms pass after it has loaded
      Then the cookie banner asks for a choice
      When I accept all cookies
      Then my stored choice is "essential, analytics, marketing, functional"

      Examples:
        | what                   | text                                                                                                          |
        | Something else         | yes                                                                                                           |
        | A list                 | []                                                                                                            |
        | A category is missing  | {"preferences":{"essential":true},"timestamp":1795176000000,"version":"1.0"}                                   |
        | Essential switched off | {"preferences":{"essential":false,"analytics":true,"marketing":true,"functional":true},"timestamp":1795176000000,"version":"1.0"} |

    Scenario: A browser that forbids storage
      Given my browser forbids the site to store anything
      When I open the home page and 1000 ms pass after it has loaded
      And I reject all cookies
      Then the cookie banner is not there

  @spec-5-cookies-essential
  Rule: Essential cookies cannot be switched off

    Scenario: I try to
      Given the cookie banner has asked me
      When I open the cookie settings
      Then "Essentiels" cannot be switched off

  @spec-4-cookie-banner-settings
  Rule: Leaving the settings stores nothing

    Scenario Outline: By <means>
      Given the cookie banner has asked me
      When I open the cookie settings
      And I switch on "Marketing"
      And I leave the settings by <means>
      Then the cookie banner asks for a choice
      And nothing is stored about cookies
      When I reject all cookies
      Then the cookie banner is not there
      And my stored choice is "essential"

      Examples:
        | means               |
        | the Escape key      |
        | their own button    |
        | a click beside them |

    Scenario: In English, by their own button
      Given my language is English
      And the cookie banner has asked me
      When I open the cookie settings
      And I switch on "Marketing"
      And I leave the settings by their own button
      Then the cookie banner asks for a choice
      And nothing is stored about cookies
