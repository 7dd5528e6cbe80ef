@spec-2 @spec-2-industries
Feature: Industry solutions
  A visitor finds the work of their own industry. The French and the English list differ.

  @spec-2-industries-cards
  Rule: Each language has its six industries

    Background:
      When I look at the industry solutions page in both languages

    Scenario: The industries
      Then these items stand under their headline:
        | Choisissez votre secteur | Choose your industry         |
        | Services financiers      | Financial Services           |
        | Commerce & e-commerce    | Retail & E-commerce          |
        | Santé                    | Healthcare                   |
        | Industrie                | Manufacturing                |
        | Administration publique  | Public Administration        |
        | Éducation                | Real Estate & Social Housing |

    Scenario: What each industry says
      Then each item under the headline holds these lists:
        | Choisissez votre secteur | Choose your industry |
        | Cas d'usage              | Use cases            |
        | Bénéfices                | Benefits             |
      And each item under the headline has this link:
        | Choisissez votre secteur | Choose your industry |
        | En savoir plus           | Learn More           |

    @spec-9 @spec-9-industry-claims
    Scenario: What is claimed in French
      Then the page says in French:
        | 60 % |
        | 85 % |
        | 35 % |
        | 50 % |
        | 40 % |
        | 90 % |
        | 30 % |
        | 25 % |
        | 70 % |
        | 45 % |

    @spec-9 @spec-9-industry-claims
    Scenario: What is claimed in English
      Then the page says in English:
        | 70% reduction in processing time |
        | 3x faster responses              |
        | 99% extraction accuracy          |

  @spec-2-industries-capabilities
  Rule: Four capabilities hold in every industry

    Scenario: The capabilities
      When I look at the industry solutions page in both languages
      Then these items stand under their headline:
        | Les mêmes garanties dans chaque secteur | The same ground rules in every industry |
        | Prêt pour la conformité                 | Compliance ready                        |
        | Expertise du domaine                    | Domain expertise                        |
        | Prêt à intégrer                         | Integration ready                       |
        | Évolutif                                | Scalable                                |

  @spec-2-industries-closing
  Rule: The page ends with a consultation

    Scenario: The last call
      When I look at the industry solutions page in both languages
      Then these links stand under their headline:
        | Parlons de votre secteur              | Talk to us about your industry   | leads to        |
        | Demander une consultation sectorielle | Request an industry consultation | demo form       |
        | Lire les témoignages                  | Read success stories             | success stories |

  @spec-2-industries-pages
  Rule: Learn More leads to a page of the industry

    Scenario Outline: An industry's page
      Given I look at the industry solutions page in <language>
      When I follow "<words>" of "<industry>"
      Then I read a page titled "<industry>"
      And I find there the part "<use cases>"
      And I find there the part "<benefits>"

      Examples:
        | language | words          | industry                     | use cases                          | benefits              |
        | French   | En savoir plus | Services financiers          | Ce que les agents prennent en charge | Ce que vous y gagnez |
        | French   | En savoir plus | Commerce & e-commerce        | Ce que les agents prennent en charge | Ce que vous y gagnez |
        | French   | En savoir plus | Éducation                    | Ce que les agents prennent en charge | Ce que vous y gagnez |
        | English  | Learn More     | Healthcare                   | What the agents take on            | What you gain         |
        | English  | Learn More     | Real Estate & Social Housing | What the agents take on            | What you gain         |
