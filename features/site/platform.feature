@spec-2-platform
Feature: Platform
  A visitor who must choose a platform finds what it does, how it is built, deployed and secured.

  @spec-2-platform-hero
  Rule: The platform page opens with a silent film that begins anew, and with a demo

    Scenario: The film plays over its first picture, and offers to be played until then
      Given I read the platform page, of which the film is still on its way
      And the opening offers to play the film
      When the film arrives
      Then the opening plays a silent, looping film, over its first picture
      And the opening offers to pause the film

  @read @spec-2-platform-comparison @spec-2-platform-capabilities @spec-2-platform-architecture @spec-2-platform-closing
  Rule: The platform page compares seven aspects of both kinds of AI, and tells six capabilities and four blocks of architecture

    Scenario: The parts of the platform page stand in this order, between a demo and a last call
      Given I read the platform page in both languages
      Then its parts are, in order:
        | the beginning          |
        | the comparison         |
        | the capabilities       |
        | the agent at work      |
        | the architecture       |
        | the deployment options |
        | the security badges    |
        | the implementation     |
        | the questions          |
        | the last call          |
      And "the beginning" leads, in order, to:
        | security badges    |
        | implementation     |
        | price              |
        | demo form          |
        | deployment options |
      And the table of "the comparison" has 7 rows and 3 columns, each cell filled
      And "the capabilities" has 6 items, each with a title and a text
      And "the architecture" has 4 items, each with a title and a text
      And each item of "the architecture" holds a list of several entries
      And "the last call" leads, in order, to:
        | demo form               |
        | why choose the provider |

  @read @spec-9-deployment @spec-1-pricing
  Rule: There are three deployment options, two of which bear a mark, and their price is on quote

    Scenario: Cloud, Hybrid and On-Premises stand side by side, each on quote, in euros per month
      Given I read the platform page in both languages
      Then the items of "the deployment options" are titled in English:
        | Cloud       |
        | Hybrid      |
        | On-Premises |
      And the items of "the deployment options" are marked in English:
        | Most Popular |
        |              |
        | Enterprise   |
      And "the deployment options" names:
        | French   | English   |
        | devis    | request   |
        | euros    | euros     |
        | par mois | per month |

  @read @spec-2-platform-badges
  Rule: Six badges stand for security

    Scenario: The six badges name a certification each
      Given I read the platform page in both languages
      Then the items of "the security badges" are titled in English:
        | SOC 2 Type II |
        | ISO 27001     |
        | GDPR          |
        | HIPAA ready   |
        | PCI DSS       |
        | FedRAMP       |

  @read @spec-9-implementation
  Rule: The implementation takes two to four weeks, in five stages

    Scenario: The platform page says how long each of the five stages takes
      Given I read the platform page in both languages
      Then the items of "the implementation" state, in order:
        | fact        | French         | English      |
        | discovery   | 1 à 2 jours    | 1 to 2 days  |
        | design      | 3 à 5 jours    | 3 to 5 days  |
        | development | 1 à 2 semaines | 1 to 2 weeks |
        | tests       | 3 à 5 jours    | 3 to 5 days  |
        | deployment  | 1 jour         | 1 day        |
      And "the implementation" states:
        | fact           | French         | English      |
        | implementation | 2 à 4 semaines | 2 to 4 weeks |
