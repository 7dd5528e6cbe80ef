@spec-4 @spec-6-public @spec-7-no-other-calls
Feature: Discretion
  Visitors are anonymous. Until they have agreed to something, the site stores nothing and calls nobody else.

  Rule: Before a choice about cookies nothing is stored and nobody else is called, and the banner keeps asking

    @everywhere
    Scenario: A tour of the site before any choice leaves no trace, and every page asks
      Given the cookie banner has asked me
      And I have followed its link to the cookie policy, where it asks for a choice
      And I go back
      When I go on to the English version of the page
      Then the cookie banner asks for a choice
      When I read the book a demo page
      Then no cookie is set
      And nothing is stored in my browser
      And only this site has been asked for anything

    @read
    Scenario: No page asks for a picture, a script, a style or a frame of another host
      Then each page asks this site alone for what it shows

  @spec-3-consent
  Rule: What a browser ends up with is what the cookie policy lists

    Scenario: After a choice and a walk through the site, the browser holds what the policy lists
      Given the cookie banner has asked me
      When I accept all cookies
      And I read the platform page
      And I read the cookie policy page
      Then my browser holds the records that the policy lists, and no other
      And no cookie is set
      And only this site has been asked for anything
