@spec-4-language
Feature: Language
  The site speaks French and English. The address alone says which: nothing is guessed, nothing is remembered.

  @everywhere @spec-9-languages @spec-4-language-initial
  Rule: French is the default, whatever the browser prefers

    Scenario: A first visit with a browser in English is in French, and so is the one after a page in English
      Given my browser prefers English
      When I read the home page
      Then I find the home page in French
      When I have read the home page in English
      And I read the home page
      Then I find the home page in French

  @spec-4-language-switch
  Rule: The switcher leads to the same page in the other language, at the same place

    @everywhere
    Scenario: From a place on the platform page to English, and back
      Given I come to the address "/platform#deployments"
      When I choose "English", then "Français" in the language switcher
      Then I found the platform page in English, then in French
      And the switcher said so each time
      And the address is "/platform#deployments"

    @read
    Scenario: The switcher of every page leads to the same screen, from an industry to the same industry or else to all of them
      Then the switcher of each page leads to the same screen in the other language
      Given I read the page of each industry in both languages
      Then the switcher leads to the industry of the same name in content, or else to the industry solutions page

  @read @from-contract
  Rule: A screen in French only says so in English, wherever one meets it

    Scenario: A note in English opens it, and every link to it in English text says so, in French text none
      Then under English these pages open with a note in English, and their titles end in "(in French)":
        | expert agents |
        | use cases     |
      And links to these screens say on each English page that they are in French, and on no French page:
        | expert agents |
        | use cases     |

  @read @spec-4-language-switch
  Rule: No French sentence is left on an English page, and no English one on a French page

    Scenario: Every sentence is in its page's language or marked as another one, and each part holds what was written for it
      Then no page has a sentence of the other language without its mark
      And each part of each page holds the texts that were written for it, and none of the other language

    Scenario: The whole frame changes with the page
      Given I read the press coverage page in both languages
      Then the header leads, in order, to:
        | platform           |
        | expert agents      |
        | industry solutions |
        | success stories    |
        | founding team      |
      And header and footer have no words in common between the languages, but names
