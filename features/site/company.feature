@spec-2
Feature: The company
  A visitor learns who is behind the product, what the press says of it, and how to join.

  @spec-2-founders
  Rule: Four founders present themselves, and nothing else

    Background:
      When I look at the founding team page in both languages

    Scenario: The founders
      Then these items stand under their headline:
        | Les fondateurs    | The founders      |
        | Hélène Marchadier | Hélène Marchadier |
        | Tanguy Kervelec   | Tanguy Kervelec   |
        | Aïcha Belhorizon  | Aïcha Belhorizon  |
        | Paul Vauquelain   | Paul Vauquelain   |
      And the items bear these marks:
        | fondateur         | rôle                                 | founder           | role                                     |
        | Hélène Marchadier | Présidente et cofondatrice           | Hélène Marchadier | Chief Executive Officer and co-founder   |
        | Tanguy Kervelec   | Directeur technique et cofondateur   | Tanguy Kervelec   | Chief Technology Officer and co-founder  |
        | Aïcha Belhorizon  | Directrice scientifique et cofondatrice | Aïcha Belhorizon | Chief Scientist and co-founder         |
        | Paul Vauquelain   | Directeur des opérations et cofondateur | Paul Vauquelain | Chief Operating Officer and co-founder  |
      And each item under the headline holds these lists:
        | Les fondateurs | The founders     |
        | Réalisations   | Key achievements |
        | Formation      | Education        |
      And each founder has a portrait, an expertise and a biography:
        | Les fondateurs | The founders |

    Scenario: The values and milestones are not shown
      Then the page has these parts:
        | French         | English      |
        | Les fondateurs | The founders |
      And the page does not say:
        | French             | English         |
        | Une vision partagée | A shared vision |
        | Le chemin parcouru | Our journey     |

  @spec-2-placeholders
  Rule: Three pages announce what is to come, with a title, a subtitle and one sentence

    Scenario Outline: A page to come
      When I look at the <screen> page in both languages
      Then the page opens with the title:
        | French           | English         |
        | <French title>   | <English title> |
      And the page says:
        | French            | English            |
        | <French subtitle> | <English subtitle> |
        | <French sentence> | <English sentence> |

      Examples:
        | screen         | French title          | English title  | French subtitle                             | English subtitle                | French sentence                                                                  | English sentence                                             |
        | sustainability | Développement durable | Sustainability | Une IA vraiment durable                     | Truly sustainable AI            | La plateforme est neutre en carbone                                              | The platform is carbon-neutral                               |
        | academy        | L'académie            | Academy        | Apprendre à travailler avec des agents IA   | Learning to work with AI agents | Les parcours pour les équipes métier et les équipes informatiques paraîtront ici. | Courses for business teams and IT teams will appear here. |
        | blog           | Le blog               | Blog           | Notes de chantier                           | Notes from the building site    | Nos récits de déploiement et nos choix techniques paraîtront ici                 | Our deployment stories and technical choices will appear here |

  @spec-2-press @spec-4-press
  Rule: Three press articles are listed; the one to come cannot be opened

    Background:
      When I look at the press coverage page in both languages

    Scenario: The articles
      Then these items stand under their headline:
        | Les articles                                                     | The articles                                             |
        | Un bailleur social répond à ses locataires en moins de 24 heures | A social landlord answers its tenants in under 24 hours  |
        | Ce que coûte une IA installée chez soi, et qui aide à la payer   | What AI on your own premises costs, and who helps to pay |
        | À l'hôpital, des agents IA au secrétariat et non au chevet       | In hospital, AI agents at the desk, not at the bedside   |

    @spec-9 @spec-9-press-claims
    Scenario: What the press reports
      Then the page says:
        | French                                                        | English                                            |
        | 100 000 demandes par an, traitées en moins de 24 heures   | 100,000 annual requests handled in under 24 hours  |
        | 30 000 à 60 000 euros                                         | 30,000 to 60,000 euros                             |
        | 50 %                                                          | 50% subsidized                                     |

    Scenario: Two can be read, in a new tab
      Then these articles open in a new tab, on another site:
        | French                                                           | English                                                  |
        | Un bailleur social répond à ses locataires en moins de 24 heures | A social landlord answers its tenants in under 24 hours  |
        | Ce que coûte une IA installée chez soi, et qui aide à la payer   | What AI on your own premises costs, and who helps to pay |

    Scenario: One is to come
      Then the items bear these marks:
        | article                                                    | marque     | article                                                | mark        |
        | À l'hôpital, des agents IA au secrétariat et non au chevet | À paraître | In hospital, AI agents at the desk, not at the bedside | Coming Soon |
      And these articles are dimmed and cannot be opened:
        | French                                                     | English                                                |
        | À l'hôpital, des agents IA au secrétariat et non au chevet | In hospital, AI agents at the desk, not at the bedside |

    @spec-7 @spec-7-mail-links
    Scenario: Journalists write to the press team
      Then these links stand under their headline:
        | Relations presse                | Press relations    | leads to                     |
        | Contacter le service de presse  | Contact Press Team | mailto:presse@{slug}.example |
        | Réservez votre démo             | Book a Demo        | demo form                    |

  @spec-2-careers
  Rule: Careers shows the team, six reasons to join, six positions and six values

    Background:
      When I look at the careers page in both languages

    Scenario: The team in four figures
      Then these figures stand under their headline:
        |     | L'équipe en bref                 |     | The team at a glance       |
        | 50+ | personnes dans l'équipe          | 50+ | team members               |
        | 15+ | nationalités                     | 15+ | nationalities              |
        | 3   | bureaux dans le monde            | 3   | global offices             |
        | ∞   | potentiel d'évolution illimité   | ∞   | unlimited growth potential |

    Scenario: The reasons to join
      Then these items stand under their headline:
        | Six raisons de nous rejoindre | Six reasons to join us       |
        | Un travail qui sert           | Work that gets used          |
        | Des problèmes difficiles      | Hard problems                |
        | Le lieu qui vous convient     | The place that suits you     |
        | De vraies responsabilités     | Real responsibility          |
        | Le temps d'apprendre          | Time to learn                |
        | Un parcours ouvert            | An open path                 |

    @spec-3 @spec-3-job
    Scenario: The open positions
      Then the items bear these marks:
        | poste                                  | détails                                              | position                 | details                                            |
        | Ingénieur IA senior (F/H)              | Ingénierie · Paris ou à distance · Temps plein       | Senior AI Engineer       | Engineering · Paris or remote · Full-time          |
        | Designer produit (F/H)                 | Design · À distance · Temps plein                    | Product Designer         | Design · Remote · Full-time                        |
        | Architecte solutions (F/H)             | Solutions · Londres ou à distance · Temps plein      | Solutions Architect      | Solutions · London or remote · Full-time           |
        | Responsable marketing (F/H)            | Marketing · Paris · Temps plein                      | Marketing Manager        | Marketing · Paris · Full-time                      |
        | Chercheur en IA (F/H)                  | Recherche · À distance · Temps plein                 | AI Research Scientist    | Research · Remote · Full-time                      |
        | Responsable de la réussite client (F/H) | Réussite client · New York ou à distance · Temps plein | Customer Success Manager | Customer Success · New York or remote · Full-time |

    @spec-7 @spec-7-mail-links
    Scenario: To apply for a position is to write to the careers team about it
      Then each item under the headline has this mail link, with this subject and its own name:
        | Postes ouverts           | Open positions           |
        | Postuler                 | Apply                    |
        | carrieres@{slug}.example | carrieres@{slug}.example |
        | Candidature :            | Application:             |

    Scenario: The values
      Then these items stand under their headline:
        | Ce à quoi nous tenons | What we hold to      |
        | Le métier d'abord     | The work comes first |
        | La clarté             | Clarity              |
        | La responsabilité     | Responsibility       |
        | L'ouverture           | Openness             |
        | La sobriété           | Restraint            |
        | L'entraide            | Mutual help          |

    @spec-7 @spec-7-mail-links
    Scenario: Anybody may write
      Then these links stand under their headline:
        | Votre poste n'est pas dans la liste ? | Is your position not on the list? | leads to                        |
        | Écrire à l'équipe                     | Write to the team                 | mailto:carrieres@{slug}.example |
        | Rencontrer les fondateurs             | Meet the founders                 | founding team                   |
