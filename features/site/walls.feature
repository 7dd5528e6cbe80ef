@technical
@read @from-visitors
Feature: The walls
  A page is recognised by its wall: one at its top, a row of them at its end, and one on the picture it is shared with.

  Rule: No two pages have the same wall

    Scenario: No two pages open with the same wall
      Then no two pages open with walls that look alike

    Scenario: Each page ends with a row of walls, no two alike
      Then each page ends with a row of walls
      And no two pages end with walls that look alike

    Scenario: No two pages are shared with the same picture
      Then no two pages are shared with the same picture
