@everywhere
@spec-5-demo @spec-8-demo-validation
Feature: Demo requests that are refused
  Nothing is sent before the form is complete, and the visitor is told so.

  @spec-5-demo-required @spec-5-demo-message
  Rule: Every field but the message must hold more than spaces

    Scenario: A form that lacks one of them is refused
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

    Scenario: An English visitor is told in English
      Given my language is English
      And I have filled in the demo form
      And I have typed only spaces into "company"
      When I send the demo form
      Then the form says "Please fill in all required fields with valid information."
      And "company" says what it lacks
      And the title of the page says that the request was not sent

    Scenario: The message leads to each field, and the keyboard with it
      Given I have filled in the demo form
      And I have typed only spaces into "first name"
      And I have emptied "use case"
      And I have sent the demo form in vain
      And the form's message leads to "first name" and "use case"
      When I follow the message's link to "use case"
      Then my focus is in "use case", and nothing hides it or its label

    Scenario: Everyone can tell what is wrong
      Given I have filled in the demo form
      And I have typed only spaces into "company"
      And I have sent the demo form in vain
      When I read the form to its end
      Then "company" is marked as wrong
      And the page as it stands is accessible

  @spec-5-demo-email
  Rule: The email has a name, an at sign, and a host with a dot

    Scenario: An address of another form is refused
      Given the mail service is watched
      And I have filled in the demo form
      Then each of these is refused with "Veuillez remplir tous les champs obligatoires avec des informations valides.":
        | field | what I leave in it    | what the field says     |
        | email | claire@ville          | which form it must have |
        | email | claire.ville.example  | which form it must have |
        | email | claire @ville.example | which form it must have |
        | email | @ville.example        | which form it must have |
      And the mail service has received nothing

    @read
    Scenario: The form of an address is explained before it is typed
      When I read the book a demo page in French
      Then "email" explains its form

  @technical
  Rule: Names and companies hold only what can be seen

    Scenario: A name that turns about what follows, and a company of nothing, are refused
      Given the mail service is watched
      And I have filled in the demo form
      Then each of these is refused with "Veuillez remplir tous les champs obligatoires avec des informations valides.":
        | field     | what I leave in it | what the field says                   |
        | last name | Dubois \u202Efdp   | that a character of it cannot be seen |
        | company   | \u3164\u200B       | what it lacks                         |
      And the mail service has received nothing

  @spec-4-demo-form-editing
  Rule: Editing any field clears the error

    Scenario: The message goes with any edit, the advice at a field with that field's own
      Given I have filled in the demo form
      Then the form shows no error once it was sent without "company" and I edit:
        | field        | what "company" says |
        | message      | what it lacks       |
        | company size | what it lacks       |
        | company      | nothing             |

  @spec-5-demo-attributes
  @technical
  Rule: The browser itself asks for the same fields

    @read
    Scenario: The browser is told what each field is for, and which are required
      When I read the book a demo page in French
      Then these fields are required and marked with an asterisk:
        | first name | last name | email | company | phone | job title | company size | use case | demo type |
      And "message" is optional and has 4 rows
      And the fields are of the kinds:
        | email | email |
        | phone | tel   |
      And my browser can fill in what it knows of me:
        | first name | last name | email | company | phone | job title |

    Scenario: Without JavaScript it stops a form that lacks one of them
      Given scripts do not run in my browser
      And I have filled in the demo form
      Then my browser asks for each of these, when I leave it empty:
        | field        |
        | first name   |
        | email        |
        | company size |
        | demo type    |

  @spec-5-demo-required @spec-5-demo-email @spec-5-demo-message
  Rule: Without JavaScript the same rules apply, and nothing typed is lost

    Scenario: A refusal is a page of its own, with its message in sight
      Given scripts do not run in my browser
      And I have filled in the demo form
      And I have typed only spaces into "company"
      When I send the demo form
      Then the form says "Veuillez remplir tous les champs obligatoires avec des informations valides."
      And programs are told of a refusal
      And the form still holds what I typed
      And "company" says what it lacks
      And the title of the page says that the request was not sent
      And I see the form's message without scrolling

    Scenario: An English visitor is told in English without JavaScript
      Given my language is English
      And scripts do not run in my browser
      And I have filled in the demo form
      And I have typed "claire@ville" into "email"
      When I send the demo form
      Then the form says "Please fill in all required fields with valid information."
      And programs are told of a refusal
