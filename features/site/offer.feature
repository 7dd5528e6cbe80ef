@spec-2
Feature: The offer in brief
  Shorter pages introduce the offer: the expertise, the reasons to choose the provider, the foundation.

  @spec-2-expertise
  Rule: The expertise page leads to two pages and to a demo

    Background:
      When I look at the expertise page in both languages

    Scenario: The two cards
      Then these items stand under their headline:
        | Par où commencer          | Where to begin       |
        | Pourquoi choisir {product} | Why choose {product} |
        | La plateforme             | The platform         |
      And these links stand under their headline:
        | Par où commencer         | Where to begin              | leads to                |
        | Lire les cinq avantages  | Read the five advantages    | why choose the provider |
        | le socle {product}       | the {product} foundation    | platform foundation     |
        | Découvrir la plateforme  | Discover the platform       | platform                |

    Scenario: The demo
      Then these links stand under their headline:
        | Deux métiers en un, les processus et l'IA | Two crafts in one, process and AI | leads to  |
        | Réservez votre démo                       | Book a Demo                       | demo form |

  @spec-2-why
  Rule: There are five numbered reasons to choose the provider

    Background:
      When I look at the why choose the provider page in both languages

    Scenario: The advantages
      Then these items stand under their headline:
        | Cinq avantages, vérifiables un par un      | Five advantages you can check one by one  |
        | Un déploiement sur site                    | On-premise deployment                     |
        | Un co-développement avec vos équipes métier | Co-development with your business teams   |
        | Un ROI hybride prouvé                      | Proven hybrid ROI                         |
        | Une IA responsable dès la conception       | Responsible AI by design                  |
        | Une IA vraiment durable                    | Truly sustainable AI                      |
      And the items are numbered "01/05" to "05/05"

    Scenario: Agility and open innovation
      Then these items stand under their headline:
        | Deux habitudes de travail | Two working habits |
        | L'agilité                 | Agility            |
        | L'innovation ouverte      | Open innovation    |

    Scenario: From the first lines to the platform and the agents
      Then these links stand under their headline:
        | Une IA qui travaille chez vous, avec vous, et qui rend des comptes | AI that works on your premises, with your people, and shows its working | leads to      |
        | Réservez votre démo                                                | Book a Demo                                                             | demo form     |
        | La plateforme                                                      | The platform                                                            | platform      |
        | Les agents experts                                                 | The expert agents (in French) | expert agents |

    Scenario: The last paragraph comes with a demo
      Then these links stand under their headline:
        | {product}, l'IA agentique que l'on peut vérifier | {product}, agentic AI you can check | leads to  |
        | Réservez votre démo                              | Book a Demo                         | demo form |

    @spec-1 @spec-1-claims
    Scenario: What the provider claims
      Then the page says:
        | French                                                          | English                                            |
        | +70 % d'efficacité opérationnelle sur les tâches répétitives    | +70% operational efficiency on repetitive tasks    |
        | −80 % de charge manuelle                                        | −80% manual workload                               |

  @spec-2-socle
  Rule: The foundation has three characteristics

    Background:
      When I look at the platform foundation page in both languages

    Scenario: The characteristics
      Then these items stand under their headline:
        | Trois caractéristiques, une seule plateforme | Three characteristics, a single platform |
        | Souveraine                                   | Sovereign                                |
        | Multi-modèles                                | Multi-model                              |
        | Multi-agents                                 | Multi-agent                              |

    Scenario: The result, in one statement
      Then the page says:
        | French                             | English                             |
        | 7 fois plus rapides                 | 7 times faster                      |

    Scenario: The agents and a demo
      Then these links stand under their headline:
        | Voyez les agents, puis voyez-les travailler | Meet the agents, then see them at work | leads to      |
        | Réservez votre démo                         | Book a Demo                            | demo form     |
        | Découvrir les agents experts                | Discover the expert agents (in French) | expert agents |
