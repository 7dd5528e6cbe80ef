@everywhere
@from-accessibility
Feature: For everyone
  Whatever the site shows can be used by everyone: by eye, by ear, by keyboard, on paper and without motion.

  Rule: The site is accessible in every state

    Scenario Outline: No accessibility problem is found in <what is shown>
      Given I see <what is shown> in <language>, on a <screen> screen, in <colours> colours
      Then no accessibility problem is found in it

      Examples:
        | what is shown                        | language | screen | colours |
        | the banner that asks about cookies   | French   | small  | light   |
        | the banner that asks about cookies   | English  | large  | dark    |
        | the cookie settings                  | French   | large  | light   |
        | the menu                             | English  | small  | dark    |
        | the pill                             | French   | large  | light   |
        | the open pill                        | English  | large  | dark    |
        | the conversation                     | French   | large  | light   |
        | a conversation that waits            | English  | large  | dark    |
        | a conversation whose server was lost | French   | large  | light   |
        | the refused demo form                | French   | large  | dark    |
        | the confirmation                     | English  | large  | light   |
        | the draft that is still to be sent   | French   | large  | dark    |
        | the testimonials                     | English  | large  | light   |
        | an agent that works on a case        | French   | large  | dark    |
        | the whole case of an agent           | English  | large  | light   |

  @spec-4-carousel-still @spec-9-entrance
  Rule: Who wants less motion sees none

    Scenario: Nothing moves by itself, and a link to a place leads there at once
      Then nothing moves for those who want less motion:
        | what moves for others            |
        | the cookie banner that appears   |
        | the circle of the assistant      |
        | the testimonials                 |
        | the next step of an agent's case |
        | what comes into view             |
        | a link to a place                |

    Scenario: Testimonials stop when a visitor asks for less motion while reading, and can be resumed
      Given I watch the testimonials
      When I ask my computer for less motion
      Then testimonial 1 stays for 20 seconds
      And the testimonials can be resumed

  Rule: A screen reader tells what its user asked for, and nothing that comes by itself

    Scenario: The testimonial that is chosen is told, never one that comes by itself
      Given I watch the testimonials
      And a screen reader keeps silent about their turns
      When I choose the dot of testimonial 3
      Then a screen reader tells of a new testimonial

    Scenario: Every step of an agent's case is reached, and the one that was asked for is told
      Given I come to the case of the home page
      And a screen reader is told of no step
      When I walk on 1 time
      Then a screen reader is told of step 2
      And a screen reader is offered every step, in order

  Rule: Paper shows the page, and nothing that lies over it

    Scenario: A page that is printed can be read, whatever was open
      Then the page can be read on paper while this is shown:
        | what is shown       |
        | the cookie settings |
        | the conversation    |
