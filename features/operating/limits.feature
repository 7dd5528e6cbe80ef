@read @from-operator
Feature: No visitor can use up the server
  A visitor who sends too much is asked to wait, and everyone else is served meanwhile.

  @from-contract
  Rule: A minute has room for twenty questions and five demo requests of one visitor

    Scenario Outline: After <allowed> <things> within a minute, one more is refused, with the time to wait
      Given a visitor who has sent <allowed> <things> within a minute
      When the visitor sends one more
      Then it is refused, and may come again within a minute
      And another visitor's is taken

      Examples:
        | allowed | things        |
        | 20      | questions     |
        | 5       | demo requests |

    Scenario Outline: A visitor who asks too much is told so in <language>
      Given a visitor who has sent 20 questions within a minute
      When the visitor sends one more from a page in <language>
      Then the answer asks for patience, in <language>

      Examples:
        | language |
        | French   |
        | English  |

  @technical
  Rule: A visitor is counted once, whatever addresses a device uses or a visitor invents

    Scenario: A device with many addresses is one visitor
      Given a visitor who has sent 5 demo requests within a minute, each from another address of one device
      When the visitor sends one more
      Then it is refused, and may come again within a minute

    Scenario: An address that a visitor invents changes nothing
      Given a visitor who has sent 5 demo requests within a minute, each under an invented address
      When the visitor sends one more
      Then it is refused, and may come again within a minute

  Rule: An office behind one connection has room for four visitors

    Scenario: After as much as four visitors may send, a fifth visitor of that office waits
      Given four visitors of one office who have sent 5 demo requests each within a minute
      When a fifth visitor of that office sends one
      Then it is refused, and may come again within a minute
      And another visitor's is taken

  Rule: A request that is refused for its contents is not counted

    Scenario: After six incomplete requests within a minute, a complete one is accepted
      Given a visitor who has sent 6 demo requests without a company within a minute
      When the visitor sends one more
      Then it is taken
