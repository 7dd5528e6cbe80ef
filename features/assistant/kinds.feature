Feature: Sure, unsure, or none of the site's business
  Without a model, the assistant gives an answer that it is sure of, names pages that may help when it is
  not, and says so when the question is not the site's.

  @from-law
  Rule: The assistant says what it is, and what becomes of a question

    Scenario Outline: Asked "<question>", it says what the editors wrote about <subject>
      When I ask "<question>" on the home page
      Then the last message is what the site's editors wrote about <subject>

      Examples:
        | question                               | subject                  |
        | Est-ce que ce chat est enregistré ?    | keeping                  |
        | Qui vous a créé ?                      | who made it              |
        | ?                                      | a question without words |
        | b ?                                    | a question without words |
        | Wie viel kostet eure Plattform bitte ? | another language         |

    Scenario Outline: Asked "<question>", it answers "<answer>" at once, and says what it is
      Given I have scrolled down the home page in <language>
      When I ask "<question>"
      Then the last message's first word is "<answer>"
      And the last message is what the site's editors wrote about whether it is a person

      Examples:
        | language | question               | answer |
        | French   | Êtes-vous un humain ?  | non    |
        | English  | Are you a real person? | no     |

    Scenario: Where unanswered questions are counted, it says so
      Given a site that counts unanswered questions
      When I ask "Est-ce que ce chat est enregistré ?" on the home page
      Then the last message is what the site's editors wrote about counting

  @spec-1-assistant
  Rule: What it is sure of, it says in whole, with the pages by name

    Scenario: A question in everyday words finds the energy that the site takes
      When I ask "ça bouffe combien de courant ?" on the home page
      Then the last message is the text of the entry "energy"
      And the last message links to the sustainability page alone

    Scenario: Two questions in one get both answers
      When I ask "Combien ça coûte ? Et qui sont les fondateurs ?" on the home page
      Then the last message contains the text of the entry "pricing"
      And the last message contains the text of the entry "founders"

    Scenario: An English question on a French page is answered in English
      When I ask "How much does it cost?" on the home page
      Then the last message contains the text of the entry "pricing" in English

  @from-visitors
  Rule: Where it is not sure, it names pages that may help

    Scenario: A question that no entry answers is met with pages that may help, and no claim
      When I ask "Est-ce que ça pourrait marcher dans un bus entre deux villages ?" on the home page
      Then the last message begins with the words for what is unsure
      And the last message links to a page of this site

  @spec-8-chat-off-topic
  Rule: Questions about private lives are declined

    Scenario: It does not say where a founder lives
      When I ask "Où habite la fondatrice ?" on the home page
      Then the last message begins:
        """
        Je ne peux vous aider que sur les sujets propres à {product} : ses produits, son équipe, sa plateforme,
        ses cas d'usage et ses secteurs. Pouvez-vous reformuler votre question dans ce cadre ?
        """

  @from-editors
  Rule: Where questions are counted, editors see what visitors ask and the site does not say

    Scenario: A word that three visitors used is listed, without what points to them
      Given a site that counts unanswered questions
      When two visitors ask "parapente"
      And three visitors ask "cantine 0612345678 nom@exemple.example Ludovic"
      Then the editors' list of what is missing has cantine
