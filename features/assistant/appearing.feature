@everywhere
@spec-4-chat-visibility
Feature: The assistant comes and goes with the scroll
  Visitors who read on can ask their question at any moment.
  At the top and at the end of a page nothing stands in front of what they read.

  @spec-4-chat-visibility-top @spec-4-chat-visibility-circle @spec-4-chat-visibility-shown
  Rule: The assistant is hidden up to 50 pixels, announced by a circle up to 100, and there at once beyond

    @spec-9-chat-thresholds @chromium
    Scenario: It comes as far down as that
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

    Scenario: Once there, it stays on the way up until 50 pixels
      Given I have scrolled down the home page
      And the assistant has stayed while I scrolled up to 51 pixels
      When I scroll up to 50 pixels
      Then the assistant is hidden

    Scenario: A page that is opened further down has it at once
      Given I have answered about cookies
      When I come to the home page at its section "challenge"
      Then the assistant is there

  @spec-4-chat-visibility-end
  Rule: It leaves the last 100 pixels of a page to the footer's links

    @spec-9-chat-thresholds
    Scenario: It goes as near to the end as that
      Given I am at the top of the home page
      Then so many pixels before the end, the assistant is:
        | pixels | the assistant is |
        | 101    | there            |
        | 100    | hidden           |
        | 0      | hidden           |

    Scenario: Going up from the end brings it back with what was typed
      Given I have scrolled down the home page
      And I have typed "Combien coûte" into the pill
      And I have gone to the end of the page, where the assistant is hidden
      When I scroll up again
      Then the assistant is there
      And the pill still holds "Combien coûte"

  @spec-4-chat-visibility-footer
  Rule: It never covers the footer's links

    Scenario: Each link of the footer stays free of the open pill on a small screen
      Given a screen 360 pixels wide
      And I have come to the home page with the pill expanded
      Then the pill covers no link of the footer while I scroll to the end

  @from-visitors
  Rule: It covers nothing of the demo form

    Scenario: Each field and button of the form stays free on a small screen
      Given a screen 320 pixels wide
      And I have come to the book a demo page with the pill collapsed
      Then the pill covers no field or button of the form while I scroll to the end

    Scenario: The pill stands in front of the form while it has the keyboard focus
      Given a screen 320 pixels wide
      And I have come to the book a demo page with the pill collapsed
      When the keyboard reaches the pill while the form is behind it
      Then nothing covers the pill

  @spec-4-chat-visibility-end
  @technical
  Rule: On short pages the same distances from top and end hold

    Scenario: On a page that has little to scroll, or nothing, it is between both distances alone
      Given I have scrolled down the blog page
      Then with so many pixels to scroll, and so many down, the assistant is:
        | to scroll | down | the assistant is |
        | 0         | 0    | hidden           |
        | 180       | 50   | hidden           |
        | 180       | 60   | there            |
        | 180       | 80   | hidden           |
        | 180       | 180  | hidden           |

  @technical
  Rule: It is never wider than the screen

    @spec-9-chat-pill-widths
    Scenario: On a narrow screen it is narrower
      Given I have scrolled down the home page
      Then the pill is so many pixels wide, and the page never scrolls sideways:
        | screen | closed | open |
        | 1440   | 320    | 500  |
        | 532    | 320    | 500  |
        | 360    | 320    | 328  |
        | 320    | 288    | 288  |

  @from-accessibility
  Rule: The assistant appears without motion for those who want less of it

    Scenario: The pill comes without a circle that travels
      Given I prefer less motion
      And I am at the top of the home page
      When I scroll down 75 pixels
      Then the assistant is there
      And nothing has travelled

  @from-visitors
  Rule: Cookie banner and pill are both usable at once

    Scenario: Neither covers the other, on a large screen and on a small one
      Given I have made no choice about cookies yet
      Then the pill, closed or open, stands clear of the cookie banner:
        | screen |
        | 1440   |
        | 360    |
