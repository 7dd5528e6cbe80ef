@spec-2-home
Feature: Home
  In one page a visitor learns what the platform does, for whom, and where to go next.

  @read @spec-2-home-parts
  Rule: The page has eight parts, from the promise to the last call

    Background:
      Given I read the home page in both languages

    Scenario: The eight parts stand in their order, in both languages
      Then its parts are, in order:
        | the first screen        |
        | the platform in brief   |
        | the challenge           |
        | the solutions           |
        | the platform in service |
        | the partners            |
        | the testimonials        |
        | the last call           |

  @spec-2-home-hero
  Rule: The first screen makes a promise, proves it by four figures and leads on in three ways

    @read @spec-1-claims
    Scenario: A label, a promise, four figures and three ways on
      Given I read the home page in both languages
      Then "the first screen" has a label, a title and a text
      And "the first screen" shows these figures, in order:
        | fact            | French   | English |
        | efficiency      | +70 %    | +70%    |
        | manual-workload | −80 %    | −80%    |
        | faster          | 7 fois   | 7 times |
        | batch-after     | 5 heures | 5 hours |
      And "the first screen" states:
        | fact         | French  | English |
        | batch-before | 5 jours | 5 days  |
        | batch-size   | 500     | 500     |
      And "the first screen" leads, in order, to:
        | demo form     |
        | platform      |
        | expert agents |
      And "the first screen" has a link called "Réserver une Démo" in French to demo form
      And "the first screen" has a link called "Book a Demo" in English to demo form

    Scenario: It fills the window
      Given I read the home page
      Then the first screen fills the window

  @read @spec-2-home-pitch
  Rule: The platform is told in brief, with a demo

    Scenario: The platform has a label, a title and a text, and leads to a demo
      Given I read the home page in both languages
      Then "the platform in brief" has a label, a title and a text
      And "the platform in brief" leads, in order, to:
        | demo form               |
        | why choose the provider |
      And "the platform in brief" names:
        | French               | English             |
        | gestion documentaire | document management |

  @read @spec-2-home-challenge
  Rule: The challenge has four numbered items

    Scenario: The four items are numbered, from 01/04 to 04/04
      Given I read the home page in both languages
      Then "the challenge" has 4 items, numbered "01/04" to "04/04"

  @read @spec-2-home-solutions
  Rule: Three solutions answer the challenge, each with a page of its own

    Scenario: The platform, the agents and the use cases answer it, in this order
      Given I read the home page in both languages
      Then "the solutions" has 3 items, each with a title and a text
      And each item of "the solutions" leads, in order, to:
        | platform      |
        | expert agents |
        | use cases     |
      And "the solutions" leads, in order, to:
        | platform      |
        | expert agents |
        | use cases     |
        | expertise     |

  @read @spec-2-home-stats @spec-1-claims
  Rule: Four figures show the platform in service

    Scenario: Agents, availability, countries and integrations are counted
      Given I read the home page in both languages
      Then "the platform in service" shows these figures, in order:
        | fact            | French  | English |
        | agents-deployed | 10 000+ | 10,000+ |
        | uptime          | 99,9 %  | 99.9%   |
        | countries       | 50+     | 50+     |
        | integrations    | 1 000+  | 1,000+  |

  @read @spec-2-home-partners
  Rule: Nine partners and certifications are shown by their logos

    Scenario: Each logo is another one, and says whose it is
      Given I read the home page in both languages
      Then "the partners" shows 9 pictures, each another one with a name of its own

  @read @spec-2-home-closing
  Rule: The page ends with two ways to begin

    Scenario: Both lead to the demo form
      Given I read the home page in both languages
      Then "the last call" has a title and a text
      And "the last call" leads, in order, to:
        | demo form |
        | demo form |
