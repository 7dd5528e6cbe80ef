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
        | site map                |

    Scenario: The buttons lead to the form itself
      Given I turn to the legal notice page
      When I follow the header's demo button
      Then I find the book a demo page in French
      And the demo form is in front of me

  @spec-2-footer
  Rule: The footer holds these links, the site map's on its last line, and no other

    Scenario: The footer
      When I look at the blog page in both languages
      Then these links stand at the foot of the page:
        | French                            | English                          | leads to                                         |
        | Commencez Votre Transformation >  | Start Your Transformation >      | demo form                                        |
        | Pourquoi {product}                | Why {product}                    | why choose the provider, its beginning           |
        | Nos cinq avantages                | Our five advantages              | why choose the provider, its advantages          |
        | Le socle {product}                | The {product} foundation         | platform foundation                              |
        | Agents experts                    | Expert agents (in French) | expert agents                                    |
        | Par secteur                       | By industry (in French) | use cases by industry                            |
        | Par fonction                      | By function (in French) | use cases by function                            |
        | À propos                          | About us                         | about                                            |
        | Mentions légales                  | Legal notice                     | legal notice                                     |
        | Politique de confidentialité      | Privacy policy                   | privacy policy                                   |
        | Politique de cookies              | Cookie policy                    | cookie policy                                    |
        | LinkedIn (nouvel onglet)          | LinkedIn (opens in a new tab)    | https://www.linkedin.com/company/{slug}-example  |
        | Plan du site                      | Site map                         | site map                                         |

  Rule: A screen reader tells how many links there are

    Scenario Outline: <navigation>
      Given I turn to the privacy policy page
      Then the navigation "<navigation>" has lists of <counts> links

      Examples:
        | navigation            | counts     |
        | Navigation principale | 5          |
        | Langue                | 2          |
        | Pied de page          | 2, 2, 2, 4 |
        | Sommaire              | 10         |

  Rule: The first stop of the keyboard leads past the header

    Scenario: While the cookie banner asks
      Given the cookie banner has asked me
      When I press Tab
      Then the keyboard is on "Aller au contenu"

  Rule: The menu of a small screen never lies over what has the keyboard's attention

    Background:
      Given I have a small screen
      And I turn to the home page

    Scenario: It closes when the keyboard leaves it
      When I open the menu and go past its last link
      Then the menu is closed
      And the keyboard is on "Français"

    Scenario Outline: It closes by Escape when the keyboard is <place>
      When I open the menu
      And I put the keyboard <place>
      And I press Escape
      Then the menu is closed

      Examples:
        | place       |
        | in the menu |
        | nowhere     |

    Scenario: It opens a second time
      When I open the menu
      And I press Escape
      And I open the menu
      And I follow "Secteurs" in the menu
      Then I find the industry solutions page in French
      And the menu is closed

  Rule: A page that cannot be fetched says so, between header and footer

    Scenario: The network fails on the way
      Given I turn to the home page
      And pages can no longer be fetched
      When I follow "Mentions légales" in the footer
      Then I read a page titled "Cette page n'a pas pu s'afficher"
      And the browser's tab says "La page n'a pas pu s'afficher | {product}"
      And the header offers a demo

  Rule: Pages lead to press, blog, academy and sustainability

    Scenario Outline: From the <from> page to the <to> page
      Given I turn to the <from> page
      When I follow "<words>" in the content
      Then I find the <to> page in French

      Examples:
        | from                    | words                 | to             |
        | founding team           | la presse             | press coverage |
        | founding team           | le blog               | blog           |
        | careers                 | notre académie        | academy        |
        | why choose the provider | développement durable | sustainability |

  @spec-2-scrolling
  Rule: A link to a place within a page takes the visitor there, smoothly

    Scenario: Within the page
      Given I turn to the use cases page
      When I follow "Par fonction" at the top of the page
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
      When I follow "Par fonction" at the top of the page
      Then I am at the part "Ce que les agents font dans vos services" at once

  @spec-2-scrolling
  Rule: The way back leads to the very place that was left

    Scenario: Back from another page
      Given I turn to the privacy policy page
      When I follow "politique de cookies" far down the page
      And I go back
      Then I find the privacy policy page in French
      And I am where I was
