@technical
@read
@spec-5-demo-settings
Feature: The mail service's settings
  A request never leaves for nowhere: without the settings of the mail service nothing is sent, and somebody is told.

  Rule: A site without one of them is never published

    Scenario: A site whose editor emptied or removed one of the mail service's settings is refused
      Given a copy of the site
      Then each of these changes is refused, and the editor is told where:
        | change  | setting     | told         |
        | emptied | public key  | has no value |
        | emptied | service id  | has no value |
        | emptied | template id | has no value |
        | removed | public key  | is missing   |
        | removed | service id  | is missing   |
        | removed | template id | is missing   |

  @spec-9-retention
  Rule: A site must say how long requests are kept, in days or longer

    Scenario: A retention that is no time, or shorter than a day, is refused
      Given a copy of the site
      Then each of these retentions of demo requests is refused, and the editor is told where:
        | retention |
        | 24 hours  |
        | 0 years   |
        | -1 years  |

    Scenario: A site without a retention is refused
      Given a copy of the site
      When an editor removes how long demo requests are kept
      Then the editor is told that the retention of demo requests is missing, and where

    Scenario: A retention may be counted in months
      Given a copy of the site
      When an editor lets demo requests be kept for 18 months
      Then there is no mistake

  Rule: The site's own mail service takes nothing without them

    Scenario: A request that lacks one of them is refused
      Then a demo request that a program sends is refused, and not kept, without:
        | what               |
        | a public key       |
        | a service id       |
        | a template id      |
        | what was filled in |

    Scenario: A request that has them all is kept
      When a program sends a demo request as the form does
      Then it is accepted
      And the request of "Ada Lovelace" is in the site's outbox
