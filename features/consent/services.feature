@everywhere
@spec-4-cookie-banner-services @another-site
Feature: Third-party services wait for consent
  A service that the site declares is loaded only once the visitor has allowed its category.

  Background:
    Given the site declares an analytics service

  Rule: A third-party service is loaded only after consent for its category

    Scenario Outline: When a visitor chooses to <choice>, it is <verdict>
      Given the cookie banner has asked me
      And the analytics service is not loaded
      When I <choice>
      Then the analytics service is <verdict>

      Examples:
        | choice             | verdict    |
        | accept all cookies | loaded     |
        | reject all cookies | not loaded |
        | close the banner   | not loaded |

    Scenario Outline: When a visitor allows <category>, it is <verdict>
      Given the cookie banner has asked me
      And I have switched on "<category>" in the cookie settings
      When I save the settings
      Then the analytics service is <verdict>

      Examples:
        | category          | verdict    |
        | Mesure d'audience | loaded     |
        | Marketing         | not loaded |

    Scenario: A choice made before holds on the next visit
      Given the cookie banner has asked me
      And I accept all cookies
      When I come back a day later
      Then the analytics service is loaded

  Rule: Consent taken back stops the service

    Scenario: After consent is taken back, the page no longer has the service
      Given the cookie banner has asked me
      And I accept all cookies
      And the analytics service is loaded
      And I have asked for the banner again by the footer's control, and was led to it
      When I reject all cookies
      Then the analytics service is not loaded

    Scenario: Consent given again does not load it a second time
      Given the cookie banner has asked me
      And I accept all cookies
      And the analytics service is loaded
      And I have asked for the banner again by the footer's control, and was led to it
      When I accept all cookies
      Then the analytics service is loaded once
