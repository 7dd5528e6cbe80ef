@technical
@everywhere
@spec-7-chat
Feature: What the assistant asks the server
  A question travels with what the site knows about it, found in the visitor's own browser.

  Rule: A question is sent with the assistant's instruction and what the site knows about it

    @spec-9-chat-limits @spec-7-chat-payload @spec-7-chat-messages
    Scenario: A question is sent with the entries of the knowledge file that match it
      Given the assistant knows:
        | title | text             | page       |
        | Prix  | Établi sur devis | /platform  |
        | Délai | Deux semaines    | /book-demo |
      And the chat server answers "Sur devis."
      When I ask "Quel prix ?" on a page
      Then the chat server was asked once
      And it was asked for the site's model, without streaming, at temperature 0.1 and for at most 512 tokens
      And the question "Quel prix ?" travelled with the instruction and the entry "Prix: Établi sur devis"
      And it was told that the page is in French

    @spec-7-chat-messages
    Scenario: On an English page, everything that is sent is in English
      Given the assistant knows in English:
        | title | text     | page         |
        | Price | On quote | /en/platform |
      And the chat server answers "On quote."
      And I have scrolled down a page in English
      When I ask "What price?"
      Then the question "What price?" travelled with the instruction and the entry "Price: On quote"
      And it was told that the page is in English

    @spec-8-chat-context @spec-7-chat-messages @spec-7-knowledge-failure
    Scenario: It is sent without any entry as long as the knowledge file cannot be read
      Given the chat server answers "Sur devis."
      And I have scrolled down a page
      Then questions travel with the instruction alone, and are answered "Sur devis.", while:
        | the knowledge file |
        | is missing         |
        | is cut off         |
        | is a page          |

    @spec-7-knowledge-lines
    Scenario: Bad lines of the knowledge file are skipped
      Given the knowledge file has bad lines around the entry "Prix"
      And the chat server answers "Sur devis."
      When I ask "Quel prix ?" on a page
      Then the context holds "Prix"

    Scenario: The knowledge file is fetched once, and not before it is needed
      Given the assistant knows:
        | title | text             | page      |
        | Prix  | Établi sur devis | /platform |
      And the chat server answers "Sur devis."
      And I have scrolled down a page
      And the knowledge file was fetched 0 times
      And I ask "Quel prix ?"
      And I close the conversation by its button
      When I ask "Quel prix ?"
      Then the knowledge file was fetched 1 time

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
