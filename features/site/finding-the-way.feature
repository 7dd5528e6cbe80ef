@everywhere
@spec-2
Feature: Finding the way
  From every page a visitor reaches a demo, the other language and the legal texts; a link leads to the very place it names.

  @spec-2-demo-buttons
  Rule: A demo can be booked from everywhere

    Scenario: From every page, by its links alone
      Given scripts do not run in my browser
      Then each of these pages offers a demo at least 3 times, in both languages:
        | home                    |
        | expertise               |
        | platform                |
        | platform foundation     |
        | expert agents           |
        | why choose the provider |
        | industry solutions      |
        | success stories         |
        | founding team           |
        | use cases               |
        | sustainability          |
        | academy                 |
        | blog                    |
        | press coverage          |
        | careers                 |
        | book a demo             |
        | legal notice            |
        | privacy policy          |
        | cookie policy           |
        | data-collection notice  |

    Scenario: The buttons lead to the form itself
      Given I turn to the legal notice page
      When I follow the header's demo button
      Then I find the book a demo page in French
      And the demo form is in front of me

  @spec-2-footer
  Rule: The footer holds these links and no other

    Scenario: The footer
      When I look at the blog page in both languages
      Then these links stand at the foot of the page:
        | French                            | English                          | leads to                                         |
        | Commencez Votre Transformation >  | Start Your Transformation >      | demo form                                        |
        | Pourquoi {product}                | Why {product}                    | why choose the provider, its beginning           |
        | Nos cinq avantages                | Our five advantages              | why choose the provider, its advantages          |
        | Le socle {product}                | The {product} foundation         | platform foundation                              |
        | Agents experts                    | Expert agents                    | expert agents                                    |
        | Par secteur                       | By industry                      | use cases by industry                            |
        | Par fonction                      | By function                      | use cases by function                            |
        | À propos                          | About us                         | about                                            |
        | Mentions légales                  | Legal notice                     | legal notice                                     |
        | Politique de confidentialité      | Privacy policy                   | privacy policy                                   |
        | Politique de cookies              | Cookie policy                    | cookie policy                                    |
        | LinkedIn (nouvel onglet)          | LinkedIn (opens in a new tab)    | https://www.linkedin.com/company/{slug}-example  |

  @spec-2-scrolling
  Rule: A link to a place within a page takes the visitor there, smoothly

    Scenario: Within the page
      Given I turn to the use cases page
      When I follow "Par métier" at the top of the page
      Then I scroll smoothly to the part "Ce que les agents font dans vos services"
      And my reading goes on from there

    Scenario: On another page
      Given I turn to the legal notice page
      When I follow "Par fonction" in the footer
      Then I scroll smoothly to the part "Ce que les agents font dans vos services"
      And my reading goes on from there

    Scenario: From the contents of a policy
      Given I turn to the privacy policy page
      When I follow "6. Durée de conservation" in the contents
      Then I scroll smoothly to the part "6. Durée de conservation"

    Scenario: An address with a place opens there
      When I come to the address "/why-{slug}#why-choose"
      Then the part "Cinq avantages, vérifiables un par un" is in front of me

  @spec-2-scrolling
  Rule: A link to a page shows its beginning, and says which page it is

    Scenario: From the foot of a page
      Given I turn to the privacy policy page
      When I follow "Mentions légales" in the footer
      Then I find the legal notice page in French
      And I am at the top of the page
      And a screen reader is told "Mentions légales du site | {product}"
      And the keyboard goes on from the beginning of the content

  @spec-2-scrolling
  Rule: Who prefers less movement is there at once

    Scenario: Within the page
      Given I prefer less movement
      And I turn to the use cases page
      When I follow "Par métier" at the top of the page
      Then I am at the part "Ce que les agents font dans vos services" at once

  @spec-2-scrolling
  Rule: The way back leads to the very place that was left

    Scenario: Back from another page
      Given I turn to the privacy policy page
      When I follow "politique de cookies" far down the page
      And I go back
      Then I find the privacy policy page in French
      And I am where I was
