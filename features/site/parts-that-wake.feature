@technical
@from-visitors
Feature: Parts that wake
  A form, an agent at work, testimonials and the assistant fetch their scripts once a visitor comes near them. Nobody
  waits for that, and nothing is lost to it.

  Rule: What is pressed while a part wakes is done once it is awake, and once

    Scenario: On a slow line the assistant opens as soon as it can
      Given the scripts of the page's parts take their time
      And I have scrolled down a page
      And I press the pill, and am told that something comes
      When the scripts of the parts arrive
      Then I can type my question

  Rule: A part that cannot wake leaves what stands there, and the other parts as they are

    Scenario: The agent's case can be read, and the page leads on
      Given the scripts of the page's parts cannot be fetched
      And I read the platform page
      And I have come to its case in vain
      When I follow the footer's link to the legal notice page
      Then I find the legal notice page in French

    Scenario: The cookie banner asks, and takes the answer
      Given the scripts of the page's parts cannot be fetched
      And the cookie banner has asked me on the platform page
      And I have come to its case in vain
      When I reject all cookies
      Then my stored choice is "essential"

  Rule: What was typed is kept when the visitor comes back

    Scenario: The form's notice is read, and the request goes on
      Given I have filled in the demo form
      And I follow the content's link to the data-collection notice page
      And I find the data-collection notice page in French
      When I go back
      Then the form still holds what I typed

  Rule: A key that ends the composition of a character commands nothing

    Scenario: Escape, as Safari sends it while a character is composed, leaves the pill as it is
      Given I have scrolled down a page
      And I have typed "prix" into the pill
      When the composition of a character ends with Escape
      Then the pill still holds "prix"
