@spec-9-entrance
Feature: Entrances
  What comes into view settles into its place, and never hides what it says.

  @spec-4-entrance
  @technical
  Rule: Items settle one after the other, each within 0.5 to 0.8 seconds, once

    Scenario: Each item starts 0.05 seconds after the one before, within 0.2 seconds
      Given I read the platform page
      And the 6 items of "the capabilities" of the platform page wait
      When "the capabilities" of the platform page comes into view
      Then each of its 6 items settles within 0.5 to 0.8 seconds
      And each starts 0.05 seconds after the one before, 0.2 seconds at most

    Scenario: On the careers page each item starts 0.1 seconds after the one before
      Given I read the careers page
      And the 6 items of "the reasons to join" of the careers page wait
      And the 6 items of "the open positions" of the careers page wait
      When "the reasons to join" of the careers page comes into view
      Then each of its 6 items settles within 0.5 to 0.8 seconds
      And each starts 0.1 seconds after the one before, 0.6 seconds at most
      When "the open positions" of the careers page comes into view
      Then each of its 6 items settles within 0.5 to 0.8 seconds
      And each starts 0.1 seconds after the one before, 0.6 seconds at most

    Scenario: The opening picture settles within 0.8 seconds; items wait until they are seen, and move once
      When I read the home page
      Then the opening picture settles within 0.8 seconds, after 0.1
      And the 3 items of "the solutions" of the home page wait
      When "the solutions" of the home page has come into view
      And I go back to the top, and come to that part again
      Then its items have not moved once more

  Rule: What is still to settle can be read all the same

    Scenario: What is still below the screen can be read and printed
      Given I read the home page
      And the 3 items of "the solutions" of the home page wait
      And no word waits for its entrance to be seen
      When I print the page
      Then nothing settles

    Scenario: Without scripts, the items stand in place from the start
      Given scripts do not run in my browser
      And I read the home page
      When "the solutions" of the home page comes into view
      Then its items stand in their places

  Rule: Nothing moves for those who want less motion

    Scenario: Nothing of the home page settles
      Given I prefer less motion
      And I read the home page
      When "the solutions" of the home page comes into view
      Then nothing settles
