@everywhere
@spec-5-demo @spec-8-demo-validation
Feature: Demo requests that are refused
  Nothing is sent before the form is complete, and the visitor is told so.

  @spec-5-demo-required @spec-5-demo-message
  Rule: Every field but the message must hold more than spaces

    Scenario Outline: A blank <field> is refused
      Given the mail service is watched
      And I have filled in the demo form
      And I have typed only spaces into "<field>"
      When I send the demo form
      Then the form says "Veuillez remplir tous les champs obligatoires avec des informations valides."
      And my focus is on the form's message
      And "<field>" says what is missing
      And the mail service has received nothing

      Examples:
        | field      |
        | first name |
        | last name  |
        | company    |
        | phone      |
        | job title  |

    Scenario Outline: A form without <field> is refused
      Given the mail service is watched
      And I have filled in the demo form
      And I have emptied "<field>"
      When I send the demo form
      Then "<field>" says what is missing
      And the mail service has received nothing

      Examples:
        | field        |
        | email        |
        | company size |
        | use case     |
        | demo type    |

    Scenario: An English visitor is told in English
      Given my language is English
      And I have filled in the demo form
      And I have typed only spaces into "company"
      When I send the demo form
      Then the form says "Please fill in all required fields with valid information."
      And "company" says what is missing
      And the title of the page says that the request was not sent

    Scenario: The message leads to each field
      Given I have filled in the demo form
      And I have typed only spaces into "first name"
      And I have emptied "use case"
      When I send the demo form
      Then the form's message leads to "first name" and "use case"
      And the title of the page says that the request was not sent

    Scenario: Its links put the keyboard into the field
      Given I have filled in the demo form
      And I have emptied "use case"
      And I have sent the demo form in vain
      When I follow the message's link to "use case"
      Then my focus is in "use case", and nothing hides it or its label

    Scenario Outline: Everyone can tell what is wrong, in <language>
      Given my language is <language>
      And I have filled in the demo form
      And I have typed only spaces into "company"
      And I have sent the demo form in vain
      When I read the form to its end
      Then "company" is marked as wrong
      And the page as it stands is accessible

      Examples:
        | language |
        | French   |
        | English  |

  @spec-5-demo-email
  Rule: The email has a name, an at sign, and a host with a dot

    Scenario Outline: <what> is refused
      Given the mail service is watched
      And I have filled in the demo form
      And I have typed "<email>" into "email"
      When I send the demo form
      Then the form says "Veuillez remplir tous les champs obligatoires avec des informations valides."
      And "email" says which form it must have
      And the mail service has received nothing

      Examples:
        | what                       | email                 |
        | A host without a dot       | claire@ville          |
        | An address without at sign | claire.ville.example  |
        | An address with a space    | claire @ville.example |
        | Nothing before the at sign | @ville.example        |

    Scenario: The form of an address is explained before it is typed
      When I open the demo form
      Then "email" explains its form

  Rule: Names and companies hold only what can be seen

    Scenario Outline: <what> is refused
      Given the mail service is watched
      And I have filled in the demo form
      And I have typed "<text>" into "<field>"
      When I send the demo form
      Then "<field>" says that a character of it cannot be seen
      And the mail service has received nothing

      Examples:
        | what                                 | field     | text             |
        | A name that turns about what follows | last name | Dubois \u202Efdp |
        | A company of nothing                 | company   | \u3164\u200B     |

  @spec-4-demo-form-editing
  Rule: Editing any field clears the error

    Scenario Outline: Editing <field> clears it
      Given I have filled in the demo form
      And I have typed only spaces into "company"
      And I send the demo form
      And the form says "Veuillez remplir tous les champs obligatoires avec des informations valides."
      When I edit "<field>"
      Then the form shows no error

      Examples:
        | field        |
        | company      |
        | message      |
        | company size |

    Scenario: The advice at a field stays until that field is edited
      Given I have filled in the demo form
      And I have typed only spaces into "company"
      And I send the demo form
      When I edit "message"
      Then the form shows no error
      But "company" says what is missing

    Scenario: The advice at a field goes when that field is edited
      Given I have filled in the demo form
      And I have typed only spaces into "company"
      And I have sent the demo form in vain
      When I edit "company"
      Then "company" is no longer marked as wrong

  @spec-5-demo-attributes
  Rule: The browser itself asks for the same fields

    Scenario: The browser is told what each field is for, and which are required
      When I open the demo form
      Then these fields are required and marked with an asterisk:
        | first name | last name | email | company | phone | job title | company size | use case | demo type |
      And "message" is optional and has 4 rows
      And the fields are of the kinds:
        | email | email |
        | phone | tel   |
      And my browser can fill in what it knows of me:
        | first name | last name | email | company | phone | job title |

    Scenario Outline: Without JavaScript it stops a form without <field>
      Given scripts do not run in my browser
      And I have filled in the demo form
      And I have emptied "<field>"
      When I send the demo form
      Then my browser asks for "<field>"

      Examples:
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
      And "company" says what is missing
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
