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
      Then I can type my question at once

    Scenario: A request that is sent before the form's scripts have come is sent once
      Given the mail service is watched
      And the form's scripts take their time
      And I have filled in the demo form
      And I have sent it before they have come
      When the form's scripts come at last
      Then the confirmation takes the place of the page
      And the mail service has received one request

  Rule: A part that cannot wake leaves what stands there, and the other parts as they are

    Scenario: The agent's case can be read, and the cookie banner takes the answer
      Given the scripts of the page's parts cannot be fetched
      And the cookie banner has asked me on the platform page
      When I have come to its case in vain
      Then the steps of the case can be read one after the other, and no dead control is shown with it
      When I reject all cookies
      Then my stored choice is "essential"
