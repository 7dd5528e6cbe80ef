Feature: The company
  A visitor learns who is behind the product, what the press says of it, and how to join.

  @read @spec-2-founders
  Rule: Four founders present themselves; their values and their journey stay unpublished

    Scenario: Each founder has a portrait, a role, an expertise, a biography, achievements and an education
      Given I read the founding team page in both languages
      Then its parts are, in order:
        | the beginning |
        | the founders  |
      And "the founders" has 4 items, each with a title and a text
      And each item of "the founders" has a portrait and 3 paragraphs
      And each item of "the founders" holds 2 titled lists of several entries

  @read @spec-2-placeholders
  Rule: Sustainability, academy and blog announce what is to come, with a title, a subtitle and one sentence

    Scenario: Each of the three pages announces it, then shows what is there already
      Then these pages hold an announcement, two parts and the last call:
        | screen         | first                 | second                |
        | sustainability | the documents to come | the habits            |
        | academy        | the first lesson      | what to read next     |
        | blog           | the stories           | the technical choices |

  @spec-2-press @spec-4-press
  Rule: Three press articles are listed; the one to come cannot be opened

    @read @spec-9-press-claims @spec-7-mail-links
    Scenario: Two articles open in a new tab, the third is announced, and journalists write to the press team
      Given I read the press coverage page in both languages
      Then its parts are, in order:
        | the beginning       |
        | the articles        |
        | the press relations |
      And "the articles" has 3 items, each with a title and a text
      And each item of "the articles" has a category, a publication, a date of its own and highlights
      And "the articles" states:
        | fact             | French                | English                |
        | press-requests   | 100 000               | 100,000                |
        | press-delay      | 24 heures             | 24 hours               |
        | press-investment | 30 000 à 60 000 euros | 30,000 to 60,000 euros |
        | press-subsidy    | 50 %                  | 50%                    |
      And the items 1, 2 of "the articles" open in a new tab, on another site
      And the items 3 of "the articles" have no link, but a button that is disabled
      And the items of "the articles" are marked in English:
        |             |
        |             |
        | Coming Soon |
      And "the press relations" leads, in order, to:
        | the press mailbox |
        | demo form         |

    Scenario: The one to come is dimmed
      Given I read the press coverage page
      Then the item 3 of "the articles" is dimmed, and no other

  @read @spec-2-careers @spec-3-job @spec-7-mail-links
  Rule: Careers shows the team in four figures, six reasons to join, six positions and six values

    Background:
      Given I read the careers page in both languages

    Scenario: Figures, reasons and values stand in this order
      Then its parts are, in order:
        | the beginning       |
        | the open positions  |
        | the reasons to join |
        | the culture         |
        | the last call       |
      And "the beginning" shows these figures, in order:
        | fact          | French | English |
        | team-members  | 50+    | 50+     |
        | nationalities | 15+    | 15+     |
        | offices       | 3      | 3       |
        |               | ∞      | ∞       |
      And "the reasons to join" has 6 items, each with a title and a text
      And "the culture" has 6 items, each with a title and a text

    Scenario: Six full-time positions have a department and a place; to apply, for one of them or for none, is to write to the careers team
      Then "the open positions" has 6 items, each with a title and a text
      And the positions are in English:
        | Senior AI Engineer       | Engineering      | Paris or remote    | Full-time |
        | Product Designer         | Design           | Remote             | Full-time |
        | Solutions Architect      | Solutions        | London or remote   | Full-time |
        | Marketing Manager        | Marketing        | Paris              | Full-time |
        | AI Research Scientist    | Research         | Remote             | Full-time |
        | Customer Success Manager | Customer Success | New York or remote | Full-time |
      And in French each has the same kind of details
      And each item of "the open positions" has a link, called "Apply" in English, that writes to "the careers mailbox" about it
      And "the last call" leads, in order, to:
        | the careers mailbox |
        | founding team       |
