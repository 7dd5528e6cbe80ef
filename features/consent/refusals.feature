@everywhere
@spec-4-cookie-banner
Feature: What does not count as a choice about cookies
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

    Scenario Outline: A choice <age>: the banner <answer>
      Given I accepted all cookies <days> days and <minutes> minutes ago
      When I have read the home page for 1 second
      Then the cookie banner <answer>

      Examples:
        | age                         | days | minutes | answer            |
        | of this moment              | 0    | 0       | is not there      |
        | a minute short of 183 days  | 182  | 1439    | is not there      |
        | of exactly 183 days         | 183  | 0       | asks for a choice |
        | of a year                   | 365  | 0       | asks for a choice |

    Scenario Outline: A choice dated <minutes> minutes ahead, by a clock that was wrong: the banner <answer>
      Given I accepted all cookies with a clock <minutes> minutes ahead
      When I have read the home page for 1 second
      Then the cookie banner <answer>

      Examples:
        | minutes | answer            |
        | 5       | is not there      |
        | 6       | asks for a choice |

  @spec-9-consent-version
  Rule: A choice made under another version is asked again

    Scenario: A choice under version 0.9 is asked again
      Given my stored choice bears the version "0.9"
      When I have read the home page for 1 second
      Then the cookie banner asks for a choice

  @spec-4-cookie-banner-shown @from-contract
  Rule: A stored choice that cannot be read does not count

    Scenario Outline: A record that is <unreadable> does not stop the visitor from choosing
      Given what is stored about cookies is <unreadable>
      And the cookie banner has asked me all the same
      When I accept all cookies
      Then my stored choice is "essential, analytics, marketing, functional"

      Examples:
        | unreadable                        |
        | something else                    |
        | a list                            |
        | without a category                |
        | without consent to the essential  |

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

    Scenario Outline: Left by <means>, they lead back to the banner
      Given the cookie banner has asked me
      And I have switched on "Marketing" in the cookie settings
      When I leave the settings by <means>
      Then the cookie banner asks for a choice
      And nothing is stored about cookies
      And the settings can be opened again

      Examples:
        | means               |
        | the Escape key      |
        | their own button    |
        | a click beside them |

    Scenario: Left by their own button in English, they lead back to the banner
      Given my language is English
      And the cookie banner has asked me
      And I have switched on "Marketing" in the cookie settings
      When I leave the settings by their own button
      Then the cookie banner asks for a choice
      And nothing is stored about cookies

    Scenario: What was switched on there is not allowed by a later refusal
      Given the cookie banner has asked me
      And I have left the settings with "Marketing" switched on
      When I reject all cookies
      Then the cookie banner is not there
      And my stored choice is "essential"
