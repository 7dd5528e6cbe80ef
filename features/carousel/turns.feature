@everywhere
@spec-4-carousel
Feature: Testimonials take turns
  Each customer is heard for five seconds, and nobody is hurried.

  @spec-9-testimonial-rotation @spec-2-home-testimonials @spec-4-carousel-turns
  Rule: The next testimonial comes every five seconds, and the first after the last

    Scenario: The second is shown after five seconds, and not before
      Given I watch the testimonials
      And testimonial 1 stays for 4.999 seconds
      When 0.001 more seconds have passed
      Then testimonial 2 is shown

    Scenario: Each has its turn, then the first again, and nothing else on the page moves
      Given I watch the testimonials
      When they have taken five turns
      Then I have seen the testimonials 2, 3, 4, 1, 2
      And nothing on the page has moved

  @spec-4-carousel-dots
  Rule: A dot leads to its testimonial

    Scenario: Each dot shows its own
      Given I watch the testimonials
      Then each dot shows its testimonial:
        | dot |
        | 3   |
        | 4   |
        | 1   |
        | 2   |

  @spec-4-carousel-control
  Rule: The visitor sets the pace

    Scenario: A pause lasts until the visitor resumes
      Given I watch the testimonials
      And I have paused them, and testimonial 1 has stayed for 20 seconds
      When I resume the testimonials
      Then testimonial 2 follows after 5 seconds

    Scenario: They can be paused a second time, in English
      Given my language is English
      And I watch the testimonials
      And I have paused and resumed the testimonials
      When I pause the testimonials
      Then testimonial 1 stays for 20 seconds

    Scenario: They stop while the pointer rests on them
      Given I watch the testimonials
      And my pointer has rested on them, and testimonial 1 has stayed for 20 seconds
      When I move my pointer away
      Then testimonial 2 follows after 5 seconds

    Scenario: They stop for good once the keyboard reaches them, and can be resumed by the control
      Given I watch the testimonials
      And I have reached the testimonials by keyboard, where the control offers to resume
      When I go on by keyboard beyond the testimonials
      Then testimonial 1 stays for 20 seconds

    @technical
    Scenario: Arrow keys on the dots lead on and back, past either end; pressed with another key they are the browser's
      Given I watch the testimonials
      When I press the arrow keys "right, right, left, left, left, Alt with right" on the dots
      Then testimonial 4 is shown

    @chromium
    Scenario: A finger that swipes leads on and back, past either end
      Given I watch the testimonials
      Then each swipe brings another testimonial:
        | to the | testimonial |
        | left   | 2           |
        | right  | 1           |
        | right  | 4           |

  @spec-4-carousel-still
  Rule: Nothing moves for those who want less motion

    Scenario: They do not move for visitors who have asked for less motion before
      Given I prefer less motion
      When I watch the testimonials
      Then testimonial 1 stays for 20 seconds

    Scenario: They stop when a visitor asks for less motion while reading, and can be resumed
      Given I watch the testimonials
      When I ask my computer for less motion
      Then testimonial 1 stays for 20 seconds
      And the testimonials can be resumed

  @from-accessibility
  Rule: The testimonials are accessible

    Scenario: No accessibility problem is found
      When I come to the testimonials
      Then the testimonials are accessible

    Scenario: A screen reader announces the testimonial that its user chooses, never one that comes by itself
      Given I watch the testimonials
      And a screen reader keeps silent about their turns
      When I choose the dot of testimonial 3
      Then a screen reader tells of a new testimonial

    Scenario: Without scripts all can be read, and no control is shown that does nothing
      Given scripts do not run in my browser
      When I read the home page
      Then all testimonials can be read, and no dead control is shown
