Feature: Sure, likely, unsure, or none of the site's business
  Without a model, the assistant gives an answer that it is sure of, says what it takes a question for where
  another answer is as near, names pages that may help when it is not sure, and says so when the question is
  not the site's.

  @from-law
  Rule: The assistant says that it is no person, what it is, and what becomes of a question

    Scenario: What it is asked about itself, it answers in the words of the site's editors
      Given I have scrolled down a page
      Then the assistant says no, and what the site's editors wrote about whether it is a person:
        | question               | first word | language |
        | Êtes-vous un humain ?  | non        | French   |
        | Are you a real person? | no         | English  |
      And the assistant says what the site's editors wrote:
        | question                               | about                    |
        | Est-ce que ce chat est enregistré ?    | keeping                  |
        | Qui vous a créé ?                      | who made it              |
        | ?                                      | a question without words |
        | b ?                                    | a question without words |
        | Wie viel kostet eure Plattform bitte ? | another language         |

  @spec-1-assistant
  Rule: Without a language model, the assistant answers from the site's own pages: what it is sure of in whole, with the pages by name

    Scenario: A question in everyday words, two questions in one, and a question in English get their answers
      Given I have scrolled down a page
      Then these entries are in the answer:
        | question                                        | entries           | language |
        | Combien ça coûte ? Et qui sont les fondateurs ? | pricing, founders | French   |
        | How much does it cost?                          | pricing           | English  |
        | ça bouffe combien de courant ?                  | energy            | French   |
      And the last message links to the sustainability page alone

  @from-visitors
  Rule: Where the assistant is not sure, it names pages that may help

    Scenario: A question that no entry answers is met with pages that may help, and no claim
      When I ask "Peut-on l'essayer un week-end ?" on a page
      Then the last message begins with the words for what is unsure
      And the last message links to a page of this site

  @from-editors
  Rule: Where questions are counted, editors see what visitors ask and the site does not say

    @from-law
    Scenario: A word that three visitors used is listed, without what points to them, and visitors are told
      Given a site that counts unanswered questions
      When two visitors ask "parapente"
      And three visitors ask "cantine 0612345678 nom@exemple.example Ludovic"
      Then the editors' list of what is missing has cantine
      And a visitor who asks "Est-ce que ce chat est enregistré ?" is told that questions are counted
