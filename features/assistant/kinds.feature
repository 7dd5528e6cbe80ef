Feature: Sure, unsure, or none of the site's business
  Without a model, the assistant gives an answer that it is sure of, names pages that may help when it is
  not, and says so when the question is not the site's.

  Rule: It says what it is

    Scenario Outline: <question>
      When I ask "<question>" on the home page
      Then the last message contains "<words>"

      Examples:
        | question                      | words                         |
        | Êtes-vous un humain ?         | je ne suis pas une personne   |
        | Qui vous a créé ?             | Je fais partie de ce site     |
        | Gardez-vous ce que j'écris ?  | pas enregistré                |
        | merci                         | Avec plaisir                  |
        | ?                             | Posez votre question          |

    Scenario: Where unanswered questions are counted
      Given a site that counts unanswered questions
      When I ask "Gardez-vous ce que j'écris ?" on the home page
      Then the last message contains "sont comptés"

  Rule: What it is sure of, it says in whole, with the pages by name

    Scenario: In everyday words
      When I ask "ça bouffe combien de courant ?" on the home page
      Then the last message contains "ne publie pas de chiffre de consommation électrique"
      And the last message links to "Développement durable" alone

    Scenario: Two questions in one
      When I ask "Combien ça coûte ? Et qui sont les fondateurs ?" on the home page
      Then the last message contains "sur devis"
      And the last message contains "Hélène Marchadier"

    Scenario: In English, on a French page
      When I ask "How much does it cost?" on the home page
      Then the last message contains "on quotation"

  Rule: What it is not sure of, it shows where to look

    Scenario: Pages that may help
      When I ask "Est-ce que ça pourrait marcher dans un bus entre deux villages ?" on the home page
      Then the last message contains "Je ne suis pas certain de bien vous comprendre."
      And the last message links to a page of this site

  Rule: What is nobody's business, it does not answer

    Scenario: Where a founder lives
      When I ask "Où habite la fondatrice ?" on the home page
      Then the last message contains "Je ne peux vous aider que sur les sujets propres à"
