@read
Feature: Legal notice and policies
  A visitor can check who publishes the site and what becomes of their data, in either language.

  @spec-2-legal
  Rule: The legal notice has eight articles, and says who publishes and who hosts the site

    Background:
      Given I read the legal notice page in both languages

    Scenario: Its eight articles stand in their order, the warning about other sites stands out, and customers' sections are mentioned
      Then "the articles" has these articles, in order:
        | the editor           |
        | the host             |
        | copyright and links  |
        | trademarks           |
        | links to other sites |
        | the use of the site  |
        | personal data        |
        | cookies              |
      And "copyright and links" has 3 titles, no two alike
      And "links to other sites" has 2 titles, no two alike
      And "the use of the site" has 5 titles, no two alike
      And "cookies" leads, in order, to:
        | cookie policy |
      And "links to other sites" has 1 remarks that stand out
      And "the use of the site" names:
        | French       | English     |
        | identifiant  | identifier  |
        | code d'accès | access code |

    @spec-9-legal
    Scenario: The legal notice says who publishes the site, and who hosts it
      Then "the editor" gives, from the settings of the site:
        | legal name            |
        | legal form            |
        | street                |
        | city                  |
        | registration          |
        | telephone             |
        | director              |
      And "the editor" states:
        | fact    | French       | English      |
        | capital | 10 200 euros | 10,200 euros |
      And "the host" gives, from the settings of the site:
        | host's name    |
        | host's details |
        | host's address |
        | host's mail    |

  @spec-2-privacy
  Rule: The privacy policy has an introduction and ten articles

    Background:
      Given I read the privacy policy page in both languages

    Scenario: Its introduction and ten articles stand in their order
      Then "the articles" begins with an introduction
      And "the articles" has these articles, in order:
        | the data controller       |
        | the information collected |
        | its uses                  |
        | cookies                   |
        | sharing                   |
        | retention                 |
        | the users' rights         |
        | the legal bases           |
        | protection                |
        | profiling                 |

    @spec-3-personal-data @spec-5-asterisk @spec-1-carried-over
    Scenario: The privacy policy names nine categories of personal data, what a profile holds, the mandatory ones by an asterisk, and the services carried over
      Then "the information collected" lists 9 categories, each with examples
      And "the information collected" names:
        | French            | English       |
        | nom               | name          |
        | téléphone         | telephone     |
        | identifiant       | login         |
        | mot de passe      | password      |
        | adresse           | address       |
        | date de naissance | date of birth |
        | photographie      | photograph    |
        | géolocalisation   | geolocation   |
        | astérisque        | asterisk      |
      And "the articles" names:
        | French                  | English          |
        | formation à la conduite | driving-training |
        | assurance               | insurance        |

    @spec-9-retention
    Scenario: The privacy policy says how long each kind of data is kept
      Then the table of "retention" states, row by row:
        | data                    | fact                 | French | English  |
        | account                 | retention-account    | 5 ans  | 5 years  |
        | prospects               | retention-prospects  | 3 ans  | 3 years  |
        | commercial exchanges    | retention-commercial | 1 an   | 1 year   |
        | data-collection forms   | retention-form       | 2 ans  | 2 years  |
        | accounting              | retention-accounting | 10 ans | 10 years |
        | litigation              |                      |        |          |
        | requests about rights   | retention-rights     | 5 ans  | 5 years  |
        | identity documents      | retention-identity   | 1 an   | 1 year   |
        | opposition              | retention-opposition | 3 ans  | 3 years  |
        | choices about cookies   | consent-validity     | 6 mois | 6 months |

    @spec-9-rights
    Scenario: The privacy policy says how soon requests about rights are answered, and to which authority one may complain
      Then "the users' rights" states:
        | fact             | French | English  |
        | rights-answer    | 1 mois | 1 month  |
        | rights-extension | 2 mois | 2 months |
      And "the users' rights" names:
        | French               | English               |
        | autorité de contrôle | supervisory authority |
        | réclamation          | complaint             |

  @spec-2-cookies
  Rule: The cookie policy lists the cookies, and shows what is still to be completed

    Background:
      Given I read the cookie policy page in both languages

    @spec-9-cookies
    Scenario: Its fourteen articles stand in their order, durations where they are due, and what is open is said openly
      Then "the articles" has these articles, in order:
        | the warning                  |
        | the terms                    |
        | the objective                |
        | the deployment               |
        | the banner's model           |
        | what a cookie is             |
        | the commitments              |
        | the duration of a choice     |
        | the cookies used             |
        | about cookies                |
        | other cookies                |
        | audience cookies             |
        | the recipients               |
        | how to exercise one's rights |
      And "the articles" has 7 remarks that stand out, each under a mark of its own
      And "the duration of a choice" states:
        | fact             | French | English  |
        | consent-validity | 6 mois | 6 months |
      And "audience cookies" states:
        | fact              | French    | English  |
        | audience-lifetime | 730 jours | 730 days |
      And the page states:
        | fact            | French  | English   |
        | cookie-lifetime | 13 mois | 13 months |

    @spec-3-cookie-table
    Scenario: Its table lists two cookies of a captcha and two of the site's own audience measurement
      Then the table of "the cookies used" has 4 rows and 7 columns
      And the table of "the cookies used" reads in French:
        | …                  | … | … | …         | … | … | … |
        | …                  | … | … | …         | … | … | … |
        | www.{slug}.example | … | … | 730 jours | … | … | … |
        | www.{slug}.example | … | … | 730 jours | … | … | … |
      And the table of "the cookies used" reads in English:
        | …                  | … | … | Persistent | Operation | Accepted | … |
        | …                  | … | … | Persistent | Operation | Accepted | … |
        | www.{slug}.example | … | … | 730 days   | Measure   | Accepted | … |
        | www.{slug}.example | … | … | 730 days   | Measure   | Accepted | … |

  @spec-2-data-collection
  Rule: The data-collection notice says who reads the answers, how long, and whom to ask

    @spec-7-mail-links
    Scenario: Its four articles stand in their order; consent can be taken back, and the data protection officer is a message away
      Given I read the data-collection notice page in both languages
      Then "the articles" begins with an introduction
      And "the articles" has these articles, in order:
        | the recipients |
        | the retention  |
        | the rights     |
        | the contact    |
      And "the retention" states:
        | fact           | French | English |
        | retention-form | 2 ans  | 2 years |
      And "the contact" leads, in order, to:
        | the data protection officer's mailbox |
        | the contact mailbox                   |
      And "the contact" has a link called "contact the DPO" in English to the data protection officer's mailbox
      And "the articles" names:
        | French       | English  |
        | consentement | consent  |
        | retirer      | withdraw |

  @from-law
  Rule: The accessibility statement says how far the site complies, what was tested, what is not met, and whom to tell

    Scenario: The articles stand in the same order in the contents and in the text
      Given I read the accessibility statement page in both languages
      Then "the articles" has these articles, in order:
        | the state of compliance |
        | the tests               |
        | what is not met         |
        | the contact             |
        | the remedies            |
      And "the articles" begins with an introduction
