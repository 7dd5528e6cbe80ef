@read
Feature: The walls
  A page is recognised by its wall: one at its top, a row of them at its end, and one on the picture it is shared with.

  Rule: No two pages look alike

    Scenario: At the top
      Then no two pages open with walls that look alike

    Scenario: At the end
      Then each page ends with a row of walls
      And no two pages end with walls that look alike

    Scenario: Where it is shared
      Then no two pages are shared with the same picture
