@everywhere
@spec-5-demo @spec-8-demo-validation
Feature: Demo requests that are refused
  Nothing is sent before the form is complete, and the visitor is told so.

  @spec-5-demo-message
  Rule: Every field but the message must hold more than spaces, and the email a name, an at sign and a host with a dot

    @spec-5-demo-required
    Scenario: A form that lacks a field is refused, and says at that field what it lacks
      Given the mail service is watched
      And I have filled in the demo form
      Then each of these is refused with "Veuillez remplir tous les champs obligatoires avec des informations valides.":
        | field        | what I leave in it | what the field says |
        | first name   | only spaces        | what it lacks       |
        | last name    | only spaces        | what it lacks       |
        | company      | only spaces        | what it lacks       |
        | phone        | only spaces        | what it lacks       |
        | job title    | only spaces        | what it lacks       |
        | email        | nothing            | what it lacks       |
        | company size | nothing            | what it lacks       |
        | use case     | nothing            | what it lacks       |
        | demo type    | nothing            | what it lacks       |
      And the mail service has received nothing

    @spec-5-demo-email
    Scenario: An address of another form is refused
      Given my language is English
      And the mail service is watched
      And I have filled in the demo form
      Then each of these is refused with "Please fill in all required fields with valid information.":
        | field | what I leave in it    | what the field says     |
        | email | claire@ville          | which form it must have |
        | email | claire.ville.example  | which form it must have |
        | email | claire @ville.example | which form it must have |
        | email | @ville.example        | which form it must have |
      And the mail service has received nothing

    Scenario: The message leads to each field, and the keyboard with it
      Given I have filled in the demo form
      And I have typed only spaces into "first name"
      And I have emptied "use case"
      And I send the demo form
      And the title of the page says that the request was not sent
      And the form's message leads to "first name" and "use case"
      When I follow the message's link to "use case"
      Then my focus is in "use case", and nothing hides it or its label

  @spec-4-demo-form-editing
  Rule: Editing any field of the demo form clears its error

    Scenario: The message goes with any edit, the advice at a field with that field's own
      Given I have filled in the demo form
      Then the form shows no error once it was sent without "company" and I edit:
        | field        | what "company" says |
        | message      | what it lacks       |
        | company size | what it lacks       |
        | company      | nothing             |

  @read @spec-5-demo-attributes
  @technical
  Rule: The browser itself asks for the required fields of the demo form, and fills in what it knows

    Scenario: The browser is told what each field is for, and which are required
      When I read the book a demo page in French
      Then my browser is told of these fields, with an asterisk where they are required:
        | field        | required | kind  | what it can fill in |
        | first name   | yes      |       | given-name          |
        | last name    | yes      |       | family-name         |
        | email        | yes      | email | email               |
        | company      | yes      |       | organization        |
        | phone        | yes      | tel   | tel                 |
        | job title    | yes      |       | organization-title  |
        | company size | yes      |       |                     |
        | use case     | yes      |       |                     |
        | demo type    | yes      |       |                     |
        | message      | no       |       |                     |
      And "message" has 4 rows
      And "email" explains its form

  @spec-5-demo-required @spec-5-demo-email @spec-5-demo-message
  Rule: Without JavaScript the same rules apply to a demo request, and nothing typed is lost

    Scenario: A refusal is a page of its own, with its message in sight
      Given my language is English
      And scripts do not run in my browser
      And I have filled in the demo form
      And I have typed only spaces into "company"
      When I send the demo form
      Then the form says "Please fill in all required fields with valid information."
      And programs are told of a refusal
      And the form still holds what I typed
      And "company" says what it lacks
      And the title of the page says that the request was not sent
      And I see the form's message without scrolling
