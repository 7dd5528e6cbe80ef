@technical
@everywhere
@spec-7-chat
Feature: What the assistant asks the server
  A question travels with what the site knows about it, found in the visitor's own browser.

  Rule: A question is sent with the assistant's instruction and what the site knows about it

    @spec-9-chat-limits @spec-7-chat-payload @spec-7-chat-messages @spec-7-knowledge-lines
    Scenario: A question is sent with the entry of the knowledge file that matches it; bad lines around it are skipped
      Given the knowledge file has bad lines around the entry "Prix: Établi sur devis"
      And the chat server answers "Sur devis."
      When I ask "Quel prix ?" on a page
      Then the chat server was asked once
      And it was asked for the site's model, without streaming, at temperature 0.1 and for at most 512 tokens
      And the question "Quel prix ?" travelled with the instruction and the entry "Prix: Établi sur devis"
      And it was told that the page is in French

    @spec-8-chat-context @spec-7-chat-messages @spec-7-knowledge-failure
    Scenario: A question is sent without any entry as long as the knowledge file cannot be read
      Given the chat server answers "On quote."
      And I have scrolled down a page in English
      Then questions travel with the instruction alone, and are answered "On quote.", while:
        | the knowledge file |
        | is missing         |
        | is cut off         |
        | is a page          |
      And it was told that the page is in English

  Rule: What the site knows about a question is the eight entries that match it best

    @spec-9-chat-score-words @spec-9-chat-score-keywords @spec-9-chat-score-plain
    @spec-9-chat-score-limit @spec-9-chat-score-short @spec-8-chat-context
    Scenario: The better an entry matches, the sooner it is named
      Given the assistant knows 12 entries about "pierre", the last two also about "mur", and:
        | title       | text                       | keywords                      | page |
        | Serveurs    | La plateforme sur vos murs | on-premise, souverain         | /a   |
        | Déploiement | La plateforme en un jour   | délai                         | /b   |
        | Équipe      | Des délais tenus           | fondateurs, équipe dirigeante | /c   |
        | Plan A      | a b c d e                  |                               | /d   |
        | Plan B      | deux toits                 |                               | /e   |
      And the chat server answers "Oui."
      And I have scrolled down a page
      Then these entries travel with each question:
        | question                      | entries                       | what counts                    |
        | plateforme jour               | Déploiement, Serveurs         | each word that is found        |
        | murs, murs, murs, jour, délai | Déploiement, Serveurs         | a word counts once             |
        | DEPLOIEMENT                   | Déploiement                   | case and accents do not count  |
        | délai                         | Déploiement                   | whole words alone              |
        | dirigeante                    | Équipe                        | a word of a keyword            |
        | plateforme on-premise         | Serveurs, Déploiement         | a keyword, half a point more   |
        | plateforme souveraine         | Serveurs, Déploiement         | a keyword within a longer word |
        | plateforme, délais            | Déploiement, Serveurs, Équipe | a keyword within a longer word |
        | plateforme                    | Serveurs, Déploiement         | ties: the order of the file    |
        | a b c deux                    | Plan B                        | no word of one letter          |
        | pierre et mur                 | 11, 12, 1, 2, 3, 4, 5, 6      | no more than eight             |
        | toiture                       |                               | nothing, without a common word |
