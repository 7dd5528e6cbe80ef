@everywhere
@spec-4-chat-conversation
Feature: A conversation over the whole screen
  A question opens a conversation; closing it leaves no trace.

  Background:
    Given the chat server answers "Sur devis."
    And I have scrolled down the home page

  @spec-4-chat-conversation-opens
  Rule: Sending opens it with a welcome, then the question

    Scenario Outline: A question sent by <means> opens it
      When I type "Combien coûte la plateforme ?" into the pill and send it by <means>
      Then the conversation fills the screen
      And the conversation reads:
        | from      | text                          |
        | assistant | {welcome}                     |
        | visitor   | Combien coûte la plateforme ? |
        | assistant | Sur devis.                    |

      Examples:
        | means       |
        | Enter       |
        | the button  |

    @spec-3-chat-message
    Scenario Outline: Each message shows its hour and minute by the visitor's own clock, in <place>
      Given I am in <place>, and it is 14:05 in London
      And the chat server answers "Sur devis."
      And I have scrolled down the home page
      When I ask "Combien coûte la plateforme ?"
      Then each message shows <time>

      Examples:
        | place            | time  |
        | Europe/Paris     | 15:05 |
        | America/New_York | 09:05 |
        | Asia/Kolkata     | 19:35 |

    Scenario Outline: The first message says in <language> that it comes from a machine
      Given I have scrolled down the home page in <language>
      When I ask "Prix"
      Then the first message says "<words>"

      Examples:
        | language | words                  |
        | French   | automatique            |
        | English  | automated              |

    Scenario Outline: The label of its field is visible, in <language>
      Given I have scrolled down the home page in <language>
      When I ask "Prix"
      Then the conversation's field is labelled "<name>"

      Examples:
        | language | name          |
        | French   | Votre message |
        | English  | Your message  |

    Scenario: A message that comes below what is shown is brought into view
      Given a conversation that is longer than the screen
      And the chat server answers "Trente jours." from now on
      When I type "Et le délai ?" as a message and press Enter
      Then I see the last message, "Trente jours."

    Scenario: The pill is empty once the conversation is closed
      Given a conversation
      When I close the conversation by its button
      Then the pill still holds ""

  @spec-4-chat-phases-labels @spec-4-chat-phases-end
  Rule: While the assistant works, it says what it does

    Scenario Outline: It retrieves, then generates, then answers, in <language>
      Given I have scrolled down the home page in <language>
      And the chat server takes its time
      And I have asked "Combien coûte la plateforme ?", and read "<retrieving>"
      When the chat server responds
      Then I read "<generating>"
      And once all of the answer is there, the last message is "Sur devis."

      Examples:
        | language | retrieving                | generating                 |
        | French   | Récupération du contexte… | Génération de la réponse…  |
        | English  | Retrieving context…       | Generating answer…         |

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

  @spec-4-chat-conversation-focus
  Rule: The keyboard focus goes into the conversation, stays there and comes back

    Scenario: The keyboard focus goes into the conversation and stays there
      When I ask "Combien coûte la plateforme ?"
      Then I can type my next message at once
      And the Tab key never leaves the conversation

    Scenario Outline: The focus comes back to the pill after closing by <means>
      Given a conversation
      When I close the conversation by <means>
      Then the focus is on the pill

      Examples:
        | means        |
        | its button   |
        | the backdrop |
        | Escape       |

  @spec-4-chat-conversation-closing
  Rule: Closing clears the conversation

    Scenario Outline: Closed by <means>, it begins anew
      Given a conversation
      And I close the conversation by <means>
      When I ask "Et le délai ?"
      Then the conversation reads:
        | from      | text          |
        | assistant | {welcome}     |
        | visitor   | Et le délai ? |
        | assistant | Sur devis.    |

      Examples:
        | means        |
        | its button   |
        | the backdrop |
        | Escape       |

    Scenario: Selecting text from the panel to the backdrop does not close it
      Given a conversation
      When I drag from the panel to the backdrop
      Then the conversation has 3 messages

    Scenario: Closing cancels the question, and a late answer is not shown
      Given the chat server takes its time
      And I have asked "Combien coûte la plateforme ?", and read "Récupération du contexte…"
      And I have closed the conversation, and the chat server knows that nobody waits
      And the chat server answers "Trente jours." from now on
      When I ask "Et le délai ?"
      Then the conversation reads:
        | from      | text          |
        | assistant | {welcome}     |
        | visitor   | Et le délai ? |
        | assistant | Trente jours. |

    Scenario: A second conversation takes the focus and gives it back as the first did
      Given a conversation
      And I close the conversation by its button
      And I ask "Et le délai ?"
      And I can type my next message at once
      When I close the conversation by Escape
      Then the focus is on the pill

    Scenario: Going back in the browser's history closes it
      Given I have come from the "platform" page by a link
      And I have scrolled down the page
      And a conversation
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
    Scenario Outline: No accessibility problem is found while <state>, in <language>
      Given I have scrolled down the home page in <language>
      And a conversation in which <state>
      Then no accessibility problem is found in the assistant

      Examples:
        | state                  | language |
        | the answer has arrived | French   |
        | the answer is awaited  | French   |
        | the server was lost    | French   |
        | the answer has arrived | English  |
        | the answer is awaited  | English  |
        | the server was lost    | English  |
