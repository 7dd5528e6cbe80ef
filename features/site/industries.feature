@read
@spec-2-industries
Feature: Industry solutions
  A visitor finds the work of their own industry. The French and the English list differ.

  @spec-2-industries-cards
  Rule: Each language has its six industries, with use cases, benefits and a page of each

    Background:
      Given I read the industry solutions page in both languages

    Scenario: Six industries a language, each with a title, a text and two lists
      Then its parts are, in order:
        | the beginning    |
        | the industries   |
        | the capabilities |
        | the consultation |
      And "the industries" has 6 items, each with a title and a text
      And each item of "the industries" holds 2 titled lists of several entries
      And each item of "the industries" has a link, called "Learn More" in English, to a page of its own

    Scenario: The two lists are not the same
      Then the last industry of the French list is in no English one, and the other way round

    @spec-9-industry-claims
    Scenario: What is claimed in French is one and the same each time it is claimed
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

    @spec-9-industry-claims
    Scenario: What is claimed in English keeps to the facts
      Then the industries claim in English nothing but, each at least once:
        | fact            | says |
        | processing-time | 70%  |
        | responses       | 3x   |
        | extraction      | 99%  |

  @spec-2-industries-capabilities
  Rule: Four capabilities hold in every industry

    Scenario: Each of the four capabilities has a title and a text
      Given I read the industry solutions page in both languages
      Then "the capabilities" has 4 items, each with a title and a text

  @spec-2-industries-closing
  Rule: The page ends with a consultation

    Scenario: The last call leads to the demo form
      Given I read the industry solutions page in both languages
      Then "the consultation" leads, in order, to:
        | demo form       |
        | success stories |

  @spec-2-industries-pages
  Rule: Learn More leads to a page of the industry

    Scenario: Each industry of both lists has its page
      Given I read the page of each industry in both languages
      Then each page bears the title under which it is listed
      And its parts are, in order:
        | the industry      |
        | the agent at work |
        | the questions     |
        | the last call     |
      And each part of "the industry" under a title of its own is filled
      And no two pages have the same title or description
      And the page offers a demo at least 1 times
