@spec-2 @spec-2-book-demo
Feature: What the demo page says
  Before asking for a demo, a visitor knows how long it takes, what it shows and what follows.

  Background:
    When I look at the book a demo page in both languages

  @spec-9 @spec-9-demo
  Rule: A session lasts 30 minutes, and an answer comes within 24 hours

    Scenario: The promise
      Then the page opens with the title:
        | French                                  | English                              |
        | 30 minutes pour voir un agent au travail | 30 minutes to watch an agent at work |
      And the page says:
        | French                               | English                            |
        | Nous vous contactons sous 24 heures. | We will contact you within 24 hours. |

  Rule: A demo has four benefits

    Scenario: The benefits
      Then these items stand under their headline:
        | Ce que vous verrez                        | What you will see       |
        | Un agent déployé en direct                | Live agent deployment   |
        | Le travail en équipe                      | Team collaboration      |
        | Le calcul du retour sur investissement    | ROI calculator          |
        | Le calendrier de mise en œuvre            | Implementation timeline |

  Rule: It is followed through in three steps

    Scenario: The steps
      Then these items stand under their headline:
        | Et ensuite ?            | What happens next   |
        | Appel de découverte     | Discovery call      |
        | Démo personnalisée      | Personalized demo   |
        | Plan de mise en œuvre   | Implementation plan |

  Rule: The form says what becomes of the data

    Scenario: The data-collection notice
      Then these links stand under their headline:
        | Votre demande                                | Your request                       | leads to               |
        | Lire la notice de collecte des données       | Read the data-collection notice    | data-collection notice |
