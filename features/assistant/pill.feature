@everywhere
@spec-4-chat-pill
Feature: The pill opens to take a question
  A question can be typed without leaving what one reads, and the pill folds away again by itself.

  @spec-4-chat-pill-expanded
  Rule: A click opens it, ready to type

    @spec-4-chat-pill-collapsed @spec-9-chat-pill-widths
    Scenario: It is 320 pixels wide, and 500 when it takes what is typed
      Given I have scrolled down the home page
      And the pill is closed, and 320 pixels wide
      When I open the pill
      Then I can type my question at once
      And the pill is 500 pixels wide
      And its field is labelled "Votre question"

    Scenario: The keyboard reaches it between the page's content and the footer, and opens it
      Given I have scrolled down the home page
      And I have gone on by keyboard from the last link of the page's content to the pill
      When I open the pill by keyboard
      Then I can type my question at once

  @from-visitors
  Rule: The page stays where it is

    Scenario: Opened, typed into and closed, it moves nothing
      Given I have scrolled down a page
      Then the page stays where it is while I click the pill, type "Combien", and press Escape twice

  Rule: It closes when the visitor turns away, and keeps what was typed

    @spec-4-chat-pill-outside
    Scenario: A click elsewhere closes it without any delay
      Given I have scrolled down the home page
      And I have typed "Combien coûte" into the pill
      When I click elsewhere on the page
      Then the pill is closed
      And the pill still holds "Combien coûte"

    @spec-9-chat-blur @spec-4-chat-pill-blur
    @technical
    Scenario: A fifth of a second with the focus elsewhere closes it
      Given I have scrolled down the home page
      And I have typed "Combien coûte" into the pill
      When the focus has been elsewhere for 0.199 seconds
      Then the pill is open
      And 0.001 seconds later the pill is closed
      And the pill still holds "Combien coûte"

    @spec-4-chat-pill-blur
    @technical
    Scenario: It stays open while the visitor is not gone
      Given I have scrolled down the home page
      And I have typed "Combien coûte" into the pill
      Then the pill stays open when:
        | what happens                                |
        | the focus comes back 0.15 seconds later     |
        | the focus moves on to the send button       |
        | another window takes the focus              |
        | the empty pill is pressed beside its input  |

    Scenario: Going back to the top of the page empties it
      Given I have scrolled down the home page
      And I have typed "Combien coûte" into the pill
      And I have gone back to the top of the page
      When I scroll down again
      Then the pill is closed
      And the pill still holds ""

  @spec-4-chat-pill-escape
  Rule: Escape clears what was typed, then closes

    Scenario: Escape empties it, and closes it when it is empty; the keyboard stays there
      Given I have scrolled down the home page
      And I have typed "Combien coûte" into the pill
      And I have pressed Escape, and the open pill is empty
      When I press Escape
      Then the pill is closed
      And the focus is on the pill

  @from-accessibility
  Rule: The pill is accessible

    @a11y
    Scenario: No accessibility problem is found while it is closed, nor while it is open
      Given I have scrolled down the home page
      Then no accessibility problem is found in the pill while it is:
        | state  |
        | closed |
        | open   |
      And the page as it stands is accessible
