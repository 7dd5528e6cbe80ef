@read
Feature: The offer in brief
  Shorter pages introduce the offer: the expertise, the reasons to choose the provider, the foundation.

  @spec-2-expertise
  Rule: The expertise page leads by two cards to the reasons and the platform, and to a demo

    Scenario: Two cards lead on, and a button to a demo
      Given I read the expertise page in both languages
      Then its parts are, in order:
        | the beginning     |
        | the know-how      |
        | the agent at work |
        | the two cards     |
        | the last call     |
      And "the know-how" has 4 items, each with a title and a text
      And "the two cards" has 2 items, each with a title and a text
      And "the two cards" leads, in order, to:
        | why choose the provider |
        | platform                |
      And "the beginning" leads, in order, to:
        | demo form |

  @spec-2-why @spec-1-claims
  Rule: There are five numbered reasons to choose the provider

    Scenario: Five advantages are followed by agility, open innovation and a demo, and what is claimed keeps to the facts
      Given I read the why choose the provider page in both languages
      Then its parts are, in order:
        | the beginning          |
        | the advantages         |
        | agility and innovation |
        | the last paragraph     |
      And "the advantages" has 5 items, numbered "01/05" to "05/05"
      And "agility and innovation" has 2 items, each with a title and a text
      And "the beginning" leads, in order, to:
        | demo form     |
        | platform      |
        | expert agents |
      And "the last paragraph" leads, in order, to:
        | demo form |
      And the page states:
        | fact            | French | English |
        | efficiency      | +70 %  | +70%    |
        | manual-workload | −80 %  | −80%    |
        | faster          | 7 fois | 7 times |

  @spec-1-claims
  Rule: Compliance is claimed as it is; the platform is called carbon-neutral only once that is proven

    Scenario: The platform complies with the GDPR and is ready for the AI Act; of carbon, what must be published first is said
      Given I read the why choose the provider page in both languages
      Then "the advantages" names:
        | French      | English   |
        | conforme au | compliant |
        | RGPD        | GDPR      |
        | AI Act      | AI Act    |
      When I read the sustainability page in both languages
      Then "the announcement" names:
        | French            | English        |
        | neutre en carbone | carbon-neutral |
        | bilan             | once           |
        | publiés           | published      |

  @spec-2-socle
  Rule: The platform's foundation has three characteristics

    Scenario: Three characteristics and the result are stated, and lead to the agents and a demo
      Given I read the platform foundation page in both languages
      Then its parts are, in order:
        | the beginning       |
        | the characteristics |
        | the agent at work   |
        | the last call       |
      And "the characteristics" has 3 items, numbered "01/03" to "03/03"
      And "the characteristics" leads, in order, to:
        | platform architecture |
      And "the beginning" states:
        | fact   | French | English |
        | faster | 7 fois | 7 times |
      And "the last call" leads, in order, to:
        | demo form     |
        | expert agents |
