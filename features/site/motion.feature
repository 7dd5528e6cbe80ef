@spec-9 @spec-9-entrance
Feature: Entrances
  What comes into view settles into its place, and never hides what it says.

  Rule: Items settle one after the other

    Scenario: The home page
      When I turn to the home page
      Then the items of a block settle one after the other

  Rule: Nothing moves for those who want less motion

    Scenario: The home page
      Given I prefer less motion
      When I turn to the home page
      Then nothing settles
