@read @from-operator
Feature: A demo request reaches the sales desk
  Whatever happens to the mail server, each accepted request is mailed once, or waits where the operator finds it.

  @from-contract
  Rule: A demo request that is accepted is mailed to the sales desk, once

    Scenario: A mail server that accepts gets the request once, with all that was filled in
      Given a mail server
      And a server of the site that mails through it
      When a visitor sends a demo request
      Then the sales desk has 1 mail
      And it names everything that was filled in, and whoever answers it writes to the visitor
      And the request lies among the sent ones

    Scenario: A site without a mail server keeps what it accepts
      Given a server of the site that has no mail server
      When a visitor sends a demo request
      Then the request waits in the outbox
      And the operator was told that requests stay there

    Scenario: What one server of the site left is mailed by the next
      Given a mail server that refuses for the time being
      And a server of the site that mails through it
      And a visitor has sent a demo request
      And the server has ended
      And the mail server accepts again
      When another server starts on the same outbox
      Then the sales desk has 1 mail

  @from-contract
  Rule: A mail server that refuses or is away is tried again, after 5, 10, 20 and 40 seconds, then each minute

    Scenario: A mail server that refuses is tried at these times, and the operator's list says what it said
      Given a mail server that refuses for the time being
      And a server of the site that mails through it
      And a visitor has sent a demo request
      When 200 seconds have gone by
      Then it was tried after 0, 5, 15, 35, 75, 135 and 195 seconds
      And the operator's list shows one request, 7 attempts and "451 come back later"

    Scenario: A mail server that is away and then accepts gets the request once
      Given a mail server that is away
      And a server of the site that mails through it
      And a visitor has sent a demo request
      And 40 seconds have gone by
      And the request waits in the outbox
      When the mail server accepts again
      And 60 seconds have gone by
      Then the sales desk has 1 mail
      And the request lies among the sent ones
      When 10 minutes have gone by
      Then the sales desk has 1 mail

  Rule: A mail that may have arrived is sent again rarely, four times at most, then left to the operator

    Scenario: A mail server that takes mails without a word gets four copies that mailboxes know as one, and a fifth from the operator
      Given a mail server that takes mails and answers nothing
      And a server of the site that mails through it
      And a visitor has sent a demo request
      When 6 hours have gone by
      Then the sales desk has four copies of one mail, of 0, 15, 75 and 315 minutes after the request
      And the operator was told that nobody knows whether it arrived
      And the operator's list says the same
      When the mail server accepts again
      And the operator has it sent again
      Then the sales desk has 5 mails
      And the request lies among the sent ones
