@studio @from-editors
Feature: Rules are found, read and wished for in the studio
  A product owner looks for what the site does in words of their own, and writes down what it should do.

  Background:
    Given I edit the home page in the studio

  Rule: A rule is found in its reader's own words, and a wish is written beside it

    Scenario: A rule is found in the owner's own words, and a wish beside it changes one file alone
      When I look for "un visiteur refuse les cookies" among the rules
      And I open the rule "Refusing allows the essential cookies alone, and is as easy as accepting"
      Then its text is there to be changed
      When I add the wish "The visitor is told how long a choice holds" to its file
      Then the wish stands among the rules, as a wish
      And no other file than the rule's has changed

  Rule: A rule that is half written in the studio is kept

    Scenario: A rule that is half written is still there when its owner comes back
      When I look for "six months" among the rules
      And I open the rule "A choice about cookies holds for six months"
      And I begin to write the wish "The visitor is told how long a choice holds" in its file
      And I open the main headline
      And I reload the studio
      And I come back to the rules
      Then what I began to write is still there
      And no file has changed
