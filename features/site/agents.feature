@spec-2 @spec-2-agents
Feature: Expert agents
  A visitor finds the agent that knows the work, or has one made. This screen is in French only.

  Background:
    When I look at the expert agents page in French

  @spec-2-agents-capabilities
  Rule: All agents have six capabilities in common

    Scenario: The capabilities
      Then these items stand under their headline:
        | Six capacités, communes à tous les agents |
        | Analyser et extraire les données          |
        | Mettre à jour les systèmes en temps réel  |
        | Générer des contenus personnalisés        |
        | Explicabilité                             |
        | Observabilité                             |
        | Contrôle qualité                          |

  @spec-2-agents-catalogue
  Rule: The catalogue has nine expert agents, each with the sectors it works in

    Scenario: The catalogue
      Then these items stand under their headline:
        | Le catalogue des agents                |
        | Analyse d'appels d'offres              |
        | Aide à la rédaction des clauses de DCE |
        | Analyse de performance des marchés     |
        | Diagnostics immobiliers                |
        | Attestation d'assurance                |
        | Processus KYC                          |
        | Aide à la saisie                       |
        | Bilan d'entreprise                     |
        | Agent sur mesure                       |

    Scenario: The sectors
      Then the items bear these marks:
        | agent                                  | secteurs                                                                                 |
        | Analyse d'appels d'offres              | Secteur public · Collectivités · Hôpitaux · Bailleurs sociaux · Services B2B · Industrie |
        | Aide à la rédaction des clauses de DCE | Secteur public · Collectivités · Hôpitaux · Bailleurs sociaux                            |
        | Analyse de performance des marchés     | Secteur public · Collectivités · Hôpitaux · Commerce · Industrie                         |
        | Diagnostics immobiliers                | Bailleurs sociaux · Immobilier · Collectivités                                           |
        | Attestation d'assurance                | Assurance · Bailleurs sociaux · Immobilier · Services B2B                                |
        | Processus KYC                          | Banque · Assurance · Immobilier                                                          |
        | Aide à la saisie                       | Secteur public · Hôpitaux · Banque · Assurance · Commerce · Services B2B                 |
        | Bilan d'entreprise                     | Banque · Assurance · Services B2B                                                        |
        | Agent sur mesure                       | Tous secteurs                                                                            |

    Scenario: What a property diagnosis covers
      Then the page says:
        | French      |
        | électricité |
        | gaz         |
        | amiante     |
        | plomb       |

  @spec-2-agents-others
  Rule: Beside them stand three conversational tools, two models and an agent made to measure

    Scenario: Conversational AI
      Then these items stand under their headline:
        | Répondre à ceux qui vous écrivent et vous appellent |
        | Analyseur de courriers                              |
        | Agent virtuel                                       |
        | Centre d'appels intelligent                         |

    Scenario: Machine-learning models
      Then these items stand under their headline:
        | Mesurer ce qui ne se lit pas ligne à ligne |
        | Analyseur de sentiments                    |
        | Outil de scoring                           |

    Scenario: An agent of one's own takes four steps
      Then these items stand under their headline:
        | Construire votre agent en quatre étapes |
        | Analyse des besoins                     |
        | Conception de l'agent                   |
        | Développement et entraînement           |
        | Tests et déploiement                    |
