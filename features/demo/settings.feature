@read
@spec-5-demo-settings
Feature: The mail service's settings
  A request never leaves for nowhere: without the settings of the mail service nothing is sent, and somebody is told.

  Rule: A site without one of them is never published

    Scenario Outline: A site whose editor <mistake> the mail service's <setting> is refused
      Given a copy of the site whose editor <mistake> the mail service's <setting>
      When its content is compiled
      Then I am told that the <setting> <message>, and where

      Examples:
        | mistake | setting     | message      |
        | emptied | public key  | has no value |
        | emptied | service id  | has no value |
        | emptied | template id | has no value |
        | removed | public key  | is missing   |
        | removed | service id  | is missing   |
        | removed | template id | is missing   |

  @spec-9-retention
  Rule: A site must say how long requests are kept, in days or longer

    Scenario Outline: A retention of <retention> is refused
      Given a copy of the site in which demo requests are kept for <retention>
      When its content is compiled
      Then I am told that the retention of demo requests is wrong, and where

      Examples:
        | retention |
        | 24 hours  |
        | 0 years   |
        | -1 years  |

    Scenario: A site without a retention is refused
      Given a copy of the site in which nothing says how long demo requests are kept
      When its content is compiled
      Then I am told that the retention of demo requests is missing, and where

    Scenario: A retention may be counted in months
      Given a copy of the site in which demo requests are kept for 18 months
      When its content is compiled
      Then there is no mistake

  Rule: The site's own mail service takes nothing without them

    Scenario Outline: A request without <lack> is refused
      When a program sends a demo request without <lack>
      Then it is refused as one that is not understood
      And the site's outbox has nothing of it

      Examples:
        | lack                |
        | a public key        |
        | a service id        |
        | a template id       |
        | what was filled in  |

    Scenario: A request that has them all is kept
      When a program sends a demo request as the form does
      Then it is accepted
      And the request of "Ada Lovelace" is in the site's outbox
