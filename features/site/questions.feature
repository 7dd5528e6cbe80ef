Feature: Questions where they arise
  A visitor who hesitates finds, on the page itself, what is asked before buying, and the same answers that
  the assistant gives.

  Scenario Outline: The questions of the <screen> page
    When I look at the <screen> page in both languages
    Then at least 6 questions stand closed, and each opens on the assistant's own answer
    And search engines are told these questions and answers, and no other
    And the list of questions has no accessibility problem

    Examples:
      | screen      |
      | platform    |
      | book a demo |
