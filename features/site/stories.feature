@spec-2 @spec-2-stories
Feature: Success stories
  A visitor who hesitates hears from customers, with figures and names.

  Background:
    When I look at the success stories page in both languages

  @spec-1 @spec-1-claims @spec-2-stories-impact
  Rule: The impact is told in four numbers

    Scenario: Impact by the numbers
      Then these figures stand under their headline:
        |      | L'impact en chiffres   |      | Impact by the Numbers |
        | 500+ | entreprises clientes   | 500+ | enterprise clients    |
        | 70 % | de réduction des coûts | 70%  | cost reduction        |
        | ×3   | la productivité         | 3x  | productivity gain     |
        | 98 % | de satisfaction client | 98%  | customer satisfaction |

  @spec-2-stories-testimonials
  Rule: Three customers testify, each with five stars and three results

    Scenario: The testimonials
      Then these items stand under their headline:
        | Trois clients témoignent        | Three customers speak           |
        | Maison Trézel                   | Maison Trézel                   |
        | Banque Orvane                   | Banque Orvane                   |
        | Centre hospitalier de Montrieux | Centre hospitalier de Montrieux |
      And the items bear these marks:
        | client                          | secteur  | customer                        | industry   |
        | Maison Trézel                   | Commerce | Maison Trézel                   | Retail     |
        | Banque Orvane                   | Banque   | Banque Orvane                   | Banking    |
        | Centre hospitalier de Montrieux | Santé    | Centre hospitalier de Montrieux | Healthcare |
      And each testimonial has a quote, its author and role, five stars and three results:
        | Trois clients témoignent | Three customers speak |

  @spec-2-stories-cases
  Rule: Three case studies have pages of their own

    Scenario: The case studies
      Then these items stand under their headline:
        | Études de cas                                  | Featured case studies                     |
        | Répondre aux locataires sans les faire attendre | Answering tenants without the wait       |
        | Instruire un sinistre, pièce par pièce         | Handling a claim, document by document    |
        | Retrouver la bonne notice avant l'arrêt        | Finding the right manual before the line stops  |

    Scenario Outline: A case study's page
      When I follow "Lire l'étude de cas" of "<study>"
      Then I read a page titled "<study>"
      And I find there the part "La situation"
      And I find there the part "Ce qui a été mis en place"
      And I find there the part "Ce qui a changé"

      Examples:
        | study                                           |
        | Répondre aux locataires sans les faire attendre |
        | Instruire un sinistre, pièce par pièce          |
        | Retrouver la bonne notice avant l'arrêt         |

  @spec-2-stories-counts
  Rule: Clients are counted by sector

    Scenario: The counts
      Then these figures stand under their headline:
        |      | Nos clients, secteur par secteur    |      | Our clients, sector by sector  |
        | 150+ | clients dans les services financiers | 150+ | clients in financial services |
        | 80+  | clients dans la santé               | 80+  | clients in healthcare          |
        | 120+ | clients dans le commerce            | 120+ | clients in retail              |
        | 90+  | clients dans l'industrie            | 90+  | clients in manufacturing       |
        | 40+  | clients dans le secteur public      | 40+  | clients in government          |
        | 60+  | clients dans l'enseignement         | 60+  | clients in education           |

  @spec-2-stories-closing
  Rule: The page ends with a demo

    Scenario: The last call
      Then these links stand under their headline:
        | La prochaine histoire peut être la vôtre | The next story could be yours | leads to           |
        | Réservez votre démo                      | Book a Demo                   | demo form          |
        | Voir les solutions par secteur           | See the solutions by industry | industry solutions |
