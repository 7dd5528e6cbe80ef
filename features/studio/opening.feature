@studio @from-editors
Feature: The studio answers its owner alone, and works by keyboard alone
  It writes on the machine of who runs it: no other page may ask it for anything.

  @technical
  Rule: The studio answers its owner alone

    @read
    Scenario: Whoever is not its owner is refused, and nothing is read or written
      Then the studio refuses to be read or changed by these, and answers its owner:
        | who                               |
        | a page of another origin          |
        | a page that knows it by another name |
        | a program without its token       |
      And no file has changed

  Rule: The studio works by keyboard, and on screens of every size

    Scenario: Every room of the studio works by keyboard, in both languages and in light and dark
      Given I edit the home page in the studio
      When I go through the studio by keyboard alone
      Then I reach a text, change it, and find every room
      And every room of the studio is free of accessibility faults

    Scenario: The rooms and tools of the studio are at hand on small screens and large
      Given I edit the home page in the studio
      Then its rooms and tools stand in one row from 1024 to 2560 pixels wide
