@spec-2 @spec-2-routes
Feature: Addresses
  Each screen has an address that never changes, in French and in English, so that links keep working.

  @spec-6 @spec-6-public
  Rule: Each screen has its address, and its English under "/en"

    Scenario Outline: The <screen> page
      When I come to the address "<address>"
      Then I find the <screen> page in French
      When I come to the address "<English address>"
      Then I find the <screen> page in English

      Examples:
        | screen                  | address                | English address           |
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

  Rule: Two screens exist in French alone, and stand under "/en" all the same

    Scenario Outline: The <screen> page
      When I come to the address "<address>"
      Then I find the <screen> page in French
      When I come to the address "<English address>"
      Then I find the <screen> page in French within an English frame

      Examples:
        | screen        | address    | English address |
        | expert agents | /agents    | /en/agents      |
        | use cases     | /use-cases | /en/use-cases   |

  Rule: Some screens have a second address, and search engines are told the first one

    Scenario Outline: The second address of the <screen> page
      When I come to the address "<second address>"
      Then I find the <screen> page in <language>
      And search engines are told that its address is "<first address>"

      Examples:
        | screen             | language | second address         | first address  |
        | industry solutions | French   | /use-cases-industry    | /industries    |
        | industry solutions | English  | /en/use-cases-industry | /en/industries |
        | founding team      | French   | /about                 | /company       |
        | founding team      | English  | /en/about              | /en/company    |
        | use cases          | French   | /use-cases-function    | /use-cases     |
        | academy            | French   | /learn                 | /academy       |
        | academy            | English  | /en/learn              | /en/academy    |

  Rule: An address written otherwise leads to the right one, for good

    Scenario Outline: <written>
      When I ask for "<written>"
      Then I am sent for good to "<right>"

      Examples: A slash at the end
        | written        | right        |
        | /platform/     | /platform    |
        | /en/           | /en          |
        | /en/platform/  | /en/platform |
        | /case-study/sfhe/ | /case-study/sfhe |

      @spec-4-language
      Examples: The prefix of the default language
        | written      | right     |
        | /fr          | /         |
        | /fr/platform | /platform |

      @spec-4-language-fallback
      Examples: The prefix of a language that the site does not speak
        | written         | right     |
        | /es             | /         |
        | /de/platform    | /platform |
        | /pt-BR/platform | /platform |
        | /EN/platform    | /platform |

      Examples: What was asked beside the address is kept
        | written                      | right                     |
        | /platform/?campaign=spring   | /platform?campaign=spring |
        | /de/platform?campaign=spring | /platform?campaign=spring |

    Scenario: The place within the page is kept as well
      When I come to the address "/de/platform#deployments"
      Then the address is "/platform#deployments"

  Rule: An industry's address is its title in lower case, with hyphens for spaces and nothing else changed

    Scenario Outline: <industry>
      When I come to the address "<address>"
      Then I read a page titled "<industry>"

      Examples:
        | industry                     | address                                     |
        | Santé                        | /industries/santé                           |
        | Éducation                    | /industries/éducation                       |
        | Commerce & e-commerce        | /industries/commerce-&-e-commerce           |
        | Administration publique      | /industries/administration-publique         |
        | Retail & E-commerce          | /en/industries/retail-&-e-commerce          |
        | Real Estate & Social Housing | /en/industries/real-estate-&-social-housing |

  Rule: Beside the pages stand files for crawlers, the assistant and whoever watches the site

    Scenario Outline: <file>
      When I ask for "<file>"
      Then it answers with "<words>" in it

      Examples:
        | file                | words                         |
        | /robots.txt         | Sitemap:                      |
        | /sitemap.xml        | x-default                     |
        | /llms.txt           | # {product}                   |
        | /knowledge.jsonl    | La plateforme                 |
        | /en/knowledge.jsonl | The platform                  |
        | /healthz            | ok                            |
