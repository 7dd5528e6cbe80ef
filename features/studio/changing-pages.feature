@studio @from-editors
Feature: Sections, pages and entries come, move and go
  What belongs to a page is changed without a file in sight, and what others need is not lost.

  Rule: Sections are copied, moved, taken out and kept out of sight, and every step is taken back

    Scenario: A section is copied, moved, taken out again, and kept out of the site by a switch
      Given I edit the home page in the studio
      When I open the main headline
      And I duplicate its section
      Then the page has one section more
      When I move its section to the end
      And I undo
      And I undo
      Then no file has changed
      When I switch the section's display off
      Then the file of the home page holds "displayed: false"

  Rule: What others need is not lost: a page goes only once nothing links to it

    Scenario: A case study is deleted only once nothing links to it
      Given I edit the home page in the studio
      When I open a case study that others link to
      And I delete its file
      Then the studio shows me the links to it
      And no file has changed
      When I see to each of them, and delete its file then
      Then the case study is gone, and nothing leads to it

  Rule: What is new begins as a copy, or with what it must have

    Scenario: A new agent begins as a copy of another, or with what every agent must have
      Given I edit the home page in the studio
      When I copy the agent for KYC as "Contrôle des tiers"
      Then the studio says that it is saved
      And the agents page shows "Contrôle des tiers"
      When I make a new agent called "Relances en attente"
      Then the agents page shows "Relances en attente"
      And the page marks what nobody has written yet

  Rule: A picture is dropped on the one that it replaces

    Scenario: A picture is dropped on the one that it replaces
      Given I edit the page of use cases in the studio
      When I drop a photograph on its picture
      Then the studio says that it is saved
      And the page of use cases shows the photograph, upright
      And I can write at once what it shows
