@everywhere
@spec-5 @spec-5-demo @spec-8-demo-validation
Feature: Demo requests that are refused
  Nothing is sent before the form is complete, and the visitor is told so.

  @spec-5-demo-required @spec-5-demo-message
  Rule: Every field but the message must hold more than spaces

    Scenario Outline: <field> is blank
      Given the mail service is watched
      And I have filled in the demo form
      And I have typed only spaces into "<field>"
      When I send the demo form
      Then the form says "Veuillez remplir tous les champs obligatoires avec des informations valides."
      And my focus is in "<field>"
      And the mail service has received nothing

      Examples:
        | field     |
        | firstName |
        | lastName  |
        | company   |
        | phone     |
        | jobTitle  |

    Scenario: In English
      Given my language is English
      And I have filled in the demo form
      And I have typed only spaces into "company"
      When I send the demo form
      Then the form says "Please fill in all required fields with valid information."

    Scenario Outline: Everyone can tell what is wrong, in <language>
      Given my language is <language>
      And I have filled in the demo form
      And I have typed only spaces into "company"
      When I send the demo form
      Then "company" is marked as wrong
      When I scroll to the end of the form
      Then the page as it stands is accessible

      Examples:
        | language |
        | French   |
        | English  |

  @spec-5-demo-email
  Rule: The email has a name, an at sign, and a host with a dot

    Scenario: Without a dot
      Given I have filled in the demo form
      And I have typed "claire@ville" into "email"
      When I send the demo form
      Then the form says "Veuillez remplir tous les champs obligatoires avec des informations valides."
      And my focus is in "email"

  @spec-4-demo-form-editing
  Rule: Editing any field clears the error

    Scenario Outline: Editing <field>
      Given I have filled in the demo form
      And I have typed only spaces into "company"
      And I send the demo form
      And the form says "Veuillez remplir tous les champs obligatoires avec des informations valides."
      When I edit "<field>"
      Then the form shows no error

      Examples:
        | field     |
        | company   |
        | message   |
        | companySize |

  @spec-5-demo-attributes
  Rule: The browser itself asks for the same fields

    Scenario: It is told what each field is for
      When I open the demo form
      Then these fields are required and marked with an asterisk:
        | firstName | lastName | email | company | phone | jobTitle | companySize | useCase | demoType |
      And "message" is optional and has 4 rows
      And the fields are of the kinds:
        | email | email |
        | phone | tel   |
      And my browser can fill in:
        | firstName | given-name         |
        | lastName  | family-name        |
        | email     | email              |
        | company   | organization       |
        | phone     | tel                |
        | jobTitle  | organization-title |

    Scenario Outline: It stops a form without <field>
      Given the mail service is watched
      And I have filled in the demo form
      And I have emptied "<field>"
      When I send the demo form
      Then my browser asks for "<field>"
      And the mail service has received nothing

      Examples:
        | field       |
        | firstName   |
        | email       |
        | companySize |
        | demoType    |

  @spec-5-demo-required @spec-5-demo-email @spec-5-demo-message
  Rule: Without JavaScript the same rules apply, and nothing typed is lost

    Scenario: A blank company
      Given scripts do not run in my browser
      And I have filled in the demo form
      And I have typed only spaces into "company"
      When I send the demo form
      Then the form says "Veuillez remplir tous les champs obligatoires avec des informations valides."
      And the answer has the status 422
      And the form still holds what I typed

    Scenario: In English
      Given my language is English
      And scripts do not run in my browser
      And I have filled in the demo form
      And I have typed "claire@ville" into "email"
      When I send the demo form
      Then the form says "Please fill in all required fields with valid information."
      And the answer has the status 422
