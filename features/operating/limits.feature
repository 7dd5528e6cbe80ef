@read @from-operator
Feature: No visitor can use up the server
  A visitor who sends too much is asked to wait, and everyone else is served meanwhile.

  @from-contract
  Rule: A minute has room for twenty questions and five demo requests of one visitor

    Scenario: One demo request more is refused, with the time to wait; another visitor's is taken
      Given a visitor who has sent 5 demo requests within a minute
      When the visitor sends one more
      Then it is refused, and may come again within a minute
      And another visitor's is taken

    Scenario: One question more is refused, and the visitor is asked for patience in the page's language
      Given a visitor who has sent 20 questions within a minute
      When the visitor sends one more from a page in French
      Then it is refused, and may come again within a minute
      And the answer asks for patience, in French
      When the visitor sends one more from a page in English
      Then the answer asks for patience, in English
      And another visitor's is taken

  Rule: An office behind one connection has room for the questions and requests of four visitors

    Scenario: After as much as four visitors may send, a fifth visitor of that office waits
      Given four visitors of one office who have sent 5 demo requests each within a minute
      When a fifth visitor of that office sends one
      Then it is refused, and may come again within a minute
      And another visitor's is taken

  Rule: A demo request that is refused for its contents is not counted against its visitor

    Scenario: After six incomplete requests within a minute, a complete one is accepted
      Given a visitor who has sent 6 demo requests without a company within a minute
      When the visitor sends one more
      Then it is taken
