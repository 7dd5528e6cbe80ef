@read @from-visitors
Feature: Questions where they arise
  A visitor who hesitates finds, on the page itself, what is asked before buying, and the same answers that
  the assistant gives.

  Rule: What readers ask is answered on the page itself

    Scenario Outline: The <screen> page answers the questions that its readers have
      Given I read the <screen> page in both languages
      Then "the questions" has at least 6 questions, each closed over the assistant's own answer
      And search engines are told these questions and answers, and no other

      Examples:
        | screen      |
        | platform    |
        | book a demo |
