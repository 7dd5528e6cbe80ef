@everywhere
@spec-2-home-pitch
Feature: An agent at work
  The pitch is shown instead of told: an agent handles one case, and a person decides where it is unsure.

  Rule: A visitor watches, and the agent waits where a person decides

    Scenario: Up to the question, and on after the answer
      Given I come to the case of the home page
      Then step 1 is shown
      When time passes
      Then step 1 is shown
      When I watch the agent
      And time passes
      Then the agent waits for a person
      When I answer in that person’s place
      And time passes
      Then the agent goes on to the end, and can be watched again

    Scenario: A pause, in English
      Given my language is English
      And I come to the case of the home page
      When I watch the agent
      And I pause the agent
      And time passes
      Then step 1 is shown

    Scenario: Each case has its question
      Given I come to the case of the expert agents page
      Then the agent has a question, and it is not its last word

  Rule: A visitor walks, at their own pace

    Scenario: By pointer and keyboard
      Given I come to the case of the platform page
      When I walk on 2 times
      And I walk back 1 time
      Then step 2 is shown
      When I press "ArrowRight, ArrowUp, ArrowLeft" on the courses
      Then step 3 is shown

    @chromium
    Scenario: By swiping
      Given I come to the case of the book a demo page
      When I swipe the step to the left
      Then step 2 is shown
      When I swipe the step to the right
      Then step 1 is shown

  Rule: A visitor reads, in order, whatever their browser does

    Scenario: All at once
      Given I come to the case of the platform page
      When I read the whole case
      Then all steps stand one below the other

    Scenario: By screen reader, at any moment
      Given I come to the case of the home page
      When I walk on 1 time
      Then a screen reader is offered every step, in order

    Scenario: Without scripts
      Given scripts do not run in my browser
      When I read the home page
      Then all steps stand one below the other
      And no dead control is shown with the case

    Scenario: Without motion
      Given I prefer less motion
      And I come to the case of the home page
      When I walk on 1 time
      Then step 2 is shown
      And nothing in the case moves

    Scenario: With assistive technology
      Given I come to the case of the home page
      Then every state of the case is accessible
