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
      When I ask "Quel prix ?" on the home page
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
      And I have scrolled down the home page in English
      When I ask "What price?"
      Then the question "What price?" travelled with the instruction and the entry "Price: On quote"
      And it was told that the page is in English

    @spec-8-chat-context @spec-7-chat-messages @spec-7-knowledge-failure
    Scenario Outline: It is sent without any entry when <reason>
      Given <reason>
      And the chat server answers "Sur devis."
      When I ask "Quel prix ?" on the home page
      Then the question "Quel prix ?" travelled with the instruction alone
      And the last message is "Sur devis."

      Examples:
        | reason                          |
        | nothing known shares a word     |
        | the knowledge file is missing   |
        | the knowledge file is cut off   |
        | the knowledge file is a page    |

    @spec-7-knowledge-lines
    Scenario: Bad lines of the knowledge file are skipped
      Given the knowledge file has bad lines around the entry "Prix"
      And the chat server answers "Sur devis."
      When I ask "Quel prix ?" on the home page
      Then the context holds "Prix"

    Scenario: The knowledge file is fetched once, and not before it is needed
      Given the assistant knows:
        | title | text             | page      |
        | Prix  | Établi sur devis | /platform |
      And the chat server answers "Sur devis."
      And I have scrolled down the home page
      And the knowledge file was fetched 0 times
      And I ask "Quel prix ?"
      And I close the conversation by its button
      When I ask "Quel prix ?"
      Then the knowledge file was fetched 1 time

  Rule: What the site knows about a question is the eight entries that match it best

    @spec-9-chat-score-words @spec-9-chat-score-keywords @spec-9-chat-score-plain
    Scenario Outline: "<question>" finds <entries>
      Given the assistant knows:
        | title       | text                        | keywords                       | page |
        | Serveurs    | La plateforme sur vos murs  | on-premise, souverain          | /a   |
        | Déploiement | La plateforme en un jour    | délai                          | /b   |
        | Équipe      | Des délais tenus            | fondateurs, équipe dirigeante  | /c   |
      And the chat server answers "Oui."
      When I ask "<question>" on the home page
      Then the context holds "<entries>"

      Examples: whole words, once each, in title, text and keywords
        | question                      | entries               |
        | plateforme jour               | Déploiement, Serveurs |
        | DEPLOIEMENT                   | Déploiement           |
        | murs, murs, murs, jour, délai | Déploiement, Serveurs |
        | délai                         | Déploiement           |
        | dirigeante                    | Équipe                |

      Examples: half a point for each keyword that the question contains
        | question                        | entries               |
        | plateforme on-premise           | Serveurs, Déploiement |
        | plateforme souveraine           | Serveurs, Déploiement |
        | plateforme, délais              | Déploiement, Serveurs, Équipe |

      Examples: ties in the order of the file
        | question     | entries               |
        | plateforme   | Serveurs, Déploiement |

    @spec-9-chat-score-limit
    Scenario: No more than eight entries are sent
      Given the assistant knows 12 entries about "pierre", the last two also about "mur"
      And the chat server answers "Oui."
      When I ask "pierre et mur" on the home page
      Then the context holds "11, 12, 1, 2, 3, 4, 5, 6"

    @spec-9-chat-score-short
    Scenario: Words of one letter do not count
      Given the assistant knows:
        | title  | text       | page |
        | Plan A | a b c d e  | /a   |
        | Plan B | deux murs  | /b   |
      And the chat server answers "Oui."
      When I ask "a b c deux" on the home page
      Then the context holds "Plan B"
