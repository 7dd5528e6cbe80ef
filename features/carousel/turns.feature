@everywhere
@spec-4 @spec-4-carousel
Feature: Testimonials take turns
  Each customer is heard for five seconds, and nobody is hurried.

  @spec-9-testimonial-rotation @spec-2-home-testimonials @spec-4-carousel-turns
  Rule: The next testimonial comes every five seconds, and the first after the last

    Scenario: The time of a turn
      Given I look at the testimonials with a stopped clock
      When the testimonials have run for 4999 ms
      Then testimonial 1 is shown
      When the testimonials have run for 1 ms
      Then testimonial 2 is shown

    Scenario: All of them, and the first again
      Given I look at the testimonials with a stopped clock
      When I see five turns
      Then I have seen the testimonials 2, 3, 4, 1, 2

  @spec-4-carousel-dots
  Rule: A dot leads to its testimonial

    Scenario Outline: Dot <dot>
      Given I look at the testimonials with a stopped clock
      When I choose the dot of testimonial <dot>
      Then testimonial <dot> is shown

      Examples:
        | dot |
        | 1   |
        | 3   |
        | 4   |

    Scenario: In English
      Given my language is English
      And I look at the testimonials with a stopped clock
      When I choose the dot of testimonial 2
      Then testimonial 2 is shown

  @spec-4-carousel-control
  Rule: The visitor sets the pace

    Scenario: Pause and resume
      Given I look at the testimonials with a stopped clock
      When I pause the testimonials
      And the testimonials have run for 20000 ms
      Then testimonial 1 is shown
      When I resume the testimonials
      And the testimonials have run for 5000 ms
      Then testimonial 2 is shown

    Scenario: A second pause, in English
      Given my language is English
      And I look at the testimonials with a stopped clock
      And I have paused and resumed the testimonials
      When I pause the testimonials
      And the testimonials have run for 20000 ms
      Then testimonial 1 is shown

    Scenario: A pointer over them holds them
      Given I look at the testimonials with a stopped clock
      When I rest my pointer on the testimonials
      And the testimonials have run for 20000 ms
      Then testimonial 1 is shown
      When I move my pointer away
      And the testimonials have run for 5000 ms
      Then testimonial 2 is shown

    Scenario: Focus stops them for good
      Given I look at the testimonials with a stopped clock
      When I reach the testimonials by keyboard
      Then my focus is on the pause control, which offers to resume
      When I go on by keyboard beyond the testimonials
      And the testimonials have run for 20000 ms
      Then testimonial 1 is shown

    Scenario: By arrow keys
      Given I look at the testimonials with a stopped clock
      When I press the arrow keys "right, right, left, left, left" on the dots
      Then testimonial 4 is shown

    @chromium
    Scenario Outline: A finger that swipes to the <side>
      Given I look at the testimonials with a stopped clock
      When I swipe to the <side>
      Then testimonial <number> is shown

      Examples:
        | side  | number |
        | left  | 2      |
        | right | 4      |

  @spec-4-carousel-still
  Rule: Nothing moves for those who want less motion

    Scenario: Reduced motion
      Given I prefer less motion
      And I look at the testimonials with a stopped clock
      When the testimonials have run for 20000 ms
      Then testimonial 1 is shown

    Scenario: Reduced motion, asked for while reading
      Given I look at the testimonials with a stopped clock
      When I ask my computer for less motion
      Then the testimonials stand, and I can resume them

  Rule: Everyone can follow them

    Scenario: Turns move nothing else
      Given I look at the testimonials with a stopped clock
      When I see five turns
      Then nothing on the page has moved

    Scenario: They can be read with assistive technology
      When I look at the testimonials
      Then the page as it stands is accessible

    Scenario: A screen reader is told of what its user chooses, never of a turn
      Given I look at the testimonials with a stopped clock
      Then a screen reader keeps silent about the testimonials
      When I choose the dot of testimonial 3
      Then a screen reader tells of a new testimonial

    Scenario: Without JavaScript all can be read
      Given scripts do not run in my browser
      When I read the home page
      Then all testimonials can be read, and no dead control is shown
