@everywhere
@spec-4 @spec-4-language
Feature: Language
  The site speaks French and English. The address alone says which: nothing is guessed, nothing is remembered.

  @spec-9-languages @spec-4-language-initial
  Rule: French is the default, whatever the browser prefers

    Scenario Outline: A first visit with a browser in <preference>
      Given my browser prefers <preference>
      When I turn to the home page
      Then the page is in French

      Examples:
        | preference |
        | French     |
        | English    |

    Scenario: The choice of yesterday is not remembered
      Given I have read the home page in English
      When I turn to the home page
      Then the page is in French

  @spec-4-language-switch
  Rule: The switcher leads to the same page in the other language

    Scenario Outline: From the <screen> page
      Given I turn to the <screen> page
      When I choose "English" in the language switcher
      Then I find the <screen> page in English
      And the switcher says that this is "English"
      When I choose "Français" in the language switcher
      Then I find the <screen> page in French
      And the switcher says that this is "Français"

      Examples:
        | screen          |
        | home            |
        | platform        |
        | success stories |
        | legal notice    |

    Scenario: The place within the page is kept
      Given I come to the address "/platform#deployments"
      When I choose "English" in the language switcher
      Then the address is "/en/platform#deployments"

    Scenario: The whole frame changes with the page
      When I look at the press coverage page in both languages
      Then these links stand in the header:
        | French         | English         | leads to           |
        | Plateforme     | Platform        | platform           |
        | Agents experts | Expert agents (in French) | expert agents      |
        | Secteurs       | Industries      | industry solutions |
        | Références     | Success stories | success stories    |
        | Entreprise     | Company         | founding team      |

  Rule: A screen in French only keeps its French within an English frame

    Scenario Outline: The <screen> page under English
      Given my language is English
      When I turn to the <screen> page
      Then I find the <screen> page in French within an English frame

      Examples:
        | screen        |
        | expert agents |
        | use cases     |

    Scenario Outline: A note in English opens the <screen> page
      Given my language is English
      When I turn to the <screen> page
      Then the content opens with the English words "This page is in French only. Our team also answers in English."
      And the browser's tab says "<tab>"

      Examples:
        | screen        | tab                                                               |
        | expert agents | Expert AI agents for your processes (in French) \| {product}      |
        | use cases     | AI use cases by industry and function (in French) \| {product}    |

  Rule: Every link to a screen in French only says so on English pages

    Scenario: On all pages, in header, content and footer
      Then on each English page the links to these screens end in "(in French)" and are marked as French:
        | expert agents |
        | use cases     |

  Rule: No sentence stands in a page of the other language, unless it says that it does

    Scenario: On all pages of both languages
      Then no page has a sentence of the other language without its mark

  Rule: From an industry the switcher leads to the same industry, or else to all of them

    Scenario Outline: <industry>
      Given I look at the industry solutions page in <language>
      When I follow "<words>" of "<industry>"
      And I choose "<other language>" in the language switcher
      Then I read a page titled "<title>"

      Examples: Industries of both languages
        | language | words          | industry              | other language | title                 |
        | French   | En savoir plus | Santé                 | English        | Healthcare            |
        | French   | En savoir plus | Commerce & e-commerce | English        | Retail & E-commerce   |
        | English  | Learn More     | Manufacturing         | Français       | Industrie             |

      Examples: Industries of one language
        | language | words          | industry                     | other language | title                                               |
        | French   | En savoir plus | Éducation                    | English        | Your industry has its rules. Our agents learn them  |
        | English  | Learn More     | Real Estate & Social Housing | Français       | Votre secteur a ses règles. Nos agents les apprennent |
