@read @spec-9-retention
Feature: Demo requests are deleted when their time is over
  What visitors wrote is kept for two years, whether it was mailed or not, and not a day longer.

  Rule: A demo request is deleted two years after it came, mailed or waiting

    Scenario: A server that starts keeps what came later, and deletes what came before
      Then a server of the site that starts does this with a demo request:
        | the request | came                     | it is   |
        | still waits | two years less a day ago | kept    |
        | still waits | two years and a day ago  | deleted |
        | was mailed  | two years less a day ago | kept    |
        | was mailed  | two years and a day ago  | deleted |

    Scenario: A server that runs on deletes what becomes too old, and says how much
      Given a demo request that was mailed and came two years less a day ago
      And a server of the site that has no mail server
      When 2 days have gone by
      Then what the visitor wrote is deleted
      And the operator was told that one mailed request was deleted

  Rule: A server that does not know how long to keep demo requests does not start, and deletes nothing

    Scenario: Whatever its retention lacks, it names the setting
      Given a demo request that was mailed and came two years and a day ago
      Then a server does not start, names the setting and deletes nothing, when its retention:
        | lack        |
        | is missing  |
        | is zero     |
        | is negative |
        | has no unit |
        | is in hours |
