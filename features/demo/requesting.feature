@everywhere
@spec-4-demo-form
Feature: Requesting a demo
  A visitor who wants a demo says so in one form, and knows at once that the request has arrived.

  @spec-4-demo-form-sent
  Rule: A complete demo request is sent, and the confirmation takes the place of the page

    @spec-3-demo-request @spec-3-email-payload @spec-7-demo-request-payload @spec-7-demo-request-success @spec-9-email-library
    Scenario: Every field reaches the mail service
      Given the mail service is watched
      And I have filled in the demo form:
        | first name   | Claire                |
        | last name    | Dubois                |
        | email        | claire@ville.example  |
        | company      | Ville & Métropole     |
        | phone        | +33 1 99 00 12 34     |
        | job title    | Directrice            |
        | company size | 201-1000 personnes    |
        | use case     | Service client        |
        | demo type    | Démo personnalisée    |
        | message      | 500 dossiers par mois |
      When I send the demo form
      Then the confirmation takes the place of the page
      And the mail service has received one request with:
        | from_name    | Claire Dubois         |
        | from_email   | claire@ville.example  |
        | company      | Ville & Métropole     |
        | phone        | +33 1 99 00 12 34     |
        | job_title    | Directrice            |
        | company_size | 201-1000 personnes    |
        | use_case     | Service client        |
        | demo_type    | Démo personnalisée    |
        | message      | 500 dossiers par mois |
      And it is addressed to the sales team, with the keys of the site and the time of sending
      And no mail draft has been opened

    @spec-9-demo
    Scenario: The site's own mail service keeps it, and the confirmation repeats it and promises an answer within 24 hours
      Given I have filled in the demo form
      When I send the demo form
      Then the confirmation takes the place of the page
      And the request of "Claire Dubois" is in the site's outbox
      And the confirmation says "Session de questions-réponses, pour Mairie de Sauveterre. Nous répondrons à claire.dubois@ville.example."
      And the confirmation says "24 heures"

    @spec-5-demo-optional
    Scenario: An English visitor's own words are sent, with the time of their clock; the message may be left out
      Given I am in America/Montreal, and it is 14:05 in London
      And my language is English
      And the mail service is watched
      And I have filled in the demo form
      And I have emptied "message"
      When I send the demo form
      Then the confirmation takes the place of the page
      And the mail service has received one request with:
        | company_size | 51-200 employees |
        | use_case     | Data Analysis    |
        | demo_type    | Q&A Session      |
        | message      |                  |
      And it bears the date and time "5 January 2026 at 09:05"
      And the confirmation says "Received on 5 January 2026 at 09:05"

  @spec-4-demo-form-submitting
  Rule: While a demo request is being sent, the form says so and takes no second click

    Scenario: The button waits for a slow mail service, and the keyboard is led to the confirmation
      Given the mail service answers only when told
      And I have filled in the demo form
      And I send the demo form
      And the button reads "Envoi en cours…" and is disabled
      And "Envoi en cours…" is read out, and my focus is not lost
      When the mail service answers
      Then the confirmation takes the place of the page
      And my focus is on its headline
      And the title of the page says that the request has arrived

    Scenario: A double click sends once
      Given my language is English
      And the mail service answers only when told
      And I have filled in the demo form
      When I send the demo form with a double click
      Then the button reads "Sending Request..." and is disabled
      When the mail service answers
      Then the confirmation takes the place of the page
      And the mail service has received one request

  @spec-4-demo-form-again
  Rule: What was typed into the demo form is kept until it is sent, and another demo begins with an empty form

    @from-visitors
    Scenario: What I typed is there when I come back from a link of the form
      Given I have filled in the demo form
      And I follow the content's link to the data-collection notice page
      And I find the data-collection notice page in French
      When I go back
      Then the form still holds what I typed

    Scenario: Another demo begins with an empty form, whichever way leads there
      Given I read the book a demo page
      Then the demo form is empty and shows no error, once I have sent a request and used:
        | way back                  |
        | the header's link         |
        | the confirmation's button |
      And my focus is in its first field

  @spec-3-demo-request
  Rule: The demo form offers the company sizes, uses and kinds of demo that the specification names

    @read
    Scenario: Each list offers its choices in both languages
      When I read the book a demo page in both languages
      Then its lists offer these choices, and none is chosen at first:
        | language | field        | choices                                                                                                            |
        | English  | company size | 1-10 employees; 11-50 employees; 51-200 employees; 201-1000 employees; 1000+ employees                             |
        | English  | use case     | Customer Service; Sales & Marketing; Data Analysis; Content Creation; HR & Recruitment; Operations; Other          |
        | English  | demo type    | Discovery Call; Personalized Demo; Q&A Session; Information Request                                                |
        | French   | company size | 1-10 personnes; 11-50 personnes; 51-200 personnes; 201-1000 personnes; 1000+ personnes                             |
        | French   | use case     | Service client; Ventes et marketing; Analyse de données; Création de contenu; RH et recrutement; Opérations; Autre |
        | French   | demo type    | Appel de découverte; Démo personnalisée; Session de questions-réponses; Demande d'information                      |

  @spec-4-demo-form-sent @from-contract
  Rule: The demo form works without JavaScript

    @spec-4-demo-form-again
    Scenario: A complete request arrives without scripts, and another demo begins with an empty form
      Given scripts do not run in my browser
      And I have filled in the demo form
      And I send the demo form
      And the confirmation takes the place of the page
      And the request of "Claire Dubois" is in the site's outbox
      And the confirmation says "pour Mairie de Sauveterre. Nous répondrons à claire.dubois@ville.example."
      When I ask for another demo
      Then the demo form is empty and shows no error
      And the demo form is empty and shows no error, once I have sent a request and used:
        | way back          |
        | the header's link |
