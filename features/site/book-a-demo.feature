@read
@spec-2-book-demo
Feature: What the demo page says
  Before asking for a demo, a visitor knows how long it takes, what it shows and what follows.

  Background:
    Given I read the book a demo page in both languages

  Rule: The page leads from the promise to the form, and on to what follows

    Scenario: Its parts stand in their order, from the promise to the last call
      Then its parts are, in order:
        | the beginning      |
        | the benefits       |
        | the demo form      |
        | the agent at work  |
        | the next steps     |
        | the implementation |
        | the questions      |
        | the last call      |

  @spec-9-demo
  Rule: A session lasts 30 minutes, and an answer comes within 24 hours

    Scenario: The length of a session is said at the beginning, and the time until an answer on the page
      Then "the beginning" states:
        | fact         | French     | English    |
        | demo-length  | 30 minutes | 30 minutes |
      And the page states:
        | fact         | French    | English  |
        | reply-within | 24 heures | 24 hours |

  Rule: A demo has four benefits, and is followed through in three steps

    Scenario: Each of the four benefits has a title and a text, and the three steps are numbered
      Then "the benefits" has 4 items, each with a title and a text
      And "the next steps" has 3 items, numbered "01/03" to "03/03"

  Rule: The form says what becomes of the data

    Scenario: The data-collection notice is a link away
      Then "the demo form" leads, in order, to:
        | data-collection notice |
