@everywhere
@spec-4-chat-pill
Feature: The pill opens to take a question
  A question can be typed without leaving what one reads, and the pill folds away again by itself.

  @spec-4-chat-pill-expanded
  Rule: A click opens the pill, 500 pixels wide, ready to type; it is never wider than the screen

    @spec-4-chat-pill-collapsed @spec-9-chat-pill-widths
    Scenario: The pill is 320 pixels wide, and 500 when it takes what is typed, where the screen has room
      Given I have scrolled down the home page
      Then the pill is so many pixels wide, and the page never scrolls sideways:
        | screen | closed | open |
        | 1440   | 320    | 500  |
        | 360    | 320    | 328  |
        | 320    | 288    | 288  |
      When I open the pill
      Then I can type my question at once
      And its field is labelled "Votre question"

    Scenario: The keyboard reaches it between the page's content and the footer, and opens it
      Given I have scrolled down the home page
      And I have gone on by keyboard from the last link of the page's content to the pill
      When I open the pill by keyboard
      Then I can type my question at once

  Rule: The pill closes when the visitor turns away, and keeps what was typed

    @spec-4-chat-pill-outside
    Scenario: A click elsewhere closes it without any delay
      Given I have scrolled down the home page
      And I have typed "Combien coûte" into the pill
      When I click elsewhere on the page
      Then the pill is closed
      And the pill still holds "Combien coûte"

    @spec-9-chat-blur @spec-4-chat-pill-blur
    @technical
    Scenario: A fifth of a second with the focus elsewhere closes it, and nothing before the visitor is gone
      Given I have scrolled down the home page
      And I have typed "Combien coûte" into the pill
      Then the pill stays open when:
        | what happens                               |
        | the focus comes back 0.15 seconds later    |
        | the focus moves on to the send button      |
        | another window takes the focus             |
        | the empty pill is pressed beside its input |
      When the focus has been elsewhere for 0.199 seconds
      Then the pill is open
      And 0.001 seconds later the pill is closed

    Scenario: Going back to the top of the page empties it
      Given I have scrolled down the home page
      And I have typed "Combien coûte" into the pill
      And I have gone back to the top of the page
      When I scroll down again
      Then the pill is closed
      And the pill still holds ""

  @spec-4-chat-pill-escape
  Rule: Escape clears what was typed into the pill, then closes it, and the page stays where it is

    Scenario: Escape empties it, and closes it when it is empty; keyboard and page stay where they are
      Given I have scrolled down a page
      Then the page stays where it is while I click the pill, type "Combien", and press Escape until it is closed
      And the focus is on the pill
