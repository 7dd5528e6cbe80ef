@spec-2-agents
Feature: Expert agents
  A visitor finds the agent that knows the work, or has one made. This screen is in French only.

  @read @spec-2-agents-hero @spec-2-agents-capabilities @spec-2-agents-others @spec-2-demo-buttons
  Rule: The agents page tells six capabilities, three conversational tools, two models, and four steps to an agent of one's own

    Scenario: The parts of the agents page stand in this order, and a demo is offered at the beginning, in the middle and at the end
      Given I read the expert agents page in French
      Then its parts are, in order:
        | the beginning             |
        | the capabilities          |
        | the catalogue             |
        | the agent at work         |
        | the conversational tools  |
        | the models                |
        | the agent made to measure |
        | the last call             |
      And "the beginning" leads, in order, to:
        | demo form        |
        | agents catalogue |
      And "the agent at work" leads, in order, to:
        | demo form |
      And the page offers a demo at least 3 times
      And "the capabilities" has 6 items, each with a title and a text
      And "the conversational tools" has 3 items, each with a title and a text
      And "the models" has 2 items, each with a title and a text
      And "the agent made to measure" has 4 items, numbered "01/04" to "04/04"

  @spec-2-agents-catalogue
  Rule: The catalogue has nine expert agents, each with the sectors it works in

    @read
    Scenario: One agent is for every sector, and a property diagnosis covers energy, electricity, gas, asbestos and lead
      Given I read the expert agents page in French
      Then "the catalogue" has 9 items or more, each with a title and a text
      And each item of "the catalogue" bears its sectors, and one that it is for all
      And "the catalogue" names:
        | French      |
        | énergétique |
        | électricité |
        | gaz         |
        | amiante     |
        | plomb       |

    Scenario: A sector narrows the catalogue to its agents; the choice can be taken back, and its address shows it to others
      Given I read the expert agents page
      When I choose the first sector, the third one, then all of them
      Then each choice showed the agents of that sector and those for all, said how many, and was marked as chosen
      When I choose the last sector
      And somebody else comes to my address
      Then they see the same agents
