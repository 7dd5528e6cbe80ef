@spec-2 @without-scripts @from-visitors
Feature: Without scripts
  The site is text and links first: a browser that runs no script misses nothing that is written.

  Rule: Every page reads without scripts, and its links lead on

    @read
    Scenario: Each page has several paragraphs and a way to the demo form
      Then each page has several paragraphs and at least 1 ways to the demo form in its content

    @everywhere @spec-2-home-testimonials @spec-2-scrolling
    Scenario: All that the home page says stands there, and a link to a place leads there
      Given scripts do not run in my browser
      When I read the home page
      Then each testimonial of "the testimonials" is in sight, with its author
      And all steps stand one below the other
      And no dead control is shown
      And "the solutions" of the home page comes into view
      And its items stand in their places
      When I follow the footer's link to the use cases of a function
      Then "the functions" of the use cases page is in front of me

    @everywhere @spec-4-language-switch
    Scenario: The menu of a small screen opens and leads on, and the switcher to the other language
      Given I have a small screen without scripts
      And I read the home page
      And I open the menu
      When I follow the menu's link to the industry solutions page
      Then I find the industry solutions page in French
      When I choose "English" in the language switcher
      Then I find the industry solutions page in English

    @everywhere @spec-2-agents-catalogue
    Scenario: The catalogue shows all agents, and no sector that cannot be chosen
      Given scripts do not run in my browser
      When I read the expert agents page
      Then all agents are shown, and no sector is offered

  @spec-6-public
  Rule: Without scripts nothing is stored, so that nothing is asked about cookies

    @everywhere
    Scenario: The banner does not ask, and the footer leads to what the site says of cookies
      Given scripts do not run in my browser
      When I read the home page
      Then the cookie banner is not there
      When I use the footer's control for cookies
      Then I find the cookie policy page in French
