@read
@spec-2-stories
Feature: Success stories
  A visitor who hesitates hears from customers, with figures and names.

  @spec-1-claims @spec-2-stories-impact @spec-2-stories-counts @spec-2-stories-closing
  Rule: The impact is told in four numbers, and clients are counted by sector

    Scenario: Four numbers and six sectors are told, and the page ends with a demo
      Given I read the success stories page in both languages
      Then its parts are, in order:
        | the beginning         |
        | the impact            |
        | the testimonials      |
        | the case studies      |
        | the clients by sector |
        | the last call         |
      And "the impact" shows these figures, in order:
        | fact           | French | English |
        | clients        | 500+   | 500+    |
        | cost-reduction | 70 %   | 70%     |
        | productivity   | ×3     | 3x      |
        | satisfaction   | 98 %   | 98%     |
      And "the clients by sector" shows these figures, in order:
        | fact                  | French | English |
        | clients-financial     | 150+   | 150+    |
        | clients-healthcare    | 80+    | 80+     |
        | clients-retail        | 120+   | 120+    |
        | clients-manufacturing | 90+    | 90+     |
        | clients-government    | 40+    | 40+     |
        | clients-education     | 60+    | 60+     |
      And "the last call" leads, in order, to:
        | demo form          |
        | industry solutions |

  @spec-2-stories-testimonials
  Rule: Customers of retail, banking and healthcare testify, each with five stars and three results

    Scenario: Three of them have a company, an industry, a quote with its author and role, five stars and three results
      Given I read the success stories page in both languages
      Then "the testimonials" has 3 items, each with a title and a text
      And each testimonial has an industry, a quote with its author and role, 5 stars and 3 results
      And "the testimonials" names:
        | French   | English    |
        | Commerce | Retail     |
        | Banque   | Banking    |
        | Santé    | Healthcare |

  @spec-2-stories-cases
  Rule: Three case studies have pages of their own

    Scenario: Each leads to its page, which tells the situation, what was put in place, what was asked of the staff and what changed
      Given I read the success stories page in both languages
      Then "the case studies" has 3 items, each with a title and a text
      And "the case studies" leads, in order, to:
        | case study of the social landlord |
        | case study of the insurer         |
        | case study of the manufacturer    |
      When I read the page of each case study in both languages
      Then each page bears the title under which it is listed
      And "the case" has 4 more titles, each with a text
      And no two pages have the same title or description
