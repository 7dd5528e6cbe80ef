@everywhere
@spec-4-cookie-banner @spec-3-consent
Feature: A choice about cookies
  Accepting, rejecting and tuning are stored for six months, and can be taken back at any time.

  @spec-4-cookie-banner-accept
  Rule: Accepting allows all cookies, with one click

    Scenario: Accepting allows every category
      Given the cookie banner has asked me
      Then these answers are kept, and the banner goes:
        | I choose to        | allowed                                     |
        | accept all cookies | essential, analytics, marketing, functional |

  @spec-4-cookie-banner-reject
  Rule: Refusing allows the essential cookies alone, and is as easy as accepting

    Scenario: Rejecting takes the same room as accepting; it and closing the banner allow the essential cookies alone
      Given I have a small screen
      And the cookie banner has asked me
      Then accepting and rejecting take the same room, side by side
      And these answers are kept, and the banner goes:
        | I choose to        | allowed   |
        | reject all cookies | essential |
        | close the banner   | essential |

  @spec-5-cookies-essential @spec-4-cookie-banner-settings
  Rule: At first the essential cookies alone are switched on, and they cannot be switched off

    Scenario: The switch of the essential cookies is on and locked, the others are off
      Given the cookie banner has asked me
      When I open the cookie settings
      Then the switches say:
        | Essentiels        | on, locked |
        | Mesure d’audience | off        |
        | Marketing         | off        |
        | Fonctionnels      | off        |
      And "Essentiels" cannot be switched off

  @spec-4-cookie-banner-settings
  Rule: The cookie settings offer a choice by category, and store it once it is saved

    Scenario: What is switched on in them is allowed, and nothing else
      Given my language is English
      And the cookie banner has asked me
      Then these answers are kept, and the banner goes:
        | I switch on                      | allowed                                     |
        |                                  | essential                                   |
        | Analytics                        | essential, analytics                        |
        | Marketing                        | essential, marketing                        |
        | Functional                       | essential, functional                       |
        | Analytics, Marketing, Functional | essential, analytics, marketing, functional |

    Scenario: The keyboard stays in them, and is enough to choose
      Given the cookie banner has asked me
      When I open the cookie settings
      Then the keyboard stays in them
      When I press Escape
      And I open the cookie settings by keyboard and switch on the first category
      Then my stored choice is "essential, analytics"

    Scenario: However they are left, nothing is stored, and nothing of it is there when they are opened again
      Given the cookie banner has asked me
      Then the settings with "Marketing" switched on lead back to the banner, and store nothing, when left by:
        | means               |
        | the Escape key      |
        | their own button    |
        | a click beside them |
      When I open the cookie settings
      Then the switches say:
        | Essentiels        | on, locked |
        | Mesure d’audience | off        |
        | Marketing         | off        |
        | Fonctionnels      | off        |
      When I press Escape
      Then a refusal now allows the essential cookies alone

  @spec-4-cookie-banner-reset
  Rule: A choice about cookies can be taken back

    Scenario: A visitor is asked again, and nothing is stored, whenever a choice is taken back
      Given the cookie banner has asked me
      Then the banner asks again, and nothing is stored, once I have accepted all cookies and ask for it by:
        | means                |
        | the footer's control |
        | the global helper    |
        | the footer's control |

    Scenario: The keyboard goes to the banner that was asked for, and back afterwards
      Given the cookie banner has asked me
      And I accept all cookies
      Then my focus goes from the footer's control to the banner, and back after my answer:
        | my answer                              | allowed   |
        | I reject all cookies                   | essential |
        | I save the cookie settings as they are | essential |

  @spec-4-cookie-banner-shown
  Rule: Who has chosen is not asked again: the choice holds on every page, in every tab and on the next visit

    Scenario: A refusal holds on the next visit, and in a tab that is opened then
      Given the cookie banner has asked me
      And I reject all cookies
      When I come back a day later
      Then the cookie banner is not there
      When I open the page in another tab
      Then the cookie banner is not there in the other tab either

    Scenario: A choice holds on the page that the visitor goes back to
      Given the cookie banner has asked me
      And I go on to the English version of the page
      And I accept all cookies
      When I go back to the French version
      Then the cookie banner is not there

    Scenario: A choice in one tab removes the banner from the other, and closes its settings
      Given the cookie banner has asked me in two tabs
      And the cookie settings are open in the other tab
      When I reject all cookies
      Then the cookie banner is not there in the other tab either

    Scenario: A choice that no longer stands in one tab is asked again in the other
      Given the cookie banner has asked me in two tabs
      Then the banner asks in the other tab too, once I have accepted all cookies and:
        | in this tab                                      |
        | ask for the banner again by the footer's control |
        | wipe everything that the site has stored         |

    @technical
    Scenario: A page that the browser brings back from memory knows of a choice made meanwhile
      Given the cookie banner has asked me
      When I accept all cookies elsewhere while the page is kept aside
      Then the cookie banner is not there
