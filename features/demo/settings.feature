@technical
@read
@spec-5-demo-settings
Feature: The mail service's settings
  A request never leaves for nowhere: without the settings of the mail service nothing is sent, and whoever sends is told.

  Rule: The site's own mail service takes nothing without its settings

    Scenario: A request that has them all is kept, one that lacks one of them is refused
      Then a demo request that a program sends is refused, and not kept, without:
        | what               |
        | a public key       |
        | a service id       |
        | a template id      |
        | what was filled in |
      And one that lacks nothing is accepted
      And the request of "Ada Lovelace" is in the site's outbox
