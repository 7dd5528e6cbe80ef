@everywhere
@spec-4-cookie-banner @spec-3-consent
Feature: A choice about cookies
  Accepting, rejecting and tuning are stored for six months, and can be taken back at any time.

  @spec-4-cookie-banner-accept
  Rule: The banner takes a choice with one click

    Scenario: Accepting allows all cookies
      Given the cookie banner has asked me
      Then these choices are stored, and the banner goes:
        | I choose to        | allowed                                     |
        | accept all cookies | essential, analytics, marketing, functional |

    @spec-9-consent-version
    @technical
    Scenario: The record bears its version and the time of the choice
      Given the cookie banner has asked me
      When I reject all cookies
      Then the record holds version "1.0" and the time of my choice

  @spec-4-cookie-banner-reject
  Rule: Refusing allows the essential cookies alone, and is as easy as accepting

    Scenario: Rejecting, and closing the banner, allow the essential cookies alone
      Given the cookie banner has asked me
      Then these choices are stored, and the banner goes:
        | I choose to        | allowed   |
        | reject all cookies | essential |
        | close the banner   | essential |

    Scenario: Accepting and rejecting take the same room, side by side, on a small screen too
      Given I have a small screen
      When the cookie banner has asked me
      Then accepting and rejecting take the same room, side by side

  @spec-4-cookie-banner-settings
  Rule: The settings offer a choice by category

    Scenario: At first the essential cookies alone are on
      Given the cookie banner has asked me
      When I open the cookie settings
      Then the switches say:
        | Essentiels        | on, locked |
        | Mesure d’audience | off        |
        | Marketing         | off        |
        | Fonctionnels      | off        |
      And the page as it stands is accessible

    Scenario: What is switched on in them is allowed, and nothing else
      Given the cookie banner has asked me
      Then these settings are stored once I save them, and the banner goes:
        | I switch on                                | allowed                                     |
        |                                            | essential                                   |
        | Mesure d’audience                          | essential, analytics                        |
        | Marketing                                  | essential, marketing                        |
        | Fonctionnels                               | essential, functional                       |
        | Mesure d’audience, Marketing, Fonctionnels | essential, analytics, marketing, functional |

    Scenario: They can be used by keyboard alone
      Given the cookie banner has asked me
      When I open the cookie settings by keyboard and switch on the first category
      Then my stored choice is "essential, analytics"

    Scenario: In English too, a category that is switched on is allowed
      Given my language is English
      And the cookie banner has asked me
      And I have switched on "Marketing" in the cookie settings
      And the switches say:
        | Essential  | on, locked |
        | Analytics  | off        |
        | Marketing  | on         |
        | Functional | off        |
      When I save the settings
      Then my stored choice is "essential, marketing"

    Scenario: Opened again, they do not show what was not saved
      Given the cookie banner has asked me
      And I have left the settings with "Marketing" switched on
      When I open the cookie settings
      Then the switches say:
        | Essentiels        | on, locked |
        | Mesure d’audience | off        |
        | Marketing         | off        |
        | Fonctionnels      | off        |

    Scenario: A page that is printed while they are open can be read
      Given the cookie banner has asked me
      And I have opened the cookie settings
      When I print the page
      Then no dialog covers the paper

    Scenario: The keyboard stays in them until they are left
      Given the cookie banner has asked me
      When I open the cookie settings
      Then the keyboard stays in them

  @spec-4-cookie-banner-reset
  Rule: A choice can be taken back

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

  Rule: A choice holds wherever the visitor reads on

    Scenario: It holds in a tab that is opened later
      Given the cookie banner has asked me
      And I reject all cookies
      When I open the page in another tab
      Then the cookie banner is not there in the other tab either

    Scenario: It holds on the page that the visitor goes back to
      Given the cookie banner has asked me
      And I go on to the English version of the page
      And I accept all cookies
      When I go back to the French version
      Then the cookie banner is not there

  Rule: A choice holds in every open tab

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
