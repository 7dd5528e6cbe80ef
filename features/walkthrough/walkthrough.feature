@everywhere
@spec-2-home-pitch
Feature: An agent at work
  The pitch is shown instead of told: an agent handles one case, and a person decides where it is unsure.

  Rule: A visitor watches, and the agent waits where a person decides

    Scenario: The agent works up to its question, and on after the answer
      Given I come to the case of the home page
      And step 1 has stayed until I watch the agent
      And the agent has come to its question, and waits for a person
      When I answer in that person’s place
      Then the agent goes on to the end, and can be watched again

    Scenario: Whoever takes their turn by keyboard is led to the answer, and goes on reading at the next step
      Given I come to the case of the home page
      And I watch the agent
      And the agent has come to its question, and waits for a person
      When I answer in that person’s place by keyboard
      Then my focus is on the headline of the step after the question

    Scenario: A pause holds the step, in English
      Given my language is English
      And I come to the case of the home page
      And I watch the agent
      When I pause the agent
      Then step 1 stays

  Rule: A visitor goes from step to step, at their own pace

    Scenario: Buttons and arrow keys lead on and back; an arrow key pressed with another key is the browser's
      Given I come to the case of the platform page
      And I have walked on 2 times and back once, and step 2 is shown
      When I press the arrow keys "right, up, left, Alt with right" on the list of steps
      Then step 3 is shown

    @chromium
    Scenario: A swipe leads on and back
      Given I come to the case of the book a demo page
      And I have swiped the step to the left, and step 2 is shown
      When I swipe the step to the right
      Then step 1 is shown

  Rule: A visitor reads, in order, whatever their browser does

    Scenario: The whole case can be read at once
      Given I come to the case of the platform page
      When I read the whole case
      Then all steps stand one below the other

    Scenario: A screen reader reaches every step, and is told of one once it was asked for
      Given I come to the case of the home page
      And a screen reader is told of no step
      When I walk on 1 time
      Then a screen reader is told of step 2
      And a screen reader is offered every step, in order

    Scenario: Without scripts all steps are shown, and no control that does nothing
      Given scripts do not run in my browser
      When I read the home page
      Then all steps stand one below the other
      And no dead control is shown with the case

    @technical
    Scenario: Without the script of the case, the page it stands on is whole
      Given the script of the case cannot be fetched
      When I come in vain to the case of the home page
      Then all steps of the case are written
      And they can be read one after the other, and no dead control is shown with the case

    Scenario: Nothing moves for those who want less motion
      Given I prefer less motion
      And I come to the case of the home page
      When I walk on 1 time
      Then step 2 is shown
      And nothing in the case moves

    Scenario: No accessibility problem is found in any of its states
      Given I come to the case of the home page
      Then every state of the case is accessible
