@everywhere
@spec-2 @without-scripts
Feature: Without scripts
  The site is text and links first: a browser that runs no script misses nothing that is written.

  Background:
    Given scripts do not run in my browser

  Rule: Every page reads

    Scenario: From the first to the last
      Then each of these pages has a title, several paragraphs and a demo button, in both languages:
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

    Scenario: All testimonials of the home page can be read
      When I look at the home page in French
      Then the page says in French:
        | Solène Karadec   |
        | Mathis Orlhac    |
        | Inès Tavernel    |
        | Bastien Quérouil |

  Rule: Links and menu work

    Scenario: From page to page
      Given I turn to the home page
      When I follow "Mentions légales" in the footer
      Then I find the legal notice page in French

    Scenario: To a place within another page
      Given I turn to the home page
      When I follow "Par fonction" in the footer
      Then the part "Ce que les agents font dans vos services" is in front of me

    Scenario: The menu of a small screen
      Given I have a small screen without scripts
      And I turn to the home page
      When I open the menu
      And I follow "Secteurs" in the menu
      Then I find the industry solutions page in French

    Scenario: The other language
      Given I turn to the careers page
      When I choose "English" in the language switcher
      Then I find the careers page in English
