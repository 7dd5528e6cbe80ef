@everywhere
@spec-5 @spec-5-demo @spec-5-demo-settings
Feature: The mail service's settings
  A request never leaves for nowhere: without the settings of the mail service nothing is sent, and somebody is told.

  Rule: A site that lacks one is never published

    Scenario Outline: An editor forgets <setting>
      Given a copy of the site in which the mail service's "<setting>" is <lack>
      When its content is checked
      Then I am told that "<setting>" <message>, and where

      Examples:
        | setting    | lack    | message      |
        | publicKey  | empty   | has no value |
        | serviceId  | empty   | has no value |
        | templateId | empty   | has no value |
        | publicKey  | missing | is missing   |
        | serviceId  | missing | is missing   |
        | templateId | missing | is missing   |

  @spec-9 @spec-9-retention
  Rule: Requests are deleted when their retention ends, and never for want of one

    Scenario Outline: An editor writes a retention of <retention>
      Given a copy of the site in which demo requests are kept for <retention>
      When its content is checked
      Then I am told that the retention of demo requests is wrong, and where

      Examples:
        | retention |
        | 24 hours  |
        | 0 years   |
        | -1 years  |

    Scenario: An editor gives the retention another name
      Given a copy of the site in which nothing says how long demo requests are kept
      When its content is checked
      Then I am told that the retention of demo requests is missing, and where

    Scenario: An editor counts in months
      Given a copy of the site in which demo requests are kept for 18 months
      When its content is checked
      Then there is no mistake

  Rule: The site's own mail service takes nothing without them

    Scenario Outline: A request <lack>
      When a program sends a demo request <lack>
      Then it is refused as one that is not understood
      And the site's outbox has nothing of it

      Examples:
        | lack                                     |
        | with an empty public key                 |
        | without a public key                     |
        | with an empty service id                 |
        | without a service id                     |
        | with an empty template id                |
        | without a template id                    |
        | whose template parameters are a text     |
        | whose template parameters are a list     |
        | without template parameters              |

    Scenario: A request that has them all
      When a program sends a demo request as the form does
      Then it is accepted
      And the request of "Ada Lovelace" is in the site's outbox
