@everywhere
@spec-8-chat-failure
Feature: When the assistant cannot answer
  A visitor is told what happened, and where to read on.

  @spec-4-chat-phases-end
  Rule: A visitor is told in the page's language that the assistant's server cannot be reached, and offered up to three pages

    Scenario: A connection that breaks at once is told with its technical cause
      Given I have scrolled down a page in English
      And the chat server breaks the connection at once
      When I ask "How much does it cost?"
      Then the last message begins:
        """
        Sorry, I could not reach the server.
        """
      And the last message says that the server could not be reached, followed by the technical cause
      And the assistant waits for me

    Scenario: One that breaks in the middle is a failure as well, and the next question may succeed
      Given the chat server breaks the connection in the middle
      And I ask "Combien coûte la plateforme ?" on a page
      And the last message says that the server could not be reached, followed by the technical cause
      And the chat server answers "Sur devis."
      When I ask "Et maintenant ?"
      Then the last message is "Sur devis."

    Scenario: The three pages that match best are offered, each once, and none where nothing is known
      Given the assistant knows in English:
        | title | text              | page         |
        | One   | stone             | /en/platform |
        | Two   | stone wall        | /en/agents   |
        | Three | stone wall        | /en/agents   |
        | Four  | stone wall mortar | /en/careers  |
        | Five  | stone             | /en/press    |
      And the chat server breaks the connection at once
      And I have scrolled down a page in English
      Then these pages are offered in place of an answer:
        | question            | pages                      |
        | stone, wall, mortar | Four, Two (in French), One |
        | roofing             |                            |

  Rule: The site says that the assistant is unavailable when the model server is in trouble

    Scenario: Each trouble of the model server is told, and no longer than it lasts
      Given the site relays to a model server
      And I have scrolled down a page
      Then the model server is read so:
        | the model server                 | I read           |
        | does not understand the question | {unavailable}    |
        | does not have the model          | {unavailable}    |
        | is broken                        | {unavailable}    |
        | has too much to do               | {unavailable}    |
        | works again                      | Notre plateforme |
