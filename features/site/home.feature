@spec-2-home
Feature: Home
  In one page a visitor learns what the platform does, for whom, and where to go next.

  @spec-2-home-hero @spec-2-home-parts
  Rule: The home page begins with a promise that fills the window, proves it by four figures and leads on in three ways

    @read @spec-1-claims
    Scenario: The promise has a label, a title, four figures and three ways on, and seven parts follow it
      Given I read the home page in both languages
      Then its parts are, in order:
        | the first screen        |
        | the platform in brief   |
        | the challenge           |
        | the solutions           |
        | the platform in service |
        | the partners            |
        | the testimonials        |
        | the last call           |
      And "the first screen" has a label, a title and a text
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
      And the buttons of "the first screen" lead, in order, to:
        | demo form     |
        | platform      |
        | expert agents |
      And "the first screen" has a link called "Réserver une Démo" in French to demo form
      And "the first screen" has a link called "Book a Demo" in English to demo form

    @read @from-visitors
    Scenario: Whoever it is for finds a page of their own from its first sentence
      Given I read the home page in both languages
      Then in French the sentences of "the first screen" lead, among others, to:
        | town halls' page                  |
        | case study of the social landlord |
        | case study of the insurer         |

    Scenario: The promise of the home page fills the window
      Given I read the home page
      Then the first screen fills the window

  @read
  Rule: The home page tells the platform in brief, a challenge of four items, three solutions, four figures and nine partners

    Background:
      Given I read the home page in both languages

    @spec-2-home-pitch @spec-2-home-challenge @spec-2-home-solutions
    Scenario: The platform, the agents and the use cases answer the challenge, each with a page of its own
      Then "the platform in brief" has a label, a title and a text
      And "the platform in brief" leads, in order, to:
        | demo form               |
        | why choose the provider |
      And "the platform in brief" names:
        | French               | English             |
        | gestion documentaire | document management |
      And "the challenge" has 4 items, numbered "01/04" to "04/04"
      And "the solutions" has 3 items, each with a title and a text
      And "the solutions" leads, in order, to:
        | platform      |
        | expert agents |
        | use cases     |
        | expertise     |

    @spec-2-home-stats @spec-1-claims @spec-2-home-partners @spec-2-home-closing
    Scenario: Four figures and nine logos show it in service, and the page ends with two ways to begin
      Then "the platform in service" shows these figures, in order:
        | fact            | French  | English |
        | agents-deployed | 10 000+ | 10,000+ |
        | uptime          | 99,9 %  | 99.9%   |
        | countries       | 50+     | 50+     |
        | integrations    | 1 000+  | 1,000+  |
      And "the partners" shows 9 pictures, each another one with a name of its own
      And "the last call" has a title and a text
      And "the last call" leads, in order, to:
        | demo form |
        | demo form |
