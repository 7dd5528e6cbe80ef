@studio @from-editors
Feature: The studio is used by keyboard, and on any screen
  It writes on the machine of who runs it, for whoever edits there.

  Rule: The studio works by keyboard, and on screens of every size

    Scenario: Every room of the studio works by keyboard, in both languages and in light and dark
      Given I edit the home page in the studio
      When I go through the studio by keyboard alone
      Then I reach a text, change it, and find every room
      And every room of the studio is free of accessibility faults

    Scenario: The rooms and tools of the studio are at hand on small screens and large
      Given I edit the home page in the studio
      Then its rooms and tools stand in one row from 1024 to 2560 pixels wide
