@spec-9-entrance
Feature: Entrances
  What comes into view settles into its place, and never hides what it says.

  @spec-4-entrance
  Rule: Items settle one after the other, each within 0.5 to 0.8 seconds, once

    Scenario Outline: Each item of <part> starts <step> seconds after the one before, within <longest> seconds
      Given I read the <screen> page
      And the <count> items of "<part>" of the <screen> page wait
      When "<part>" of the <screen> page comes into view
      Then each of its <count> items settles within 0.5 to 0.8 seconds
      And each starts <step> seconds after the one before, <longest> seconds at most

      Examples: by 0.05 to 0.2 s
        | screen   | part             | count | step | longest |
        | home     | the solutions    | 3     | 0.05 | 0.2     |
        | platform | the capabilities | 6     | 0.05 | 0.2     |

      Examples: by 0.1 s each on the careers page
        | screen  | part                | count | step | longest |
        | careers | the reasons to join | 6     | 0.1  | 0.6     |
        | careers | the open positions  | 6     | 0.1  | 0.6     |

    Scenario: They wait until they are seen, and do not move again when seen again
      Given I read the home page
      And the 3 items of "the solutions" of the home page wait
      And "the solutions" of the home page has come into view
      When I go back to the top, and come to that part again
      Then its items have not moved once more

    Scenario: The opening picture settles within 0.8 seconds
      When I read the home page
      Then the opening picture settles within 0.8 seconds, after 0.1

  Rule: What is still to settle can be read all the same

    Scenario: What is still below the screen can be read and printed
      Given I read the home page
      And the 3 items of "the solutions" of the home page wait
      And no word waits for its entrance to be seen
      When I print the page
      Then nothing settles

    Scenario: Without scripts, the items stand in place from the start
      Given scripts do not run in my browser
      And I read the home page
      When "the solutions" of the home page comes into view
      Then its items stand in their places

  Rule: Nothing moves for those who want less motion

    Scenario: Nothing of the home page settles
      Given I prefer less motion
      And I read the home page
      When "the solutions" of the home page comes into view
      Then nothing settles
