@everywhere
@spec-4 @spec-4-chat-pill
Feature: The pill opens to take a question
  A question can be typed without leaving what one reads, and the pill folds away again by itself.

  Background:
    Given I have scrolled down the home page

  @spec-4-chat-pill-expanded
  Rule: A click opens it, ready to type

    @spec-4-chat-pill-collapsed @spec-9-chat-pill-widths
    Scenario: Before it is opened
      Then the pill is closed
      And the pill is 320 pixels wide

    Scenario: Opening
      When I open the pill
      Then I can type my question at once
      And the pill is 500 pixels wide

    Scenario Outline: Its field bears its name in sight, in <language>
      Given I have scrolled down the home page in <language>
      When I open the pill
      Then its field is labelled "<name>"

      Examples:
        | language | name           |
        | French   | Votre question |
        | English  | Your question  |

    Scenario: By keyboard
      When I open the pill by keyboard
      Then I can type my question at once

    Scenario: Reading by keyboard leads to it before the footer, where it hides
      When I reach the last link of the page's content by keyboard
      And I press Tab
      Then the focus is on the pill

  Rule: It closes when the visitor turns away, and keeps what was typed

    @spec-4-chat-pill-outside
    Scenario: A click elsewhere, without any delay
      Given my time stands still
      And I have typed "Combien coûte" into the pill
      When I click elsewhere on the page
      Then the pill is closed
      And the pill still holds "Combien coûte"

    @spec-9-chat-blur @spec-4-chat-pill-blur
    Scenario: The focus goes elsewhere
      Given my time stands still
      And I have typed "Combien coûte" into the pill
      When the focus leaves the pill
      And 199 ms pass
      Then the pill is open
      When 1 ms passes
      Then the pill is closed
      And the pill still holds "Combien coûte"

    @spec-4-chat-pill-blur
    Scenario: The focus comes back in time
      Given my time stands still
      And I have typed "Combien coûte" into the pill
      When the focus leaves the pill
      And 150 ms pass
      And the focus comes back to the pill
      And 500 ms pass
      Then the pill is open

    @spec-4-chat-pill-blur
    Scenario: The focus moves within the pill
      Given my time stands still
      And I have typed "Combien coûte" into the pill
      When the focus moves on to the send button
      And 500 ms pass
      Then the pill is open

    Scenario: A press on the pill's own frame
      Given my time stands still
      And I have opened the pill
      When I press the pill beside its input
      And 500 ms pass
      Then the pill is open

    Scenario: Going back to the top starts anew
      Given I have typed "Combien coûte" into the pill
      When I scroll to 0 pixels
      And I scroll to 900 pixels
      Then the pill is closed
      And the pill still holds ""

  @spec-4-chat-pill-escape
  Rule: Escape clears what was typed, then closes

    Scenario: Twice Escape
      Given I have typed "Combien coûte" into the pill
      When I press Escape
      Then the pill is open
      And the pill holds ""
      When I press Escape
      Then the pill is closed
      And the focus is on the pill

  Rule: Everyone can use it

    @a11y
    Scenario Outline: No obstacle is found while the pill is <state>, in <language>
      Given I have scrolled down the home page in <language>
      And the pill is <state>
      Then no accessibility problem is found in the assistant

      Examples:
        | state     | language |
        | collapsed | French   |
        | expanded  | French   |
        | collapsed | English  |
        | expanded  | English  |
