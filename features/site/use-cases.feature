@read
@spec-2-use-cases
Feature: Use cases
  A visitor finds the work that agents take on, by industry and by function. This screen is in French only.

  @spec-1-claims
  Rule: The use cases page lists the work of four industries and of six functions, each behind a button, with demos throughout

    Scenario: Two buttons lead to the two lists, between which one case tells the pace, and each part offers a demo
      Given I read the use cases page in French
      Then its parts are, in order:
        | the beginning  |
        | the industries |
        | the pace       |
        | the functions  |
        | the last call  |
      And "the beginning" leads, in order, to:
        | the use cases of an industry |
        | the use cases of a function  |
      And "the beginning" shows 1 pictures, each another one with a name of its own
      And "the industries" has 4 items, each with a title and a text
      And each item of "the industries" holds a list of several entries
      And "the functions" has 6 items, each with a title and a text
      And each item of "the functions" holds a list of several entries
      And "the pace" states:
        | fact         | French   | English |
        | batch-after  | 5 heures | 5 hours |
        | batch-before | 5 jours  | 5 days  |
        | batch-size   | 500      | 500     |
      And the page offers a demo at least 3 times
      And "the industries" offers a demo
      And "the last call" offers a demo
