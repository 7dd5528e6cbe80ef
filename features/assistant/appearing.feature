@everywhere
@spec-4-chat-visibility
Feature: The assistant comes and goes with the scroll
  Visitors who read on can ask their question at any moment.
  At the top and at the end of a page nothing stands in front of what they read.

  @spec-4-chat-visibility-top @spec-4-chat-visibility-circle @spec-4-chat-visibility-shown
  Rule: The assistant is hidden up to 50 pixels, announced by a circle up to 100, and there at once beyond

    @spec-9-chat-thresholds @chromium
    Scenario: The assistant comes as a visitor scrolls down
      Given I am at the top of the home page
      Then scrolled down from the top at once, the assistant is:
        | pixels | the assistant is        |
        | 0      | hidden                  |
        | 50     | hidden                  |
        | 51     | announced by its circle |
        | 100    | announced by its circle |
        | 101    | there                   |
        | 900    | there                   |

    @chromium
    Scenario: The circle travels down, and the pill takes its place
      Given I am at the top of the home page
      And I have just scrolled down 75 pixels
      And the circle is in the upper half of the screen
      When the circle has arrived
      Then the assistant is there
      And it stands at the bottom of the screen

    Scenario: A page that is opened further down has it at once
      Given I have answered about cookies
      When I come to the address "/#challenge"
      Then the assistant is there

  @spec-4-chat-visibility-end
  Rule: The assistant leaves the last 100 pixels of a page to the footer's links

    @spec-9-chat-thresholds
    Scenario: The assistant goes near the end of the page, and comes back on the way up with what was typed
      Given I have scrolled down the home page
      And I have typed "Combien coûte" into the pill
      Then so many pixels before the end, the assistant is:
        | pixels | the assistant is |
        | 100    | hidden           |
        | 0      | hidden           |
        | 101    | there            |
        | 600    | there            |
      And the pill still holds "Combien coûte"

  @spec-4-chat-visibility-footer @from-visitors
  Rule: The assistant never covers the footer's links, the demo form or the cookie banner

    Scenario: Each link of the footer stays free of the open pill on a small screen
      Given a screen 360 pixels wide
      And I have come to the home page with the pill expanded
      Then the pill covers no link of the footer while I scroll to the end

    Scenario: Each field and button of the demo form stays free on a small screen, and the pill in front while it has the focus
      Given a screen 320 pixels wide
      And I have come to the book a demo page with the pill collapsed
      Then the pill covers no field or button of the form while I scroll to the end
      When the keyboard reaches the pill while the form is behind it
      Then nothing covers the pill

    Scenario: Cookie banner and pill are both usable at once, on a large screen and on a small one
      Given I read the home page
      Then the pill, closed or open, stands clear of the cookie banner:
        | screen |
        | 1440   |
        | 360    |
