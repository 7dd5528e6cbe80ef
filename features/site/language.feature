@spec-4-language
Feature: Language
  The site speaks French and English. The address alone says which: nothing is guessed, nothing is remembered.

  @everywhere @spec-9-languages @spec-4-language-initial
  Rule: French is the default, whatever the browser prefers

    Scenario: A first visit with a browser in English is in French, and so is the one after a page in English
      Given my browser prefers English
      When I read the home page
      Then the page is in French
      When I have read the home page in English
      And I read the home page
      Then the page is in French

  @spec-4-language-switch
  Rule: The switcher leads to the same page in the other language

    @everywhere
    Scenario: From the success stories page to English, and back
      Given I read the success stories page
      When I choose "English", then "Français" in the language switcher
      Then I found the success stories page in English, then in French
      And the switcher said so each time

    @read
    Scenario: The switcher of every page leads to the same screen
      Then the switcher of each page leads to the same screen in the other language

    @everywhere
    Scenario: The place within the page is kept
      Given I come to the address "/de/platform#deployments"
      And the address is "/platform#deployments"
      When I choose "English" in the language switcher
      Then the address is "/en/platform#deployments"

    @read
    Scenario: The whole frame changes with the page
      Given I read the press coverage page in both languages
      Then the header leads, in order, to:
        | platform           |
        | expert agents      |
        | industry solutions |
        | success stories    |
        | founding team      |
      And header and footer have no words in common between the languages, but names

  @read @from-contract
  Rule: A screen in French only says so in English, wherever one meets it

    Scenario Outline: A note in English opens the <screen> page
      Then under English the <screen> page opens with a note in English
      And its title for the browser's tab ends in "(in French)" before the product's name

      Examples:
        | screen        |
        | expert agents |
        | use cases     |

    Scenario: Every link to it on every English page says so
      Then on each English page the links to these screens end in "(in French)" and are marked as French:
        | expert agents |
        | use cases     |

    Scenario: On a French page no link does
      Then on each French page no link to these screens announces another language:
        | expert agents |
        | use cases     |

  @read @spec-4-language-switch
  Rule: No French sentence is left on an English page, and vice versa

    Scenario: Every sentence of every page is in the page's language, unless it is marked as another one
      Then no page has a sentence of the other language without its mark

    Scenario: What the editors wrote for a part stands in it, in the page's own language
      Then each part of each page holds the texts that were written for it, and none of the other language

  @read @spec-4-language-switch
  Rule: From an industry the switcher leads to the same industry, or else to all of them

    Scenario: Each of the twelve industries leads to itself, or else to all of them
      Given I read the page of each industry in both languages
      Then the switcher leads to the industry of the same name in content, or else to the industry solutions page
