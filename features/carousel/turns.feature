@everywhere
@spec-4-carousel
Feature: Testimonials take turns
  Each customer is heard for five seconds, and nobody is hurried.

  @spec-9-testimonial-rotation @spec-2-home-testimonials @spec-4-carousel-turns
  Rule: The next testimonial comes every five seconds, and the first after the last

    Scenario: The second is shown after five seconds and not before, then each of the four in turn
      Given I watch the testimonials
      And testimonial 1 stays for 4.999 seconds
      When 0.001 more seconds have passed
      Then testimonial 2 is shown
      When they have taken four more turns
      Then I have seen the testimonials 3, 4, 1, 2
      And nothing on the page has moved

  @spec-4-carousel-control
  Rule: Visitors set the pace of the testimonials, and can stop them

    @spec-4-carousel-dots
    Scenario: Each dot shows its own; arrow keys on them lead on and back, past either end
      Given I watch the testimonials
      Then each dot shows its testimonial:
        | dot |
        | 3   |
        | 4   |
        | 2   |
        | 1   |
      When I press the arrow keys "right, right, left, left, left, Alt with right" on the dots
      Then testimonial 4 is shown

    Scenario: A pause lasts until the visitor resumes, and can be made again
      Given my language is English
      And I watch the testimonials
      And I pause the testimonials
      And testimonial 1 stays for 20 seconds
      When I resume the testimonials
      Then testimonial 2 follows after 5 seconds
      When I pause the testimonials
      Then testimonial 2 stays for 20 seconds

    Scenario: Testimonials stop while the pointer rests on them
      Given I watch the testimonials
      And I rest my pointer on the testimonials
      And testimonial 1 stays for 20 seconds
      When I move my pointer away
      Then testimonial 2 follows after 5 seconds

    Scenario: Testimonials stop for good once the keyboard reaches them, and can be resumed by the control
      Given I watch the testimonials
      And I have reached the testimonials by keyboard, where the control offers to resume
      When I go on by keyboard beyond the testimonials
      Then testimonial 1 stays for 20 seconds

    @chromium
    Scenario: A finger that swipes leads on and back, past either end
      Given I watch the testimonials
      Then each swipe brings another testimonial:
        | to the | testimonial |
        | left   | 2           |
        | right  | 1           |
        | right  | 4           |
