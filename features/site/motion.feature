@spec-9 @spec-9-entrance
Feature: Entrances
  What comes into view settles into its place, and never hides what it says.

  @spec-4-entrance
  Rule: Items settle one after the other, in seconds, once

    Scenario Outline: The items of the <screen> page
      Given I turn to the <screen> page
      When the block "<block>" comes into view
      Then its items settle within <length> seconds each, after <delays> seconds

      Examples: later by 0.05 to 0.2 s
        | screen   | block                         | length | delays                           |
        | home     | Trois réponses, un seul socle | 0.6    | 0.05, 0.1, 0.15                  |
        | platform | Ce que la plateforme sait faire | 0.6  | 0.05, 0.1, 0.15, 0.2, 0.2, 0.2   |

      Examples: later by 0.1 s each on the careers page
        | screen  | block                         | length | delays                       |
        | careers | Six raisons de nous rejoindre | 0.6    | 0.1, 0.2, 0.3, 0.4, 0.5, 0.6 |
        | careers | Postes ouverts                | 0.6    | 0.1, 0.2, 0.3, 0.4, 0.5, 0.6 |

    Scenario: Until they are seen, they wait
      When I turn to the home page
      Then the items of the block "Trois réponses, un seul socle" wait

    Scenario: Seen again, they stay where they are
      Given I turn to the home page
      And the block "Trois réponses, un seul socle" has come into view
      When I go back to the top, and come to that block again
      Then its items have not moved once more

    Scenario: The wall of the first screen is laid in less than a second
      When I turn to the home page
      Then the first screen's wall is laid within 0.8 seconds, after 0.1

  Rule: What is still to settle can be read all the same

    Scenario: Below the screen
      When I turn to the home page
      Then no word waits for its entrance to be seen

    Scenario: On paper
      Given I turn to the home page
      When I print the page
      Then nothing settles

    Scenario: Without scripts
      Given scripts do not run in my browser
      And I turn to the home page
      When the block "Trois réponses, un seul socle" comes into view
      Then its items stand in their places

  Rule: Nothing moves for those who want less motion

    Scenario: The home page
      Given I prefer less motion
      When I turn to the home page
      Then nothing settles
