@everywhere
@spec-4-chat-conversation
Feature: A conversation over the whole screen
  A question opens a conversation; closing it leaves no trace.

  Background:
    Given the chat server answers "Sur devis."

  @spec-4-chat-conversation-opens
  Rule: Sending opens it with a welcome, then the question

    Scenario: A question opens it
      Given I have scrolled down a page
      When I type "Combien coûte la plateforme ?" into the pill and send it by the button
      Then the conversation fills the screen
      And the conversation reads:
        | from      | text                          |
        | assistant | {welcome}                     |
        | visitor   | Combien coûte la plateforme ? |
        | assistant | Sur devis.                    |

    @spec-3-chat-message
    Scenario: Each message shows its hour and minute by the visitor's own clock
      Given I am in Asia/Kolkata, and it is 14:05 in London
      And the chat server answers "Sur devis."
      When I ask "Combien coûte la plateforme ?" on a page
      Then each message shows 19:35

    Scenario: It says at once that it is a machine, and what may be typed
      Given a conversation
      Then the first message says "automatique"
      And the conversation's field is labelled "Votre message"

    Scenario: A message that comes below what is shown is brought into view
      Given a conversation that is longer than the screen
      And the chat server answers "Trente jours." from now on
      When I type "Et le délai ?" as a message and press Enter
      Then I see the last message, "Trente jours."

  @spec-4-chat-phases-labels @spec-4-chat-phases-end
  Rule: While the assistant works, it says what it does

    Scenario: It retrieves, then generates, then answers
      Given I have scrolled down a page
      And the chat server takes its time
      And I have asked "Combien coûte la plateforme ?", and read "Récupération du contexte…"
      When the chat server responds
      Then I read "Génération de la réponse…"
      And once all of the answer is there, the last message is "Sur devis."

    Scenario: On an English page, it says all that in English
      Given I have scrolled down a page in English
      And the chat server takes its time
      And I have asked "How much does it cost?", and read "Retrieving context…"
      When the chat server responds
      Then I read "Generating answer…"
      And the first message says "automated"
      And the conversation's field is labelled "Your message"

  @spec-4-chat-conversation-enter
  Rule: The conversation's own input sends on Enter, and begins a new line with Shift

    Scenario: Enter sends
      Given a conversation
      When I type "Et le délai ?" as a message and press Enter
      Then the conversation reads:
        | from      | text                          |
        | assistant | {welcome}                     |
        | visitor   | Combien coûte la plateforme ? |
        | assistant | Sur devis.                    |
        | visitor   | Et le délai ?                 |
        | assistant | Sur devis.                    |
      And I can type my next message at once

    Scenario: Shift and Enter begin a new line
      Given a conversation
      And I type "Et le délai" as a message and press Shift+Enter
      When I go on typing "pour une mairie ?"
      Then my message reads "Et le délai" and "pour une mairie ?"
      And the conversation has 3 messages

    @chromium
    Scenario: Enter does not send while Japanese or Chinese characters are being composed
      Given a conversation
      When I press Enter while composing "納期"
      Then the conversation has 3 messages

  @from-visitors
  Rule: A question that goes on with another is offered whole

    Scenario: One press asks it with its subject
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
  Rule: The keyboard focus goes into the conversation, stays there and comes back

    Scenario: The keyboard focus goes into the conversation and stays there
      When I ask "Combien coûte la plateforme ?" on a page
      Then I can type my next message at once
      And the Tab key never leaves the conversation

    Scenario: However it is closed, the focus is on the pill, and goes in again with the next question
      Given a conversation
      Then the focus comes back to the pill, and into the next conversation:
        | closed by    |
        | its button   |
        | the backdrop |
        | Escape       |

  @spec-4-chat-conversation-closing
  Rule: Closing clears the conversation

    Scenario: However it is closed, it begins anew, and the pill is empty
      Given a conversation
      Then nothing is left of it for the next question, "Et le délai ?":
        | closed by    |
        | its button   |
        | the backdrop |
        | Escape       |

    Scenario: Selecting text from the panel to the backdrop does not close it
      Given a conversation
      When I drag from the panel to the backdrop
      Then the conversation has 3 messages

    Scenario: Closing cancels the question, and a late answer is not shown
      Given I have scrolled down a page
      And the chat server takes its time
      And I have asked "Combien coûte la plateforme ?", and read "Récupération du contexte…"
      And I have closed the conversation, and the chat server knows that nobody waits
      And the chat server answers "Trente jours." from now on
      When I ask "Et le délai ?"
      Then the conversation reads:
        | from      | text          |
        | assistant | {welcome}     |
        | visitor   | Et le délai ? |
        | assistant | Trente jours. |

    Scenario: Going back in the browser's history closes it
      Given I have come from the "platform" page by a link
      And I have scrolled down the page
      And I ask "Combien coûte la plateforme ?"
      And the conversation has 3 messages
      When I go back
      Then no conversation is open

  @from-visitors
  Rule: Paper shows the page, and nothing that lies over it

    Scenario: A page that is printed during a conversation can be read
      Given a conversation
      When I print the page
      Then no dialog covers the paper

  @from-accessibility
  Rule: The conversation is accessible

    @a11y
    Scenario: No accessibility problem is found from the question to the answer, nor without one
      Given I have scrolled down a page
      Then no accessibility problem is found in the conversation while:
        | state                  |
        | the answer is awaited  |
        | the answer has arrived |
        | the server was lost    |
      And the page as it stands is accessible
