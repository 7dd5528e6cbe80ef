@everywhere
@spec-4-cookie-banner
Feature: The cookie banner asks for a choice
  Visitors are asked once, politely, and nothing is stored before they have answered.

  @spec-9-cookie-banner-delay @spec-4-cookie-banner-shown
  Rule: The cookie banner appears one second after the page has loaded

    Scenario: The banner is not there just before a second, and asks after it
      Given I have read the home page for 0.999 seconds
      And the cookie banner is not there
      When 0.001 more seconds have passed
      Then the cookie banner asks for a choice

    @technical
    Scenario: The second begins once the page has loaded completely
      Given a part of the page is late
      When I have waited for it for 1 second
      Then the cookie banner is not there

    @read
    Scenario: Each page bears it
      Then each page bears the cookie banner in its language, out of sight until it asks

  @spec-4-cookie-banner-access
  Rule: The cookie banner leaves the page to the visitor

    Scenario: The banner takes no focus, and the keyboard reaches it right after the link to the content
      Given the cookie banner has asked me
      And my focus is where it was
      When I press Tab
      Then the keyboard is on the link to the content
      When I press Tab
      Then my focus is in the cookie banner

    Scenario: The banner moves nothing and leaves half of the screen to the page
      Then the cookie banner asks, moves nothing, and leaves half of the screen to the page:
        | screen |
        | small  |
        | large  |

    Scenario: On a very low screen it stands at the top of the page, and the keyboard reaches all of it and all of the page
      Given I have a very low screen
      When the cookie banner has asked me on the academy page
      Then each button of the banner comes into view as the keyboard reaches it
      And no link or control that I reach by keyboard is hidden under the banner
      When I scroll down to the footer
      Then the cookie banner leaves the whole screen to the page
