@everywhere
@spec-4-chat-conversation
Feature: A conversation over the whole screen
  A question opens a conversation; closing it leaves no trace.

  Background:
    Given the chat server answers "Sur devis."

  @spec-4-chat-conversation-opens
  Rule: A question opens a conversation over the whole screen, with a welcome that says it is a machine, then the question

    Scenario: The welcome comes first, then the question as it was typed, then the answer
      Given I have scrolled down a page
      When I type "Combien coûte <think> ?" into the pill and send it by the button
      Then the conversation fills the screen
      And the conversation reads:
        | from      | text                    |
        | assistant | {welcome}               |
        | visitor   | Combien coûte <think> ? |
        | assistant | Sur devis.              |
      And the first message says "automatique"
      And the conversation's field is labelled "Votre message"

    @spec-3-chat-message
    Scenario: Each message shows its hour and minute by the visitor's own clock
      Given I am in Asia/Kolkata, and it is 14:05 in London
      And the chat server answers "Sur devis."
      When I ask "Combien coûte la plateforme ?" on a page
      Then each message shows 19:35

    Scenario: A message that comes below what is shown is brought into view
      Given a conversation that is longer than the screen
      And the chat server answers "Trente jours."
      When I type "Et le délai ?" as a message and press Enter
      Then I see the last message, "Trente jours."

  @spec-4-chat-phases-labels @spec-4-chat-phases-end
  Rule: While the assistant works, it says what it does

    Scenario: The assistant retrieves, then generates, then answers
      Given I have scrolled down a page in English
      And the chat server takes its time
      And I ask "How much does it cost?"
      And I read "Retrieving context…"
      When the chat server responds
      Then I read "Generating answer…"
      And once all of the answer is there, the last message is "Sur devis."
      And the first message says "automated"

  @spec-4-chat-conversation-enter
  Rule: Enter sends a message, Shift and Enter begin a new line in it

    Scenario: A message of two lines is sent by Enter
      Given a conversation
      And I type "Et le délai" as a message and press Shift+Enter
      When I go on typing "pour une mairie ?"
      Then my message reads "Et le délai" and "pour une mairie ?"
      And the conversation has 3 messages
      When I press Enter
      Then the conversation has 5 messages
      And I can type my next message at once

    @chromium
    @technical
    Scenario: Enter does not send while Japanese or Chinese characters are being composed
      Given a conversation
      When I press Enter while composing "納期"
      Then the conversation has 3 messages

  @from-visitors
  Rule: A question that goes on with another is offered whole

    Scenario: One press asks the whole question
      Given a conversation
      And I type "Et pour les hôpitaux ?" as a message and press Enter
      When I choose to ask "Combien coûte la plateforme pour les hôpitaux ?"
      Then the conversation reads:
        | from      | text                                            |
        | assistant | {welcome}                                       |
        | visitor   | Combien coûte la plateforme ?                   |
        | assistant | Sur devis.                                      |
        | visitor   | Et pour les hôpitaux ?                          |
        | assistant | Sur devis.                                      |
        | visitor   | Combien coûte la plateforme pour les hôpitaux ? |
        | assistant | Sur devis.                                      |
      And I can type my next message at once

  @spec-4-chat-conversation-focus
  Rule: The keyboard stays in the conversation; closing it brings the keyboard back and leaves no trace

    Scenario: The keyboard focus goes into the conversation and stays there
      When I ask "Combien coûte la plateforme ?" on a page
      Then I can type my next message at once
      And the Tab key never leaves the conversation

    @spec-4-chat-conversation-closing
    Scenario: However it is closed, the focus is on the pill, the pill is empty, and the next question begins anew
      Given a conversation
      Then the focus comes back to an empty pill, and the next conversation begins anew, when it is closed by:
        | means        |
        | its button   |
        | the backdrop |
        | Escape       |

    @spec-4-chat-conversation-closing
    Scenario: Selecting text from the panel to the backdrop does not close it
      Given a conversation
      When I drag from the panel to the backdrop
      Then the conversation has 3 messages

    @spec-4-chat-conversation-closing
    Scenario: Closing cancels the question, and a late answer is not shown
      Given I have scrolled down a page
      And the chat server takes its time
      And I ask "Combien coûte la plateforme ?"
      And I read "Récupération du contexte…"
      And I have closed the conversation, and the chat server knows that nobody waits
      And the chat server answers "Trente jours."
      When I ask "Et le délai ?"
      Then the conversation reads:
        | from      | text          |
        | assistant | {welcome}     |
        | visitor   | Et le délai ? |
        | assistant | Trente jours. |
