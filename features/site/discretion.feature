@spec-4 @spec-6 @spec-6-public @spec-7-no-other-calls
Feature: Discretion
  Visitors are anonymous. Until they have agreed to something, the site stores nothing and calls nobody else.

  Rule: Reading leaves no trace

    Scenario: A tour of the site before any choice about cookies
      When I turn to the home page
      And I turn to the platform page
      And I turn to the book a demo page
      And I turn to the privacy policy page
      And I choose "English" in the language switcher
      Then no cookie has been set
      And nothing is stored in my browser
      And only this site has been asked for anything
