@read
@spec-2-book-demo @spec-9-demo
Feature: What the demo page says
  Before asking for a demo, a visitor knows how long it takes, what it shows and what follows.

  Rule: The demo page promises a session of 30 minutes and an answer within 24 hours, with four benefits and three steps

    Scenario: Its parts lead from the promise to the form, with the data-collection notice, and on to what follows
      Given I read the book a demo page in both languages
      Then its parts are, in order:
        | the beginning  |
        | the demo form  |
        | the benefits   |
        | the next steps |
        | the questions  |
        | the last call  |
      And "the beginning" states:
        | fact        | French     | English    |
        | demo-length | 30 minutes | 30 minutes |
      And the page states:
        | fact         | French    | English  |
        | reply-within | 24 heures | 24 hours |
      And "the benefits" has 4 items, each with a title and a text
      And "the next steps" has 3 items, numbered "01/03" to "03/03"
      And "the demo form" leads, in order, to:
        | data-collection notice |
