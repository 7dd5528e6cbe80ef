@spec-2-routes
Feature: Addresses
  Each screen has an address that never changes, in French and in English, so that links keep working.

  @read @spec-6-public
  Rule: Each screen has its address, in English under "/en"

    Scenario: Twenty screens are in both languages, two in French alone, within an English frame under "/en"
      Then these screens stand at these addresses:
        | screen                  | French                 | English                   |
        | home                    | /                      | /en                       |
        | expertise               | /expertise             | /en/expertise             |
        | platform                | /platform              | /en/platform              |
        | platform foundation     | /{slug}-socle          | /en/{slug}-socle          |
        | why choose the provider | /why-{slug}            | /en/why-{slug}            |
        | industry solutions      | /industries            | /en/industries            |
        | success stories         | /customer-testimonials | /en/customer-testimonials |
        | founding team           | /company               | /en/company               |
        | sustainability          | /sustainability        | /en/sustainability        |
        | academy                 | /academy               | /en/academy               |
        | blog                    | /blog                  | /en/blog                  |
        | press coverage          | /press                 | /en/press                 |
        | careers                 | /careers               | /en/careers               |
        | book a demo             | /book-demo             | /en/book-demo             |
        | legal notice            | /legal                 | /en/legal                 |
        | privacy policy          | /privacy               | /en/privacy               |
        | cookie policy           | /cookies               | /en/cookies               |
        | data-collection notice  | /datacollection        | /en/datacollection        |
        | site map                | /site-map              | /en/site-map              |
        | accessibility statement | /accessibility         | /en/accessibility         |
        | expert agents           | /agents                | /en/agents                |
        | use cases               | /use-cases             | /en/use-cases             |

  @read
  Rule: Some screens have a second address, and search engines are told the first one

    Scenario: Each second address shows the screen of the first one
      Then these addresses show the screen of another one:
        | second address         | first address  |
        | /use-cases-industry    | /industries    |
        | /en/use-cases-industry | /en/industries |
        | /about                 | /company       |
        | /en/about              | /en/company    |
        | /use-cases-function    | /use-cases     |
        | /en/use-cases-function | /use-cases     |
        | /learn                 | /academy       |
        | /en/learn              | /en/academy    |

  @read @spec-4-language @spec-4-language-fallback
  Rule: An address written otherwise leads for good to the right one, and an unknown language to French

    Scenario: A slash at its end, the prefix of French or of a language that the site does not speak are taken off
      Then these addresses are redirected permanently:
        | written                      | right                     |
        | /en/platform/                | /en/platform              |
        | /case-study/sfhe/            | /case-study/sfhe          |
        | /fr                          | /                         |
        | /fr/platform                 | /platform                 |
        | /es                          | /                         |
        | /pt-BR/platform              | /platform                 |
        | /EN/platform                 | /platform                 |
        | /platform/?campaign=spring   | /platform?campaign=spring |
        | /de/platform?campaign=spring | /platform?campaign=spring |

  @read
  @technical
  Rule: Beside the pages stand files for crawlers, the assistant and whoever watches the site

    Scenario: Each file says what it is for
      Then these files answer:
        | file                | whom                      | words        |
        | /robots.txt         | crawlers                  | Sitemap:     |
        | /sitemap.xml        | search engines            | x-default    |
        | /llms.txt           | language models           | # {product}  |
        | /knowledge.jsonl    | the assistant             | /platform    |
        | /en/knowledge.jsonl | the assistant, in English | /en/platform |
        | /healthz            | whoever watches the site  | ok           |

  @read @spec-1-facts
  Rule: A hidden block states company, product, security and implementation to search engines and crawlers

    Scenario: The facts are stated in both languages
      Given I read the home page in both languages
      Then search engines are told these facts:
        | fact      | said of the company     |
        | founded   | the year of foundation  |
        | employees | the number of employees |
      And search engines are told the company's name, mailboxes and industries
      And search engines are told of the product, its 6 security badges and the 5 stages of its implementation
