@everywhere
@spec-4-chat-pill
Feature: The pill opens to take a question
  A question can be typed without leaving what one reads, and the pill folds away again by itself.

  Background:
    Given I have scrolled down the home page

  @spec-4-chat-pill-expanded
  Rule: A click opens it, ready to type

    @spec-4-chat-pill-collapsed @spec-9-chat-pill-widths
    Scenario: Before it is opened, it is 320 pixels wide
      Then the pill is closed
      And the pill is 320 pixels wide

    Scenario: Open, it is 500 pixels wide and takes what is typed
      When I open the pill
      Then I can type my question at once
      And the pill is 500 pixels wide

    Scenario Outline: The label of its field is visible, in <language>
      Given I have scrolled down the home page in <language>
      When I open the pill
      Then its field is labelled "<name>"

      Examples:
        | language | name           |
        | French   | Votre question |
        | English  | Your question  |

    Scenario: The keyboard opens it as well
      When I open the pill by keyboard
      Then I can type my question at once

    Scenario: The keyboard reaches it between the page's content and the footer
      When I go on by keyboard from the last link of the page's content
      Then the focus is on the pill

  Rule: It closes when the visitor turns away, and keeps what was typed

    @spec-4-chat-pill-outside
    Scenario: A click elsewhere closes it without any delay
      Given I have typed "Combien coûte" into the pill
      When I click elsewhere on the page
      Then the pill is closed
      And the pill still holds "Combien coûte"

    @spec-9-chat-blur @spec-4-chat-pill-blur
    Scenario Outline: <moment> with the focus elsewhere, it is <state>
      Given I have typed "Combien coûte" into the pill
      When the focus has been elsewhere for <seconds> seconds
      Then the pill is <state>
      And the pill still holds "Combien coûte"

      Examples:
        | moment                       | seconds | state  |
        | Just before a fifth of a second | 0.199   | open   |
        | After a fifth of a second       | 0.2     | closed |

    @spec-4-chat-pill-blur
    Scenario: It stays open when the focus comes back in time
      Given I have typed "Combien coûte" into the pill
      When the focus leaves the pill and comes back 0.15 seconds later
      Then the pill stays open

    @spec-4-chat-pill-blur
    Scenario: It stays open when the focus moves within it
      Given I have typed "Combien coûte" into the pill
      When the focus moves on to the send button
      Then the pill stays open

    Scenario: It stays open when the visitor goes to another window
      Given I have opened the pill
      When another window takes the focus
      Then the pill stays open

    Scenario: It stays open when its own edge is clicked
      Given I have opened the pill
      When I press the pill beside its input
      Then the pill stays open

    Scenario: Going back to the top of the page empties it
      Given I have typed "Combien coûte" into the pill
      And I have gone back to the top of the page
      When I scroll down again
      Then the pill is closed
      And the pill still holds ""

  @spec-4-chat-pill-escape
  Rule: Escape clears what was typed, then closes

    Scenario: With something typed, Escape empties it
      Given I have typed "Combien coûte" into the pill
      When I press Escape
      Then the pill is open
      And the pill still holds ""

    Scenario: With nothing typed, Escape closes it, and the keyboard stays there
      Given I have opened the pill
      When I press Escape
      Then the pill is closed
      And the focus is on the pill

  @from-accessibility
  Rule: The pill is accessible

    @a11y
    Scenario Outline: No accessibility problem is found while the pill is <state>, in <language>
      Given I have scrolled down the home page in <language>
      And the pill is <state>
      Then no accessibility problem is found in the assistant

      Examples:
        | state     | language |
        | collapsed | French   |
        | expanded  | French   |
        | collapsed | English  |
        | expanded  | English  |
