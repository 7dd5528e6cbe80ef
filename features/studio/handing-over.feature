@studio @from-editors
Feature: What was changed is read and handed over
  A colleague without git reads what was, what is, and where; nothing is sent by itself.

  Rule: What changed is told in words, and handed over on a branch of its own

    Scenario: What changed is told in words, and becomes a commit on a branch of its own
      Given I edit the home page in the studio
      And I have changed the main headline to "Un titre relu par tous"
      When I ask what changed
      Then I read "Un titre relu par tous" as what is new
      And I read the name of the home page beside it
      When I send it for review as "un titre plus clair" because "Il se lit en une fois."
      Then a new branch holds my change, and says "un titre plus clair" and why
      And the branch that I work on, and what I have staged, are as they were
      And the studio tells me what to do next
      And I can copy the line for a terminal by keyboard

    Scenario: What I changed reaches my colleagues, and the studio says where it stands
      Given I edit the home page in the studio
      And my colleagues take changes at an address of their own
      And I have changed the main headline to "Un titre à relire"
      When I send it for review as "un titre plus clair" because "Il se lit en une fois."
      Then my colleagues have a branch that changes the home page alone
      And their page for a pull request is open, and holds my sentence
      And the studio says that it waits for my colleagues
      When my colleagues have taken it over
      Then the studio says that it is published
