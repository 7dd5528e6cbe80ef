@everywhere
@spec-4-cookie-banner
Feature: The cookie banner asks for a choice
  Visitors are asked once, politely, and nothing is stored before they have answered.

  @spec-9-cookie-banner-delay @spec-4-cookie-banner-shown
  Rule: It appears one second after the page has loaded

    Scenario Outline: <moment>, it <answer>
      When I have read the home page for <seconds> seconds
      Then the cookie banner <answer>

      Examples:
        | moment               | seconds | answer            |
        | Just before a second | 0.999   | is not there      |
        | After a second       | 1       | asks for a choice |

    @technical
    Scenario: The second begins once the page has loaded completely
      Given a part of the page is late
      When I have waited for it for 1 second
      Then the cookie banner is not there

    Scenario: It asks on any page, in English too
      Given my language is English
      When I have read the careers page for 1 second
      Then the cookie banner asks for a choice

    @read
    Scenario: Each page bears it
      Then each page bears the cookie banner in its language, out of sight until it asks

    @technical
    Scenario: The second begins once a page that was drawn ahead is shown
      Given my browser has drawn the home page ahead, and 10 seconds have passed
      And the cookie banner is not there
      When the page is shown
      And 0.999 seconds have passed
      Then the cookie banner is not there
      When 0.001 more seconds have passed
      Then the cookie banner asks for a choice

    @technical
    Scenario: It takes a choice though an ad blocker refuses each file that is named after it
      Given an ad blocker refuses each file with "consent" or "cookie" in its name
      And the cookie banner has asked me
      When I accept all cookies
      Then the cookie banner is not there
      And my stored choice is "essential, analytics, marketing, functional"

  @spec-4-cookie-banner-shown
  Rule: A visitor who has chosen is not asked again

    Scenario: A visitor who refused is not asked on the next visit
      Given the cookie banner has asked me
      And I reject all cookies
      When I come back a day later
      Then the cookie banner is not there

  @spec-6-public
  Rule: Before a choice nothing is stored

    Scenario: It keeps asking from page to page, no cookie is set, and nothing is stored
      Given the cookie banner has asked me
      And no cookie is set and nothing is stored
      When I go on to the English version of the page
      Then the cookie banner asks for a choice
      And no cookie is set and nothing is stored

  @spec-4-cookie-banner-access
  Rule: It leaves the page to the visitor

    Scenario: It takes no focus, and the keyboard reaches it right after the link to the content
      Given the cookie banner has asked me
      And my focus is where it was
      When I go past the link to the content by keyboard
      Then my focus is in the cookie banner

    Scenario Outline: It moves nothing and leaves half of the page, on a <screen size> screen
      Given I have a <screen size> screen
      When the cookie banner has asked me
      Then nothing on the page has moved
      And the cookie banner leaves half of the screen to the page
      And the cookie banner is accessible

      Examples:
        | screen size |
        | small       |
        | large       |

    Scenario: On a very low screen it stands at the top of the page, and leaves the rest of the page alone
      Given I have a very low screen
      And the cookie banner has asked me
      When I scroll down to the footer
      Then the cookie banner leaves the whole screen to the page

    Scenario: On a very low screen the keyboard brings each of its buttons into view, and it hides nothing that has the focus
      Given I have a very low screen
      When the cookie banner has asked me on the academy page
      Then each button of the banner comes into view as the keyboard reaches it
      And no link or control that I reach by keyboard is hidden under the banner

    Scenario: It appears without motion for those who want less of it
      Given I prefer less motion
      When the cookie banner has asked me
      Then the cookie banner stands still

    Scenario: It keeps asking from page to page
      Given the cookie banner has asked me
      And I have followed its link to the cookie policy, where it asks for a choice
      When I go back
      And 1 second has passed
      Then the cookie banner asks for a choice

    Scenario: No accessibility problem is found on a page on which it asks
      When the cookie banner has asked me
      Then the page as it stands is accessible

  @spec-6-public
  Rule: Without JavaScript nothing is stored, so that nothing is asked

    Scenario: A browser without scripts is led to what the site says of cookies
      Given scripts do not run in my browser
      And I read the home page
      When I use the footer's control for cookies
      Then I find the cookie policy page in French

    Scenario: A browser without scripts is not asked
      Given scripts do not run in my browser
      When I read the home page
      Then the cookie banner is not there
