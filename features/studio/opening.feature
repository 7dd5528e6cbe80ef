@studio @from-editors
Feature: The studio answers its owner alone, and works by keyboard alone
  It writes on the machine of who runs it: no other page may ask it for anything.

  Scenario Outline: A request <from> is refused, and nothing is read or written
    When the studio is asked for a change <from>
    Then it answers 403
    And no file has changed

    Examples:
      | from                  |
      | from another origin   |
      | under another name    |
      | without its token     |

  Scenario: Every room of the studio works by keyboard, in both languages and in light and dark
    Given I edit the home page in the studio
    When I go through the studio by keyboard alone
    Then I reach a text, change it, and find every room
    And every room of the studio is free of accessibility faults

  Scenario: The rooms and tools of the studio are at hand on small screens and large
    Given I edit the home page in the studio
    Then its rooms and tools stand in one row from 1024 to 2560 pixels wide
