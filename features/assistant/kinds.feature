Feature: Sure, unsure, or none of the site's business
  Without a model, the assistant gives an answer that it is sure of, names pages that may help when it is
  not, and says so when the question is not the site's.

  @from-law
  Rule: The assistant says what it is, and what becomes of a question

    Scenario: What it is asked about itself, it answers in the words of the site's editors
      Given I have scrolled down a page
      Then the assistant says what the site's editors wrote:
        | question                               | about                    |
        | Est-ce que ce chat est enregistré ?    | keeping                  |
        | Qui vous a créé ?                      | who made it              |
        | ?                                      | a question without words |
        | b ?                                    | a question without words |
        | Wie viel kostet eure Plattform bitte ? | another language         |

    Scenario: Asked whether it is a person, it says no at once, and what it is
      Given I have scrolled down a page
      Then the assistant says no, and what the site's editors wrote about whether it is a person:
        | question               | first word | language |
        | Êtes-vous un humain ?  | non        | French   |
        | Are you a real person? | no         | English  |

  @spec-1-assistant
  Rule: What it is sure of, it says in whole, with the pages by name

    Scenario: A question in everyday words finds the energy that the site takes
      When I ask "ça bouffe combien de courant ?" on a page
      Then the last message is the text of the entry "energy"
      And the last message links to the sustainability page alone

    Scenario: Two questions in one get both answers, and an English question gets an English one
      Given I have scrolled down a page
      Then these entries are in the answer:
        | question                                        | entries           | language |
        | Combien ça coûte ? Et qui sont les fondateurs ? | pricing, founders | French   |
        | How much does it cost?                          | pricing           | English  |

  @from-visitors
  Rule: Where it is not sure, it names pages that may help

    Scenario: A question that no entry answers is met with pages that may help, and no claim
      When I ask "Peut-on l'essayer un week-end ?" on a page
      Then the last message begins with the words for what is unsure
      And the last message links to a page of this site

  @spec-8-chat-off-topic
  Rule: Questions about private lives are declined

    Scenario: It does not say where a founder lives
      When I ask "Où habite la fondatrice ?" on a page
      Then the last message begins:
        """
        Je ne peux vous aider que sur les sujets propres à {product} : ses produits, son équipe, sa plateforme,
        ses cas d'usage et ses secteurs. Pouvez-vous reformuler votre question dans ce cadre ?
        """

  @from-editors
  Rule: Where questions are counted, editors see what visitors ask and the site does not say

    @from-law
    Scenario: A word that three visitors used is listed, without what points to them, and visitors are told
      Given a site that counts unanswered questions
      When two visitors ask "parapente"
      And three visitors ask "cantine 0612345678 nom@exemple.example Ludovic"
      Then the editors' list of what is missing has cantine
      And a visitor who asks "Est-ce que ce chat est enregistré ?" is told that questions are counted
