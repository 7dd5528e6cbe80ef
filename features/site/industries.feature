@read
@spec-2-industries
Feature: Industry solutions
  A visitor finds the work of their own industry. The French and the English list differ.

  @spec-2-industries-cards @spec-2-industries-capabilities @spec-2-industries-closing
  Rule: Each language has its six industries, with use cases, benefits and a page of each, four capabilities and a consultation

    Background:
      Given I read the industry solutions page in both languages

    Scenario: Six industries a language have a title, a text and two lists, and the two languages' lists differ
      Then its parts are, in order:
        | the beginning    |
        | the industries   |
        | the capabilities |
        | the consultation |
      And "the industries" has 6 items, each with a title and a text
      And "the industries" has a link to each of its items
      And each item of "the industries" holds 2 titled lists of several entries
      And each item of "the industries" has a link, called "Learn More" in English, to a page of its own
      And the last industry of the French list is in no English one, and the other way round
      And "the capabilities" has 4 items, each with a title and a text
      And "the consultation" leads, in order, to:
        | demo form       |
        | success stories |

    @spec-9-industry-claims
    Scenario: What is claimed of industries keeps to these facts, each of them claimed
      Then the results claimed by "the industries" in French are:
        | fact            | says |
        | approvals       | 60 % |
        | detection       | 85 % |
        | conversion      | 35 % |
        | tickets         | 50 % |
        | waiting         | 40 % |
        | triage          | 90 % |
        | downtime        | 30 % |
        | efficiency-gain | 25 % |
        | service         | 70 % |
        | public-cost     | 50 % |
        | results         | 45 % |
        | admin-time      | 60 % |
      And the industries claim in English nothing but, each at least once:
        | fact            | says |
        | processing-time | 70%  |
        | responses       | 3x   |
        | extraction      | 99%  |

  @spec-2-industries-pages
  Rule: Learn More leads to a page of the industry, found at its title in lower case with hyphens for spaces

    Scenario: Each industry of both lists has its page
      Given I read the page of each industry in both languages
      Then each page stands at "/industries/" and its title, in lower case, with hyphens for spaces
      And each page bears the title under which it is listed
      And its parts are, in order:
        | the industry      |
        | the agent at work |
        | the questions     |
        | the last call     |
      And each part of "the industry" under a title of its own is filled
      And no two pages have the same title or description
      And the page offers a demo at least 1 times
