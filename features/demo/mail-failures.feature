@everywhere
@spec-4-demo-form @spec-8-email-library
Feature: When the mail service fails
  A request is never lost: a mail draft stands in, and the visitor is told to send it.

  @spec-4-demo-form-draft @spec-7-demo-request-draft
  Rule: On any failure a mail draft opens, and takes the place of the page as a sent request does

    Scenario: A mail service that says anything but yes counts as sent by a draft
      Given I have opened the demo form
      Then a mail draft opens, and the page tells me to send it to finish, when the mail service answers:
        | status | text                             |
        | 400    | The Public Key is invalid        |
        | 403    | Forbidden                        |
        | 404    | Not Found                        |
        | 429    | Too Many Requests                |
        | 451    | Unavailable For Headless Browser |
        | 500    | Internal Server Error            |
        | 503    | Service Unavailable              |
        | 200    | <!doctype html><html lang=fr>    |

    Scenario: Nobody waits for an answer longer than fifteen seconds
      Given the mail service answers only when told
      And I have filled in the demo form
      And I have sent it, and the button reads "Envoi en cours…" for 14 seconds
      When 1 more second has passed
      Then a mail draft to the sales team opens
      And the page tells me to send the draft to finish

    Scenario: Whoever leaves while the request is on its way is asked first, and learns what became of it by staying
      Given the mail service answers only when told
      And I have filled in the demo form
      And I have sent it, and the button reads "Envoi en cours…" for 14 seconds
      And I have tried to leave for another page, and stayed when my browser asked
      When 1 more second has passed
      Then a mail draft to the sales team opens
      And the page tells me to send the draft to finish

    @technical
    Scenario: Nobody waits longer for the mail library, and one that loads too late sends nothing more
      Given the mail library keeps me waiting
      And I have filled in the demo form
      And I have sent it, and the button reads "Envoi en cours…" for 14 seconds
      And a second later a mail draft has opened, and the page tells me to send it
      When the mail library comes at last
      Then the mail service is not asked any more

    Scenario: A mail library that cannot be loaded counts as sent by a draft
      Given the mail library cannot be fetched
      And I have filled in the demo form
      When I send the demo form
      Then a mail draft to the sales team opens
      And the page tells me to send the draft to finish

    Scenario: With a draft, nothing claims that the request has arrived
      Given the mail service answers 503 "Service Unavailable"
      And I have filled in the demo form
      When I send the demo form
      Then the page tells me to send the draft to finish
      But nothing says that my request was received, or answered within 24 hours
      And the title of the page says that the draft is to be sent
      And the confirmation offers the draft again
      And the page as it stands is accessible

    Scenario: Without a mail program the request is copied, and sent from elsewhere
      Given the mail service answers 500 "Internal Server Error"
      And I have filled in the demo form
      And I have sent it, and the page tells me to send the draft
      Then I hold all that the draft says, and the page tells where it goes, once I have copied it:
        | clipboard |
        | open      |
        | refused   |
      And the confirmation is accessible

  @spec-7-demo-request-draft @spec-7-mail-links
  Rule: The draft holds the whole request, whatever was typed

    Scenario: The subject names who asks, and the body holds every field as it was typed
      Given the mail service breaks the connection
      And I have filled in the demo form:
        | first name | Élodie                       |
        | last name  | N'Diaye                      |
        | company    | Ville & Métropole ? 100 % #1 |
        | message    | Bonjour,\nà quel prix ?      |
      When I send the demo form
      Then a mail draft to the sales team opens
      And its subject is "Demo Request from Élodie N'Diaye - Ville & Métropole ? 100 % #1"
      And its body holds, each under the field's label:
        | first name   | Élodie                        |
        | last name    | N'Diaye                       |
        | email        | claire.dubois@ville.example   |
        | company      | Ville & Métropole ? 100 % #1  |
        | phone        | +33 1 99 00 12 34             |
        | job title    | Directrice                    |
        | company size | 51-200 personnes              |
        | use case     | Analyse de données            |
        | demo type    | Session de questions-réponses |
        | message      | Bonjour,                      |
        |              | à quel prix ?                 |
        | submitted    | {date} {time}                 |

    Scenario: An English visitor's draft is in English
      Given my language is English
      And the mail service breaks the connection
      And I have filled in the demo form
      When I send the demo form
      Then a mail draft to the sales team opens
      And nothing says that my request was received, or answered within 24 hours
      And its subject is "Demo Request from Claire Dubois - Mairie de Sauveterre"
      And its body holds, each under the field's label:
        | first name   | Claire                               |
        | last name    | Dubois                               |
        | email        | claire.dubois@ville.example          |
        | company      | Mairie de Sauveterre                 |
        | phone        | +33 1 99 00 12 34                    |
        | job title    | Directrice                           |
        | company size | 51-200 employees                     |
        | use case     | Data Analysis                        |
        | demo type    | Q&A Session                          |
        | message      | Nous traitons 500 dossiers par mois. |
        | submitted    | {date}, {time}                       |

  @spec-8-demo-failure @spec-4-demo-form-error
  Rule: The error text appears only if not even the draft can be opened

    Scenario Outline: The error text is shown with the sales address, in <language>
      Given my language is <language>
      And the mail service breaks the connection
      And I have filled in the demo form
      And my browser cannot open a mail draft
      When I send the demo form
      Then the form says "<text>" with the sales address
      And the form still holds what I typed

      Examples:
        | language | text                                                                       |
        | French   | Erreur lors de l'envoi. Veuillez réessayer ou nous contacter directement à |
        | English  | Error sending request. Please try again or contact us directly at          |
