@spec-2 @spec-2-home
Feature: Home
  In one page a visitor learns what the platform does, for whom, and where to go next.

  Background:
    When I look at the home page in both languages

  @spec-2-home-hero
  Rule: The first screen says what it is about, in one sentence and four figures

    Scenario: The promise
      Then the page opens with the title:
        | French                                                            | English                                                  |
        | Libérez le potentiel de votre organisation grâce à l'IA agentique | Unleash your organisation's potential through agentic AI |
      And the page says:
        | French                            | English                           |
        | Plateforme d'agents IA souveraine | Sovereign AI agent platform |

    @spec-1 @spec-1-claims
    Scenario: The four figures of the first screen
      Then these figures stand under their headline:
        |          | Libérez le potentiel de votre organisation grâce à l'IA agentique |         | Unleash your organisation's potential through agentic AI |
        | +70 %    | d'efficacité opérationnelle sur les tâches répétitives            | +70%    | operational efficiency on repetitive tasks               |
        | −80 %    | de charge manuelle                                                | −80%    | manual workload                                          |
        | 7 fois   | plus vite sur vos processus métier                                | 7 times | faster business processes                                |
        | 5 heures | au lieu de 5 jours pour traiter 500 documents                     | 5 hours | instead of 5 days to process 500 documents               |

    Scenario: Three ways on
      Then these links stand under their headline:
        | Libérez le potentiel de votre organisation grâce à l'IA agentique | Unleash your organisation's potential through agentic AI | leads to      |
        | Réserver une Démo                                                 | Book a Demo                                              | demo form     |
        | La plateforme                                                     | The platform                                             | platform      |
        | Les agents experts                                                | The expert agents (in French) | expert agents |

  @spec-2-home-challenge
  Rule: The challenge has four numbered items

    Scenario: What slows organisations down
      Then these items stand under their headline:
        | Ce qui ralentit vos services aujourd'hui   | What slows your departments down today |
        | Un volume élevé de demandes clients        | High volume of customer requests    |
        | Des mises à jour de données chronophages   | Time-consuming data updates         |
        | Une faible satisfaction client             | Low customer satisfaction           |
        | Des organisations surchargées              | Overloaded organisations            |
      And the items are numbered "01/04" to "04/04"

  @spec-2-home-solutions
  Rule: Three solutions answer it, each with a page of its own

    Scenario: The solutions
      Then these items stand under their headline:
        | Trois réponses, un seul socle              | Three answers, one foundation    |
        | Des agents pour chaque métier              | Agents for every department      |
        | Souveraine, sur votre infrastructure       | Sovereign, on your infrastructure |
        | Des processus automatisés de bout en bout  | End-to-end process automation    |
      And these links stand under their headline:
        | Trois réponses, un seul socle | Three answers, one foundation | leads to      |
        | Voir la plateforme            | See the platform              | platform      |
        | Voir les agents               | See the agents (in French) | expert agents |
        | Voir les cas d'usage          | See the use cases (in French) | use cases     |
        | Notre expertise               | Our expertise                 | expertise     |
      And the page says:
        | French                                                                       | English                                                                    |
        | Service client, patrimoine, informatique, achats, finance, exploitation      | Customer service, assets, IT, purchasing, finance and operations           |
        | Analyse d'appels d'offres, processus KYC, aide à la saisie                   | Tender analysis, KYC, entry assistance                                     |

  @spec-2-home-stats
  Rule: Four figures show the platform in service

    @spec-1 @spec-1-claims
    Scenario: The figures of the platform in service
      Then these figures stand under their headline:
        |         | La plateforme à l'œuvre |         | The platform at work |
        | 10 000+ | agents déployés         | 10,000+ | agents deployed      |
        | 99,9 %  | de disponibilité        | 99.9%   | uptime               |
        | 50+     | pays                    | 50+     | countries            |
        | 1 000+  | intégrations            | 1,000+  | integrations         |

  @spec-2-home-partners
  Rule: Nine partners and certifications are shown by their logos

    Scenario: The logos
      Then these pictures stand under their headline:
        | Partenaires et certifications                           | Partners and certifications                              |
        | Pôle technologique du Val d'Ys                          | Val d'Ys Technology Hub                                  |
        | Carrefour IA du Ponant                                  | Ponant AI Hub                                            |
        | Alliance numérique des Trois-Rives                      | Trois-Rives Digital Association                          |
        | Banque publique d'investissement Essor-Gréval           | Essor-Gréval Public Investment Bank                      |
        | Centrale d'achat public Nivarelle                       | Nivarelle Public Purchasing Body                         |
        | Centrale d'achat public Nivarelle, catalogue Innovation | Nivarelle Public Purchasing Body, Innovation catalogue   |
        | Charte Pluriel pour la diversité                        | Pluriel Diversity Charter                                |
        | Réseau Données d'Ici pour l'hébergement souverain              | Données d'Ici Network for sovereign hosting                |
        | Collectif Octet Sobre, numérique responsable            | Octet Sobre Collective for responsible digital services  |

  @spec-2-home-closing
  Rule: The page ends with two ways to begin

    Scenario: The last call
      Then these links stand under their headline:
        | Décrivez un processus, voyez un agent s'en charger | Describe a process, watch an agent take it on | leads to  |
        | Lancez votre projet d'IA                    | Start your AI journey           | demo form |
        | Planifier une démo                             | Schedule a demo                 | demo form |

    Scenario: The parts of the page, in order
      Then the page has these parts:
        | French                                          | English                                       |
        | Un socle pour vos agents, chez vous             | A foundation for your agents, under your own roof |
        | Ce qui ralentit vos services aujourd'hui        | What slows your departments down today           |
        | Trois réponses, un seul socle                   | Three answers, one foundation                 |
        | La plateforme à l'œuvre                         | The platform at work                          |
        | Partenaires et certifications                   | Partners and certifications                   |
        | Ce que disent les équipes qui l'utilisent       | What the teams who use it say                 |
        | Décrivez un processus, voyez un agent s'en charger  | Describe a process, watch an agent take it on               |
