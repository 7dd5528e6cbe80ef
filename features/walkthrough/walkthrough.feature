@everywhere
@spec-2-home-pitch
Feature: An agent at work
  The pitch is shown instead of told: an agent handles one case, and a person decides where it is unsure.

  Rule: A visitor watches an agent at work, and the agent waits where a person decides, with two answers to choose from

    Scenario: The agent works up to its question, and on after the answer
      Given I come to the case of the home page
      And step 1 stays
      And I watch the agent
      And the agent has come to its question, and waits for a person
      When I answer in that person’s place
      Then my answer stands beside that person’s decision
      And the agent goes on to the end, which leads to the demo form, and can be watched again

    Scenario: Whoever takes their turn by keyboard is led to the answer, and goes on reading at the next step
      Given I come to the case of the home page
      And I watch the agent
      And the agent has come to its question, and waits for a person
      When I answer in that person’s place by keyboard
      Then my focus is on the headline of the step after the question

  Rule: A visitor goes through the agent's case at their own pace

    Scenario: A pause holds the step
      Given my language is English
      And I come to the case of the home page
      And I watch the agent
      When I pause the agent
      Then step 1 stays

    Scenario: Buttons and arrow keys lead from step to step, and the whole case can be read at once
      Given I come to the case of the platform page
      And I have walked on 2 times and back once, and step 2 is shown
      When I press the arrow keys "right, up, left, Alt with right" on the list of steps
      Then step 3 is shown
      When I read the whole case
      Then all steps stand one below the other

    @chromium
    Scenario: A swipe leads on and back
      Given I come to the case of the expert agents page
      And I swipe the step to the left
      And step 2 is shown
      When I swipe the step to the right
      Then step 1 is shown
