@everywhere
@spec-5-chat-blank
Feature: What the assistant does not send
  A question is sent once, and never without words.

  Background:
    Given the chat server answers "Sur devis."

  Rule: A question to the assistant has words, at most 2,000 characters, and waits for the answer to the one before

    Scenario: Without words, the pill opens no conversation, and a longer question is cut as it is typed
      Given I have scrolled down a page
      Then nothing of this can be sent from the pill:
        | what I type |
        | ""          |
        | "   "       |
      When I type 2005 characters into the pill
      Then the pill holds 2000 characters

    Scenario: Without words, the conversation takes no message, and a longer one is cut as it is typed
      Given a conversation
      Then nothing of this can be sent as a message:
        | what I type |
        | ""          |
        | "   "       |
      When I type 2005 characters as a message
      Then my message holds 2000 characters

    Scenario: Asking again too soon sends nothing, and says so
      Given I have scrolled down a page
      And the chat server takes its time
      And I ask "Combien coûte la plateforme ?"
      And I read "Récupération du contexte…"
      When I type "Et le délai ?" as a message and press Enter
      Then it cannot be sent
      And I am told that my message waits
      And the conversation has 2 messages
      And the chat server was asked once
