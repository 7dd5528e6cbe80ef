@technical
@from-visitors
Feature: Pages that the browser translates
  Who reads neither French nor English lets the browser translate: it puts elements of its own in the place of words.

  Rule: A page that is translated before its scripts have come is whole all the same

    Scenario: Cookies are asked about, and the choice is kept
      Given my browser translates each page before its scripts have come
      And the cookie banner has asked me
      Then these answers are kept, and the banner goes:
        | I switch on | allowed              |
        | Marketing   | essential, marketing |

    Scenario: What I typed before the form's scripts have come is kept, I go on writing, and the request is sent
      Given my browser translates each page, its form included, before its scripts have come
      And the form's scripts take their time
      And I have filled in the demo form
      And I am writing my message
      When the form's scripts come at last
      Then the form still holds what I typed
      And what I type next stands at the end of my message
      When I send the demo form
      Then the confirmation takes the place of the page

  Rule: Words that change, change on a translated page too

    Background:
      Given my browser translates each part of a page once I can use it

    Scenario: An agent is watched and paused, and its case is read to the end
      Given I come to the case of the platform page
      And I watch the agent
      And I pause the agent
      When I read the whole case
      Then all steps stand one below the other
      And what I read is translated

    Scenario: Testimonials are paused and resumed
      Given I watch the testimonials
      And I pause the testimonials
      When I resume the testimonials
      And I pause the testimonials
      Then the testimonials can be resumed
      And what I read is translated

    Scenario: The form says one thing after the other
      Given the mail service breaks the connection
      And I have filled in the demo form
      And I have typed only spaces into "company"
      And I send the demo form
      And "company" says what it lacks
      And I have typed "Vil\u202Ele" into "company"
      And I send the demo form
      And "company" says that a character of it cannot be seen
      And I have typed "Ville" into "company"
      And my browser cannot open a mail draft
      When I send the demo form
      Then the form says "Erreur lors de l’envoi. Veuillez réessayer ou nous contacter directement à" with the sales address
      And what I read is translated

    Scenario: The assistant says what it does
      Given the chat server answers "Sur devis."
      And I have scrolled down a page in French
      And the chat server takes its time
      And I ask "Combien coûte la plateforme ?"
      And I read "Récupération du contexte…"
      When the chat server responds
      Then I read "Génération de la réponse…"
      And once all of the answer is there, the last message is "Sur devis."
      And what I read is translated

    @spec-2-agents-catalogue
    Scenario: The catalogue says how many agents it shows
      Given I read the expert agents page
      When I choose the first sector, the third one, then all of them
      Then each choice showed the agents of that sector and those for all, said how many, and was marked as chosen
      And what I read is translated
