@everywhere
@spec-4-cookie-banner @spec-3-consent
Feature: A choice about cookies
  Accepting, rejecting and tuning are stored for six months, and can be taken back at any time.

  @spec-4-cookie-banner-accept @spec-4-cookie-banner-reject
  Rule: The banner takes a choice with one click

    Scenario Outline: A visitor who chooses to <choice> allows <allowed>
      Given the cookie banner has asked me
      When I <choice>
      Then the cookie banner is not there
      And my stored choice is "<allowed>"

      Examples:
        | choice             | allowed                                     |
        | accept all cookies | essential, analytics, marketing, functional |
        | reject all cookies | essential                                   |
        | close the banner   | essential                                   |

    @spec-9-consent-version
    Scenario: The record bears its version and the time of the choice
      Given the cookie banner has asked me
      When I reject all cookies
      Then the record holds version "1.0" and the time of my choice

    Scenario Outline: An English visitor who chooses to <choice> allows <allowed>
      Given my language is English
      And the cookie banner has asked me
      When I <choice>
      Then the cookie banner is not there
      And my stored choice is "<allowed>"

      Examples:
        | choice             | allowed                                     |
        | accept all cookies | essential, analytics, marketing, functional |
        | reject all cookies | essential                                   |
        | close the banner   | essential                                   |

  @spec-4-cookie-banner-settings
  Rule: The settings offer a choice by category

    Scenario: At first the essential cookies alone are on
      Given the cookie banner has asked me
      When I open the cookie settings
      Then the switches say:
        | Essentiels         | on, locked |
        | Mesure d'audience  | off        |
        | Marketing          | off        |
        | Fonctionnels       | off        |

    Scenario Outline: Switching on <switches> allows <allowed>
      Given the cookie banner has asked me
      And I have switched on "<switches>" in the cookie settings
      When I save the settings
      Then the cookie banner is not there
      And my stored choice is "<allowed>"

      Examples:
        | switches                                     | allowed                                     |
        | Mesure d'audience                            | essential, analytics                        |
        | Marketing                                    | essential, marketing                        |
        | Fonctionnels                                 | essential, functional                       |
        | Mesure d'audience, Marketing, Fonctionnels   | essential, analytics, marketing, functional |

    Scenario: Saved as they are, they allow the essential cookies alone
      Given the cookie banner has asked me
      And I have opened the cookie settings
      When I save the settings
      Then my stored choice is "essential"

    Scenario: They can be used by keyboard alone
      Given the cookie banner has asked me
      When I open the cookie settings by keyboard and switch on the first category
      Then my stored choice is "essential, analytics"

    Scenario: In English too, the essential cookies alone are on at first
      Given my language is English
      And the cookie banner has asked me
      When I open the cookie settings
      Then the switches say:
        | Essential  | on, locked |
        | Analytics  | off        |
        | Marketing  | off        |
        | Functional | off        |

    Scenario: In English too, a category that is switched on is allowed
      Given my language is English
      And the cookie banner has asked me
      And I have switched on "Marketing" in the cookie settings
      When I save the settings
      Then my stored choice is "essential, marketing"

    Scenario: Opened again, they do not show what was not saved
      Given the cookie banner has asked me
      And I have left the settings with "Marketing" switched on
      When I open the cookie settings
      Then the switches say:
        | Essentiels         | on, locked |
        | Mesure d'audience  | off        |
        | Marketing          | off        |
        | Fonctionnels       | off        |

    Scenario: Opened again, they save what is allowed then
      Given the cookie banner has asked me
      And I have left the settings with "Marketing" switched on
      And I have switched on "Fonctionnels" in the cookie settings
      When I save the settings
      Then the cookie banner is not there
      And my stored choice is "essential, functional"

    Scenario: Opened again, they can be left without saving
      Given the cookie banner has asked me
      And I have left the settings with "Marketing" switched on
      And I have opened the cookie settings
      When I leave the settings by the Escape key
      Then the cookie banner asks for a choice
      And my focus is on the button that opens the settings
      And the settings can be opened again

    Scenario: A page that is printed while they are open can be read
      Given the cookie banner has asked me
      And I have opened the cookie settings
      When I print the page
      Then no dialog covers the paper

    Scenario: The keyboard stays in them until they are left
      Given the cookie banner has asked me
      When I open the cookie settings
      Then the keyboard stays in them

    Scenario Outline: No accessibility problem is found in them, in <language>
      Given my language is <language>
      And the cookie banner has asked me
      When I open the cookie settings
      Then the page as it stands is accessible

      Examples:
        | language |
        | French   |
        | English  |

  @spec-4-cookie-banner-reset
  Rule: A choice can be taken back

    Scenario Outline: A visitor is asked again after using <means>
      Given the cookie banner has asked me
      And I accept all cookies
      When I ask for the banner again by <means>
      Then the cookie banner asks for a choice
      And nothing is stored about cookies

      Examples:
        | means                |
        | the footer's control |
        | the global helper    |

    Scenario: The keyboard focus goes to the banner that was asked for, and back afterwards
      Given the cookie banner has asked me
      And I accept all cookies
      And I have asked for the banner again by the footer's control, and was led to it
      When I reject all cookies
      Then my focus is on the footer's control

    Scenario: It goes back as well when the settings are saved
      Given the cookie banner has asked me
      And I accept all cookies
      And I have asked for the banner again by the footer's control, and was led to it
      And I have opened the cookie settings
      When I save the settings
      Then my focus is on the footer's control

    Scenario: A choice can be taken back a second time, in English
      Given my language is English
      And the cookie banner has asked me
      And I accept all cookies
      And I ask for the banner again by the footer's control
      And I reject all cookies
      When I ask for the banner again by the footer's control
      Then the cookie banner asks for a choice
      And nothing is stored about cookies

    Scenario: After it is taken back, nothing but the essential cookies is on in the settings
      Given the cookie banner has asked me
      And I accept all cookies
      And I have asked for the banner again by the footer's control, and was led to it
      And I have opened the cookie settings
      When I save the settings
      Then my stored choice is "essential"

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

    Scenario: A choice in one tab removes the banner from the other
      Given the cookie banner has asked me in two tabs
      When I accept all cookies
      Then the cookie banner is not there in the other tab either

    Scenario: A choice in one tab closes the settings in the other
      Given the cookie banner has asked me in two tabs
      And the cookie settings are open in the other tab
      When I reject all cookies
      Then the cookie banner is not there in the other tab either

    Scenario: A choice taken back in one tab is asked again in the other
      Given the cookie banner has asked me in two tabs
      And I accept all cookies
      When I ask for the banner again by the footer's control
      Then the cookie banner asks in the other tab too

    Scenario: When everything stored is deleted in one tab, the other asks again
      Given the cookie banner has asked me in two tabs
      And I accept all cookies
      When I wipe everything that the site has stored
      Then the cookie banner asks in the other tab too

    Scenario: A page that the browser brings back from memory knows of a choice made meanwhile
      Given the cookie banner has asked me
      When I accept all cookies elsewhere while the page is kept aside
      Then the cookie banner is not there
