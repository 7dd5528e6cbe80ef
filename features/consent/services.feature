@everywhere
@spec-4-cookie-banner-services
Feature: Third-party services wait for consent
  A service that the site declares is loaded only once the visitor has allowed its category.

  Background:
    Given the site declares an analytics service

  Rule: A third-party service is loaded only after consent for its category

    Scenario: It is loaded once all cookies are accepted, and after no refusal
      Given the cookie banner has asked me
      And the analytics service is not loaded
      Then these choices decide about the analytics service:
        | I choose to        | it is      |
        | close the banner   | not loaded |
        | reject all cookies | not loaded |
        | accept all cookies | loaded     |

    Scenario: It is loaded once its own category is allowed, and for no other
      Given the cookie banner has asked me
      Then these settings decide about the analytics service, once I save them:
        | I switch on             | it is      |
        | Marketing, Fonctionnels | not loaded |
        | Mesure d’audience       | loaded     |

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
