@spec-2 @spec-2-platform
Feature: Platform
  A visitor who must choose a platform finds what it does, how it is built, deployed and secured.

  Background:
    When I look at the platform page in both languages

  @spec-2-platform-hero
  Rule: It opens with a moving picture and a demo

    Scenario: The beginning of the page
      Then these links stand under their headline:
        | La plateforme qui mène chaque dossier à son terme | The platform that sees every case through | leads to           |
        | Réservez votre démo                               | Book a Demo                               | demo form          |
        | Comparer les déploiements                         | Compare deployment options                | deployment options |
      And a film without sound that begins anew stands beside them, over its first image

  @spec-2-platform-comparison
  Rule: Agentic AI is set against bureaucratic AI

    Scenario: The comparison
      Then the table "IA bureaucratique ou IA agentique ?" compares in French:
        |                 | IA bureaucratique | IA agentique |
        | Point de départ | …                 | …            |
        | Périmètre       | …                 | …            |
        | Cas imprévu     | …                 | …            |
        | Vos systèmes    | …                 | …            |
        | Décision        | …                 | …            |
        | Données         | …                 | …            |
        | Évolution       | …                 | …            |
      And the table "Bureaucratic AI or agentic AI?" compares in English:
        |                | Bureaucratic AI | Agentic AI |
        | How it starts  | …               | …          |
        | Scope          | …               | …          |
        | The unexpected | …               | …          |
        | Your systems   | …               | …          |
        | Decisions      | …               | …          |
        | Data           | …               | …          |
        | Change         | …               | …          |

  @spec-2-platform-capabilities
  Rule: The platform has six capabilities

    Scenario: The capabilities
      Then these items stand under their headline:
        | Ce que la plateforme sait faire            | What the platform does                |
        | Faire travailler plusieurs agents ensemble | Put several agents to work together   |
        | Lire tous vos documents                    | Read every kind of document           |
        | Se raccorder à vos outils                  | Connect to your systems               |
        | Choisir le bon modèle pour chaque tâche    | Pick the right model for each task    |
        | Laisser la décision à vos équipes          | Leave decisions to your people        |
        | Rendre compte de chaque action             | Account for every action              |

  @spec-2-platform-architecture
  Rule: The architecture has four blocks

    Scenario: The blocks
      Then these items stand under their headline:
        | Ce sur quoi vos agents s'appuient | What your agents stand on |
        | Moteur d'IA                       | AI engine                 |
        | Couche de données                 | Data layer                |
        | Infrastructure cloud              | Cloud infrastructure      |
        | Gestion des utilisateurs          | User management           |

    Scenario: What each block does
      Then the page says:
        | French                                                   | English                                            |
        | IA traditionnelle, IA générative et apprentissage automatique | Traditional AI, generative AI and machine learning |
        | Raccordement à la gestion documentaire                   | Connection to document management                  |
        | Capacité ajustée à l'activité                            | Capacity that follows demand                       |
        | Rôles et périmètres par service                          | Roles and scopes by department                     |

  @spec-9 @spec-9-deployment
  Rule: There are three deployment options, two of which bear a mark

    Scenario: The options
      Then these items stand under their headline:
        | Trois façons de déployer la plateforme | Three ways to deploy |
        | Cloud                                  | Cloud                |
        | Hybride                                | Hybrid               |
        | Sur site                               | On-Premises          |

    Scenario: Their comparison ends with the price
      Then the last row of the table "Trois façons de déployer la plateforme" says in French:
        | Le tarif | Sur devis, en euros par mois | Sur devis, en euros par mois | Sur devis, en euros par mois |
      And the last row of the table "Three ways to deploy" says in English:
        | Pricing | Priced on request, in euros per month | Priced on request, in euros per month | Priced on request, in euros per month |

    Scenario: The marks
      Then the items bear these marks:
        | option   | mark           | option      | mark         |
        | Cloud    | La plus choisie | Cloud       | Most Popular |
        | Sur site | Grands comptes | On-Premises | Enterprise   |

    @spec-1 @spec-1-pricing
    Scenario: Prices are given on quote only
      Then the page says:
        | French                           | English                       |
        | Sur devis, en euros par mois     | Priced on request, in euros per month  |

  @spec-2-platform-badges
  Rule: Six badges stand for security

    Scenario: The badges
      Then these items stand under their headline:
        | Sécurité et conformité | Security and compliance |
        | SOC 2 Type II          | SOC 2 Type II           |
        | ISO 27001              | ISO 27001               |
        | RGPD                   | GDPR                    |
        | Prêt pour HIPAA        | HIPAA ready             |
        | PCI DSS                | PCI DSS                 |
        | FedRAMP                | FedRAMP                 |

  @spec-9 @spec-9-implementation
  Rule: The implementation takes two to four weeks, in five stages

    Scenario: The stages
      Then the items bear these marks:
        | étape         | durée        | stage       | time      |
        | Découverte    | 1 à 2 jours    | Discovery   | 1 to 2 days  |
        | Conception    | 3 à 5 jours    | Design      | 3 to 5 days  |
        | Développement | 1 à 2 semaines | Development | 1 to 2 weeks |
        | Tests         | 3 à 5 jours    | Tests       | 3 to 5 days  |
        | Déploiement   | 1 jour       | Deployment  | 1 day     |
      And the page says:
        | French       | English   |
        | 2 à 4 semaines | 2 to 4 weeks |

  @spec-2-platform-closing
  Rule: The page ends with a call to action

    Scenario: The last call
      Then these links stand under their headline:
        | Un processus vous pèse ? Voyez un agent s'en charger | Weighed down by a process? Watch an agent take it on | leads to                |
        | Réservez votre démo                     | Book a Demo                      | demo form               |
        | Pourquoi nous choisir                   | Why choose us                    | why choose the provider |
