@read
@spec-1 @spec-2
Feature: Another name
  The product's name is content: whoever changes it in one place gets a site of that name, whole.

  @spec-2-routes @from-editors
  Rule: Name and slug stand in one file, and the whole site follows

    Scenario: Nothing of the old name is left, and the addresses bear the new slug
      Given a copy of the site in which the product is called "Les Ateliers de l'Étai & Fils" and its slug is "corniche"
      When that copy is compiled
      Then nothing of the old name is left in what its pages are made of
      And these pages exist there:
        | /why-corniche       |
        | /en/why-corniche    |
        | /corniche-socle     |
        | /en/corniche-socle  |
      And the page "/why-corniche" has the place "why-corniche"
      And mail there goes to:
        | demo@corniche.example      |
        | carrieres@corniche.example |
        | presse@corniche.example    |
        | dpo@corniche.example       |
        | contact@corniche.example   |
      And what is to be shown on a later day is not in it yet
