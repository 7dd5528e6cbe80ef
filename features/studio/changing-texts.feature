@studio @from-editors
Feature: A text is changed on the page itself
  An editor clicks a text, writes, and sees the page as visitors will; nobody looks for it in files.

  Background:
    Given I edit the home page in the studio

  Rule: A text is changed where it stands, and every change is taken back

    Scenario: A headline is changed in both languages, and every change is taken back, and made again
      When I open the main headline
      And I write "Des dossiers traités à temps" in French and "Cases handled in time" in English
      Then the main headline reads "Cases handled in time" at once
      And the studio says that it is saved
      And the file of the home page differs by these two lines alone:
        | Des dossiers traités à temps |
        | Cases handled in time        |
      When I write "Un second titre" in French
      Then the studio says that it is saved
      When I undo
      Then the main headline reads "Des dossiers traités à temps" at once
      When I undo
      And I undo
      Then no file has changed
      And the main headline reads as the file says
      When I redo
      Then the main headline reads "Des dossiers traités à temps" at once

    Scenario: A name in braces is edited and deleted as one piece
      When I open the main headline
      And I write "La plateforme {product}avance" in French
      And I take away the letter behind the name in braces
      Then the French text box holds "La plateforme avance"
      And the studio says that it is saved

  Rule: What the site cannot show is never written, and waits until it can be

    Scenario: What the site cannot show is never written: it waits while I work elsewhere and when I come back, and can be let go
      When I open the main headline
      And I write "Un titre avec {produit}" in French
      Then the studio says under the French text what is wrong with it
      When I open another text of the page
      Then the studio says that "Un titre avec {produit}" is not saved yet
      When I go back to what waits
      Then the French text box holds "Un titre avec {produit}"
      When I reload the studio
      Then the French text box holds "Un titre avec {produit}"
      And no file has changed
      When I undo
      Then the French text box holds what the file says
      And the main headline reads as the file says
      And nothing waits any more
      When I make a new agent called "Agent de passage"
      And I write "Un agent {produit}" as its title
      And I open another text of the page
      And another program removes the new agent's file
      And I go back to what waits
      Then I read "Un agent {produit}" whole, and that its place is gone
      When I let it go
      Then nothing waits any more

  Rule: A word that the checker doubts stays once it is meant

    Scenario: A word that the checker doubts stays, with my reason
      When I open the main headline
      And I write "Des dossiers zorgués à temps" in French
      And I say that it is meant because "Les clients disent ainsi."
      Then the studio says that it is saved
      And the file of the home page holds "# sure: spelling because Les clients disent ainsi."

  Rule: A page in French only is translated text by text, and shown once it is whole

    Scenario: A page in French only is translated text by text, and search words as a list, one a line
      When I add English to a page in French only
      And I write "Use cases" as the first translation that waits
      Then the studio says that it is done, and that one waits less
      And that page holds "en: Use cases"
      And English visitors still read it in French
      When I go on to the next text that waits
      Then I can write its translation at once
      And the site shows the page that it stands on
      When I go on to the first search words that wait
      And I write "case work" and "AI agent" as their translation
      Then the studio says that it is done, and that one waits less
      And that page holds "en: [case work, AI agent]"

    Scenario: A page whose texts are all translated is read once more, and shown in English
      When I add English to a page in French only
      And every text of it is translated
      Then the studio lets me read its English title once more
      When I show the page in English
      Then English visitors read it in English

  Rule: In the studio nobody's text is overwritten

    Scenario: Another person changed the same text meanwhile
      Given I open the main headline
      When I write "Mon propre titre" in French, and another program writes "Un titre d'ailleurs" there before mine is saved
      Then the studio shows me both "Un titre d'ailleurs" and "Mon propre titre"
      And the file of the home page holds "Un titre d'ailleurs"
      When I keep my text
      Then the studio says that it is saved
      And the file of the home page holds "Mon propre titre"

  Rule: What the site shows only at times can be changed in the studio as well

    Scenario: What is seen only at times is reached from the panel
      When I ask for the picture that is shown where the page is shared
      Then I see it, and what it says
      When I ask for the page that says that something failed
      Then the site shows that page
