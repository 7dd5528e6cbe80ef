@read @spec-9-retention
Feature: Demo requests are deleted when their time is over
  What visitors wrote is kept for two years, whether it was mailed or not, and not a day longer.

  Rule: A request is deleted two years after it came, mailed or waiting

    Scenario Outline: A request that <state>, <age>, is <verdict>
      Given a demo request that <state> and came <age>
      When a server of the site starts
      Then what the visitor wrote is <verdict>

      Examples:
        | state        | age                            | verdict |
        | still waits  | two years less a day ago       | kept    |
        | still waits  | two years and a day ago        | deleted |
        | was mailed   | two years less a day ago       | kept    |
        | was mailed   | two years and a day ago        | deleted |

    Scenario: A server that runs on deletes what becomes too old, and says how much
      Given a demo request that was mailed and came two years less a day ago
      And a server of the site that has no mail server
      When two days have gone by
      Then what the visitor wrote is deleted
      And the operator was told that one mailed request was deleted

  Rule: A server that does not know how long to keep requests does not start, and deletes nothing

    Scenario Outline: A server with a retention that <lack> does not start
      Given a demo request that was mailed and came two years and a day ago
      When a server starts with a retention that <lack>
      Then it does not start, and names the setting
      And what the visitor wrote is kept

      Examples:
        | lack              |
        | is missing        |
        | is zero           |
        | is negative       |
        | has no unit       |
        | is in hours       |
