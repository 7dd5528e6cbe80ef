@technical
@spec-9-entrance
Feature: Entrances
  What comes into view settles into its place, and never hides what it says.

  @spec-4-entrance
  Rule: What comes into view settles one item after the other, each within 0.5 to 0.8 seconds, once

    Scenario: Each item starts a fixed time after the one before, on the careers page the longer one
      Then the items of these parts settle within 0.5 to 0.8 seconds, each so many seconds after the one before:
        | screen   | part                | items | after | at most |
        | platform | the capabilities    | 6     | 0.05  | 0.2     |
        | careers  | the reasons to join | 6     | 0.1   | 0.6     |
        | careers  | the open positions  | 6     | 0.1   | 0.6     |

    Scenario: The opening picture settles within 0.8 seconds; items wait in sight until they are reached, and move once
      When I read the home page
      Then the opening picture settles within 0.8 seconds, after 0.1
      And the 3 items of "the solutions" of the home page wait
      And no word waits for its entrance to be seen
      When "the solutions" of the home page has come into view
      And I go back to the top, and come to that part again
      Then its items have not moved once more
