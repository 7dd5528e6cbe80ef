@everywhere
@spec-5-chat-blank
Feature: What the assistant does not send
  A question is sent once, and never without words.

  Background:
    Given the chat server answers "Sur devis."

  Rule: A blank question is not sent

    Scenario: Without words, the pill opens no conversation
      Given I have scrolled down a page
      Then nothing of this can be sent from the pill:
        | what I type |
        | ""          |
        | "   "       |

    Scenario: Without words, the conversation takes no message
      Given a conversation
      Then nothing of this can be sent as a message, and the conversation keeps its 3 messages:
        | what I type |
        | ""          |
        | "   "       |

  Rule: A question waits for the answer to the one before

    Scenario: Asking again too soon sends nothing
      Given I have scrolled down a page
      And the chat server takes its time
      And I have asked "Combien coûte la plateforme ?", and read "Récupération du contexte…"
      When I type "Et le délai ?" as a message and press Enter
      Then it cannot be sent
      And the conversation has 2 messages
      And the chat server was asked once

  Rule: A question has at most 2,000 characters

    Scenario: A longer one is cut as it is typed into the pill
      Given I have scrolled down a page
      When I type 2005 characters into the pill
      Then the pill holds 2000 characters

    Scenario: A longer one is cut as it is typed into the conversation
      Given a conversation
      When I type 2005 characters as a message
      Then my message holds 2000 characters
