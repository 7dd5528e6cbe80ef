@spec-2-routes
Feature: Addresses
  Each screen has an address that never changes, in French and in English, so that links keep working.

  @read @spec-6-public
  Rule: Each screen has its address, and its English under "/en"

    Scenario: Twenty screens are found at their address in both languages
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
      And search engines are told of each page's other language, both ways

    Scenario: Two screens exist in French alone, and stand within an English frame all the same
      Then these screens stand in French at these addresses:
        | screen        | French     | English        |
        | expert agents | /agents    | /en/agents     |
        | use cases     | /use-cases | /en/use-cases  |

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

  @read
  @technical
  Rule: An address written otherwise is redirected permanently to the right one

    Scenario Outline: <written> is redirected to <right>
      When I ask for "<written>"
      Then I am redirected permanently to "<right>"

      Examples: A slash at the end
        | written           | right            |
        | /platform/        | /platform        |
        | /en/              | /en              |
        | /en/platform/     | /en/platform     |
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

  @from-visitors
  @technical
  Rule: An address whose accents are written apart, as some computers do, shows its page

    Scenario: The page of an industry, its accent after its letter
      When I come to the address "/industries/e%CC%81ducation"
      Then I see one page, and it is drawn once
      And its headline begins with "Éducation"

  @read
  @technical
  Rule: An industry's address is its title in lower case, with hyphens for spaces and nothing else changed

    Scenario: Each of the twelve industries is found at its title
      Given I read the page of each industry in both languages
      Then each page stands at "/industries/" and its title, in lower case, with hyphens for spaces

  @read
  @technical
  Rule: Beside the pages stand files for crawlers, the assistant and whoever watches the site

    Scenario Outline: <file>, for <whom>
      When I ask for "<file>"
      Then it answers with "<words>" in it

      Examples:
        | file                | whom                      | words       |
        | /robots.txt         | crawlers                  | Sitemap:    |
        | /sitemap.xml        | search engines            | x-default   |
        | /llms.txt           | language models           | # {product} |
        | /knowledge.jsonl    | the assistant             | /platform |
        | /en/knowledge.jsonl | the assistant, in English | /en/platform |
        | /healthz            | whoever watches the site  | ok          |

  @read @spec-1-facts
  Rule: A hidden block states company, product, security and implementation to search engines and crawlers

    Scenario Outline: The facts are stated in <language>
      Given I read the home page in <language>
      Then search engines are told these facts:
        | fact      | said of the company    |
        | founded   | the year of foundation |
        | employees | the number of employees |
      And search engines are told the company's name, mailboxes and industries
      And search engines are told of the product, its 6 security badges and the 5 stages of its implementation
      And search engines are told of no price

      Examples:
        | language |
        | French   |
        | English  |
