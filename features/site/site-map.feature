@spec-2
Feature: Site map
  Whoever gets lost, or would rather see everything at once, finds all pages on one.

  Rule: The site map lists every page of its language, each once

    Scenario Outline: In <language>
      Given my language is <language>
      When I turn to the site map page
      Then it links each page that search engines are told of in <language>, and each once

      Examples:
        | language |
        | French   |
        | English  |

    Scenario: Pages in French only stand on the English site map, and say so
      Given my language is English
      When I turn to the site map page
      Then it links these pages too:
        | Expert agents (in French) | expert agents |
        | Use cases (in French)     | use cases     |

  Rule: Pages stand in groups, and what details a page stands under it

    Scenario: The groups
      When I look at the site map page in both languages
      Then these items stand under their headline:
        | Toutes les pages      | All pages           |
        | L'offre               | What we offer       |
        | Secteurs et usages    | Industries and uses |
        | L'entreprise          | The company         |
        | Ressources            | Resources           |
        | Informations légales  | Legal information   |
        | Autres pages          | Other pages         |

    Scenario: The industries
      When I turn to the site map page
      Then the pages under "Secteurs" are those of the 6 industries
