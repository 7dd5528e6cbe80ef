@everywhere
@spec-4-chat-visibility
Feature: The assistant comes and goes with the scroll
  Visitors who read on can ask their question at any moment.
  At the top and at the end of a page nothing stands in front of what they read.

  @spec-4-chat-visibility-top @spec-4-chat-visibility-circle @spec-4-chat-visibility-shown
  Rule: The assistant is hidden up to 50 pixels, announced by a circle up to 100, and there at once beyond

    @spec-9-chat-thresholds @chromium
    Scenario Outline: <pixels> pixels down, the assistant is <state>
      Given I am at the top of the home page
      When I have just scrolled down <pixels> pixels
      Then the assistant is <state>

      Examples:
        | pixels | state                   |
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
    Scenario Outline: <pixels> pixels before the end, the assistant is <state>
      Given I am at the top of the home page
      When I scroll to <pixels> pixels before the end
      Then the assistant is <state>

      Examples:
        | pixels | state  |
        | 101    | there  |
        | 100    | hidden |
        | 0      | hidden |

    Scenario: Going up from the end brings it back with what was typed
      Given I have scrolled down the home page
      And I have typed "Combien coûte" into the pill
      And I have gone to the end of the page, where the assistant is hidden
      When I scroll up again
      Then the assistant is there
      And the pill still holds "Combien coûte"

  @spec-4-chat-visibility-footer
  Rule: It never covers the footer's links

    Scenario Outline: With the pill <state>, each footer link of the <screen> page stays free on a screen of <width> pixels
      Given a screen <width> pixels wide
      And I have come to the <screen> page with the pill <state>
      Then the pill covers no link of the footer while I scroll to the end

      Examples:
        | screen       | width | state     |
        | home         | 360   | collapsed |
        | home         | 1440  | collapsed |
        | home         | 360   | expanded  |
        | home         | 1440  | expanded  |
        | legal notice | 360   | collapsed |
        | legal notice | 1440  | collapsed |

  @from-visitors
  Rule: It covers nothing of the demo form

    Scenario Outline: On a screen of <width> pixels, each field and button of the form stays free
      Given a screen <width> pixels wide
      And I have come to the book a demo page with the pill collapsed
      Then the pill covers no field or button of the form while I scroll to the end

      Examples:
        | width |
        | 320   |
        | 768   |
        | 1024  |
        | 1280  |
        | 1440  |

    Scenario: The pill stands in front of the form while it has the keyboard focus
      Given a screen 320 pixels wide
      And I have come to the book a demo page with the pill collapsed
      When the keyboard reaches the pill while the form is behind it
      Then nothing covers the pill

  @spec-4-chat-visibility-end
  Rule: On short pages the same distances from top and end hold

    Scenario: A page that fits the screen never has it
      Given the "blog" page leaves 0 pixels to scroll
      Then the assistant is hidden

    Scenario Outline: <pixels> of the 180 pixels of a short page down, the assistant is <state>
      Given the "blog" page leaves 180 pixels to scroll
      When I scroll down <pixels> pixels
      Then the assistant is <state>

      Examples:
        | pixels | state  |
        | 50     | hidden |
        | 60     | there  |
        | 80     | hidden |
        | 180    | hidden |

  Rule: It is never wider than the screen

    @spec-9-chat-pill-widths
    Scenario Outline: On a screen of <screen> pixels it is <collapsed> pixels wide, and <expanded> when open
      Given a screen <screen> pixels wide
      And I have scrolled down the home page
      And the pill is <collapsed> pixels wide, within the page
      When I open the pill
      Then the pill is <expanded> pixels wide
      And the page does not scroll sideways

      Examples:
        | screen | collapsed | expanded |
        | 1440   | 320       | 500      |
        | 532    | 320       | 500      |
        | 360    | 320       | 328      |
        | 320    | 288       | 288      |

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

    Scenario Outline: Neither covers the other on a screen of <screen> pixels
      Given a screen <screen> pixels wide
      And I have made no choice about cookies yet
      And I have scrolled down to where the pill stands clear of the cookie banner
      When I open the pill
      Then the pill and the cookie banner do not overlap

      Examples:
        | screen |
        | 1440   |
        | 360    |
