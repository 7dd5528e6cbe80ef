@spec-2 @spec-2-use-cases
Feature: Use cases
  A visitor finds the work that agents take on, by industry and by function. This screen is in French only.

  Background:
    When I look at the use cases page in French

  Rule: Two buttons lead to its two parts

    Scenario: The beginning of the page
      Then these links stand under their headline:
        | Par où commencer ? Par un processus qui vous pèse | leads to              |
        | Par secteur                                       | use cases by industry |
        | Par fonction                                      | use cases by function |

  Rule: Four industries have their list of use cases

    Scenario: By industry
      Then these items stand under their headline:
        | Ce que les agents font dans votre secteur |
        | Immobilier                                |
        | Services financiers                       |
        | Administration publique                   |
        | Services B2B                              |
      And each of them lists several use cases

  Rule: Six functions have their list of use cases

    Scenario: By function
      Then these items stand under their headline:
        | Ce que les agents font dans vos services |
        | Service client                           |
        | Ventes                                   |
        | Ressources humaines                      |
        | Achats                                   |
        | Finance                                  |
        | Informatique                             |
      And each of them lists several use cases

  Rule: A demo is never far

    Scenario: Demo buttons after each part
      Then the page offers a demo at least 5 times
