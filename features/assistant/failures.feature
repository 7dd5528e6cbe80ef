@everywhere
@spec-8-chat-failure
Feature: When the assistant cannot answer
  A visitor is told what happened, and where to read on.

  @spec-4-chat-phases-end
  Rule: A visitor is told in the page's language that the server cannot be reached

    Scenario Outline: The network is lost, and the visitor reads so in <language>
      Given I have scrolled down the home page in <language>
      And the chat server breaks the connection at once
      When I ask "<question>"
      Then the last message says that the server could not be reached, followed by the technical cause
      And the assistant waits for me

      Examples:
        | language | question                      |
        | English  | How much does it cost?        |
        | French   | Combien coûte la plateforme ? |

    Scenario: An English visitor is told so in the words of the specification
      Given I have scrolled down the home page in English
      And the chat server breaks the connection at once
      When I ask "How much does it cost?"
      Then the last message starts with "Sorry, I could not reach the server. "

    Scenario: A connection that breaks in the middle of the answer is a failure as well
      Given the chat server breaks the connection in the middle
      When I ask "Combien coûte la plateforme ?" on the home page
      Then the last message says that the server could not be reached
      And the assistant waits for me

    Scenario: The next question may succeed
      Given the chat server breaks the connection at once
      And I have asked "Combien coûte la plateforme ?" on the home page, in vain
      And the chat server answers "Sur devis." from now on
      When I ask "Et maintenant ?"
      Then the last message is "Sur devis."

  Rule: A web page in place of an answer is a failure: hosts that only serve files have no assistant

    Scenario Outline: A host that answers with <page> counts as a failure
      Given the site is on a static host that answers questions with <page>
      When I ask "Combien coûte la plateforme ?" on the home page
      Then the last message says that a web page has answered in the server's place
      And the last message links to a page of this site
      And the assistant waits for me

      Examples:
        | page                          |
        | a page like any other         |
        | a page that says not found    |
        | a page that says not allowed  |

  Rule: Under a failure, up to three pages that may hold the answer are offered

    Scenario: The three pages that match best are offered, each once
      Given the assistant knows:
        | title   | text                | page      |
        | Un      | pierre              | /platform |
        | Deux    | pierre mur          | /agents   |
        | Trois   | pierre mur          | /agents   |
        | Quatre  | pierre mur chantier | /careers  |
        | Cinq    | pierre              | /press    |
      And the chat server breaks the connection at once
      When I ask "pierre, mur, chantier" on the home page
      Then the last message links to "Quatre, Deux, Un" alone

    Scenario: No page is offered when nothing is known
      Given the knowledge file is missing
      And the chat server breaks the connection at once
      When I ask "pierre, mur, chantier" on the home page
      Then the last message links to "" alone

  Rule: The site says that the assistant is unavailable when the model server is in trouble

    Scenario Outline: It says so when the model server <fails>
      Given the site relays to a model server that <fails>
      When I ask "Combien coûte la plateforme ?" on the home page
      Then the last message is "{unavailable}"

      Examples:
        | fails                            |
        | does not understand the question |
        | does not have the model          |
        | is broken                        |
        | has too much to do               |

    Scenario: Once the model server works again, its answers are shown like any other
      Given the site relays to a model server that says "Notre plateforme (/platform)"
      When I ask "Combien coûte la plateforme ?" on the home page
      Then the last message is "Notre plateforme"
