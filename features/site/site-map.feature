@read
@spec-2-site-map
Feature: Site map
  Whoever gets lost, or would rather see everything at once, finds all pages on one.

  Rule: The site map lists every page of its language once, in five groups, each under what it details

    Scenario: The site map links what search engines are told of, and in English the pages in French alone, which say so
      Given I read the site map page in both languages
      Then "the pages" links each page that search engines are told of in its language, each once and by its own name
      And in English "the pages" links these pages too, and says that they are in French:
        | expert agents |
        | use cases     |
      And "the pages" has 5 titles, no two alike
      And under the industry solutions page stand 6 pages of its own
      And under the success stories page stand 3 pages of its own
