@read @from-operator
Feature: A demo request reaches the sales desk
  Whatever happens to the mail server, each accepted request is mailed once, or waits where the operator finds it.

  @from-contract
  Rule: What is accepted is mailed to the sales desk, once

    Scenario: A mail server that accepts gets the request once, with all that was filled in
      Given a mail server
      And a server of the site that mails through it
      When a visitor sends a demo request
      Then the sales desk has one mail
      And it names everything that was filled in, and whoever answers it writes to the visitor
      And the request lies among the sent ones

    Scenario: A site without a mail server keeps what it accepts
      Given a server of the site that has no mail server
      When a visitor sends a demo request
      Then the request waits in the outbox
      And the operator was told that requests stay there

  @from-contract
  Rule: A mail server that refuses or is away is tried again, after 5, 10, 20 and 40 seconds, then each minute

    Scenario Outline: A mail server that <fails> is tried at these times and no others
      Given a mail server that <fails>
      And a server of the site that mails through it
      And a visitor has sent a demo request
      When 200 seconds have gone by
      Then it was tried after 0, 5, 15, 35, 75, 135 and 195 seconds

      Examples:
        | fails                    |
        | refuses for the time being |
        | is away                  |

    Scenario Outline: A mail server that <fails> and then accepts gets the request once
      Given a mail server that <fails>
      And a server of the site that mails through it
      And a visitor has sent a demo request
      And 40 seconds have gone by, and the request waits in the outbox
      When the mail server accepts again
      Then the sales desk has one mail, a minute later at most
      And the request lies among the sent ones
      And no second mail follows within ten minutes

      Examples:
        | fails                    |
        | refuses for the time being |
        | is away                  |

    Scenario: One request that the mail server refuses holds up no other
      Given a mail server that refuses the first request
      And a server of the site that mails through it
      When two visitors send a demo request
      Then the sales desk has one mail
      And one request waits in the outbox

    Scenario: The operator's list says what waits, how often it was tried, and what the mail server said
      Given a mail server that refuses for the time being
      And a server of the site that mails through it
      And a visitor has sent a demo request
      And 10 seconds have gone by, and the request waits in the outbox
      When the operator lists the outbox
      Then it shows one request, 2 attempts and "451 come back later"

  Rule: What may have arrived is sent again rarely, four times at most, then left to the operator

    Scenario: A mail server that takes mails without a word gets four copies that mailboxes know as one
      Given a mail server that takes mails and answers nothing
      And a server of the site that mails through it
      And a visitor has sent a demo request
      When six hours have gone by
      Then the sales desk has four copies of one mail, of 0, 15, 75 and 315 minutes after the request
      And no further copy follows within an hour
      And the operator was told that nobody knows whether it arrived
      And the operator's list says the same

    Scenario: The operator has it sent again
      Given a mail server that takes mails and answers nothing
      And a server of the site that mails through it
      And a visitor has sent a demo request
      And six hours have gone by
      And the mail server accepts again
      When the operator has it sent again
      Then the sales desk has a fifth copy, and no sixth within ten minutes
      And the request lies among the sent ones

    Scenario: Others do not wait for it
      Given a mail server that takes mails and answers nothing
      And a server of the site that mails through it
      And a visitor has sent a demo request
      And the mail server accepts again
      When a visitor sends a demo request
      Then the sales desk has a mail of the second one

  Rule: Nothing that waits is lost or doubled when a server ends

    Scenario: What one server left is mailed by the next
      Given a mail server that refuses for the time being
      And a server of the site that mails through it
      And a visitor has sent a demo request
      And the server has ended
      And the mail server accepts again
      When another server starts on the same outbox
      Then the sales desk has one mail

    @technical
    Scenario: Of two servers on one outbox, the second stores what it takes, and the first mails it once
      Given a mail server
      And two servers of the site on one outbox
      When a visitor sends a demo request to the second one
      Then the sales desk has one mail, a minute later at most
      And no second mail follows within ten minutes
      And the operator was told that the second one mails nothing

    @technical
    Scenario: When the first ends, the second takes over
      Given a mail server that refuses for the time being
      And two servers of the site on one outbox
      And a visitor has sent a demo request
      And the mail server accepts again
      When the first server ends
      Then the sales desk has one mail, a minute later at most
      And the operator was told that the second one mails from now on
