@spec-2 @without-scripts @from-visitors
Feature: Without scripts
  The site is text and links first: a browser that runs no script misses nothing that is written.

  @read
  Rule: Every page reads without scripts

    Scenario: Each page has one title, several paragraphs and a way to the demo form
      Then each page has one title, several paragraphs and at least 1 ways to the demo form in its content

  @everywhere
  Rule: Links and menu work without scripts

    Background:
      Given scripts do not run in my browser

    @spec-2-home-testimonials @spec-2-scrolling
    Scenario: All testimonials of the home page can be read, and a link to a place within another page leads there
      Given I read the home page
      Then each testimonial of "the testimonials" is in sight, with its author
      When I follow the footer's link to the use cases of a function
      Then "the functions" of the use cases page is in front of me

    @spec-4-language-switch
    Scenario: The menu of a small screen opens and leads on, and the switcher to the other language
      Given I have a small screen without scripts
      And I read the home page
      And I open the menu
      When I follow the menu's link to the industry solutions page
      Then I find the industry solutions page in French
      When I choose "English" in the language switcher
      Then I find the industry solutions page in English
