@everywhere
@spec-4-demo-form @spec-8-email-library
Feature: When the mail service fails
  A request is never lost: a mail draft stands in, and the visitor is told to send it.

  @spec-4-demo-form-draft @spec-7-demo-request-draft
  Rule: On any failure of the mail service a mail draft opens, and takes the place of the page as a sent request does

    Scenario: A mail service that says anything but yes counts as sent by a draft
      Given I read the book a demo page
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

    Scenario: Nobody waits for an answer longer than fifteen seconds, and whoever tries to leave before is asked first
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
      And 1 more second has passed
      And a mail draft to the sales team opens
      And the page tells me to send the draft to finish
      When the mail library comes at last
      Then the mail service is not asked any more

    Scenario: With a draft nothing claims that the request has arrived, and without a mail program it is copied
      Given the mail service answers 503 "Service Unavailable"
      And I have filled in the demo form
      When I send the demo form
      Then the page tells me to send the draft to finish
      But nothing says that my request was received, or answered within 24 hours
      And the title of the page says that the draft is to be sent
      And the confirmation offers the draft again
      And I hold all that the draft says, and the page tells where it goes, once I have copied it:
        | clipboard |
        | open      |
        | refused   |

  @spec-7-demo-request-draft @spec-7-mail-links
  Rule: The mail draft holds the whole request, whatever was typed

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
        | submitted    | {time}                        |

  @spec-8-demo-failure @spec-4-demo-form-error
  Rule: The error text of the demo form appears only if not even the mail draft can be opened

    Scenario: The error text names the sales address, in both languages, and nothing typed is lost
      Given the mail service breaks the connection
      Then the form says this with the sales address, and still holds what I typed, when no mail draft can be opened:
        | language | text                                                                       |
        | French   | Erreur lors de l’envoi. Veuillez réessayer ou nous contacter directement à |
        | English  | Error sending request. Please try again or contact us directly at          |
