@everywhere
@spec-8-chat-failure
Feature: When the assistant cannot answer
  A visitor is told what happened, and where to read on.

  @spec-4-chat-phases-end
  Rule: A visitor is told in the page's language that the server cannot be reached

    Scenario: The network is lost, and the visitor reads so
      Given I have scrolled down a page
      And the chat server breaks the connection at once
      When I ask "Combien coûte la plateforme ?"
      Then the last message says that the server could not be reached, followed by the technical cause
      And the assistant waits for me

    Scenario: An English visitor is told so in the words of the specification
      Given I have scrolled down a page in English
      And the chat server breaks the connection at once
      When I ask "How much does it cost?"
      Then the last message starts with "Sorry, I could not reach the server. "

    Scenario: A connection that breaks in the middle is a failure as well, and the next question may succeed
      Given the chat server breaks the connection in the middle
      And I have asked "Combien coûte la plateforme ?" on a page, in vain
      And the chat server answers "Sur devis." from now on
      When I ask "Et maintenant ?"
      Then the last message is "Sur devis."

  @technical
  Rule: A web page in place of an answer is a failure: hosts that only serve files have no assistant

    Scenario: Whatever page comes, it counts as a failure, with pages to read on
      Given I have scrolled down a page
      Then a host that only serves files is told apart when it answers with:
        | page                         |
        | a page like any other        |
        | a page that says not found   |
        | a page that says not allowed |

  Rule: Under a failure, up to three pages that may hold the answer are offered

    Scenario: The three pages that match best are offered, each once, and none where nothing is known
      Given the assistant knows:
        | title  | text                | page      |
        | Un     | pierre              | /platform |
        | Deux   | pierre mur          | /agents   |
        | Trois  | pierre mur          | /agents   |
        | Quatre | pierre mur chantier | /careers  |
        | Cinq   | pierre              | /press    |
      And the chat server breaks the connection at once
      And I have scrolled down a page
      Then these pages are offered in place of an answer:
        | question              | pages            |
        | pierre, mur, chantier | Quatre, Deux, Un |
        | toiture               |                  |

  Rule: The site says that the assistant is unavailable when the model server is in trouble

    Scenario: It says so in each trouble, and no longer than the trouble lasts
      Given the site relays to a model server
      And I have scrolled down a page
      Then the model server is read so:
        | the model server                 | I read           |
        | does not understand the question | {unavailable}    |
        | does not have the model          | {unavailable}    |
        | is broken                        | {unavailable}    |
        | has too much to do               | {unavailable}    |
        | works again                      | Notre plateforme |
