@everywhere
@spec-4-cookie-banner-services
Feature: Third-party services wait for consent
  A service that the site declares is loaded only once the visitor has allowed its category.

  Rule: A third-party service is loaded only after consent to its category, and stops once consent is taken back

    Background:
      Given the site declares an analytics service
      And the cookie banner has asked me

    Scenario: A service is loaded once its category is allowed, and after no other choice
      Given the analytics service is not loaded
      Then these answers are kept, and the banner goes:
        | I choose to        | the analytics service is |
        | close the banner   | not loaded               |
        | reject all cookies | not loaded               |
      And these answers are kept, and the banner goes:
        | I switch on             | the analytics service is |
        | Marketing, Fonctionnels | not loaded               |
        | Mesure d’audience       | loaded                   |

    Scenario: Consent holds on the next visit, loads it once, and stops it when taken back
      Given I accept all cookies
      When I come back a day later
      Then the analytics service is loaded
      When I use the footer's control for cookies
      And I accept all cookies
      Then the analytics service is loaded once
      When I use the footer's control for cookies
      And I reject all cookies
      Then the analytics service is not loaded
