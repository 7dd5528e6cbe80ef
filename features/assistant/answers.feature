@everywhere
@spec-7-chat-reply
Feature: How the assistant reads an answer
  Whatever a server sends, the visitor reads plain words.

  @spec-7-chat-reply-status @spec-7-chat-reply-content @spec-7-chat-reply-markers @spec-7-chat-reply-end
  @technical
  Rule: The visitor reads the answer's message, else its content, else all that came

    Scenario: However an answer comes, it is understood
      Given I have scrolled down a page
      Then I read the chat server's answers so:
        | the answer comes               | I read     |
        | in a message                   | Devis      |
        | in a content of its own        | Devis      |
        | under a name that nobody knows | {whole}    |
        | as plain text                  | Devis      |
        | in the message of an error     | Devis      |
        | as an error in plain text      | Devis      |
        | between the markers            | Devis      |
        | as the sign of the end         | {greeting} |
        | as an empty message            | {noAnswer} |
        | without anything in it         | {noAnswer} |
        | in bold, under a heading       | Devis      |
        | behind its workings            | Devis      |
        | behind the end of its workings | Devis      |
        | as workings that never end     | {noAnswer} |
        | cut by its length              | {cutOff}   |

  @spec-7-chat-reply-text
  @technical
  Rule: An answer is shown as text, never as markup

    Scenario: Of markup, the words are shown
      Given the chat server answers "<b>Devis</b> <img src=x onerror=alert(1)>"
      When I ask "Combien coûte la plateforme ?" on a page
      Then the last message is "Devis"

  @spec-7-chat-reply-text
  Rule: Addresses of this site become links that bear a title

    Scenario: An address within an answer is a link, and the only one
      Given I have scrolled down a page
      Then each answer has one link, with a title, to the page of this site:
        | the chat server answers                                                 | page         |
        | Voir /platform, ou ailleurs : https://autre.example/platform, /inconnu. | /platform    |
        | See /en/platform, not /en/inconnu.                                      | /en/platform |
        | Revenir au début (/).                                                   | /            |
        | Voir ce qui change (/#challenge) chez vous.                             | /#challenge  |
        | Voir /fr/platform/ ou www.elsewhere.example.                            | /platform    |
        | Voir **[cette page](/platform)**.                                       | /platform    |

    Scenario: Following a link closes the conversation
      Given the chat server answers "Notre plateforme (/platform)"
      And I have asked "Combien coûte la plateforme ?" on a page
      When I follow the link "Notre plateforme"
      Then I am on the "platform" page
      And no conversation is open

    @chromium
    Scenario: A link that is opened in a tab of its own leaves the conversation as it is
      Given the chat server answers "Notre plateforme (/platform)"
      And I have asked "Combien coûte la plateforme ?" on a page
      When I open the link "Notre plateforme" in a tab of its own
      Then the conversation has 3 messages

  @from-contract
  Rule: A link to a page in another language says so

    Scenario: On a page in English, links to pages in French announce them
      Given I have scrolled down a page in English
      Then each answer has one link that announces its page's language:
        | the chat server answers      | link                         | language |
        | Our specialists (/en/agents) | Our specialists (in French)  | French   |
        | Notre plateforme (/platform) | Notre plateforme (in French) | French   |

    Scenario: On a page in French, links to pages in English announce them
      Given I have scrolled down a page
      Then each answer has one link that announces its page's language:
        | the chat server answers      | link                      | language          |
        | Our platform (/en/platform)  | Our platform (en anglais) | English           |
        | Our specialists (/en/agents) | Our specialists           | no other language |

    Scenario: A page offered in place of an answer that did not come says so as well
      Given the assistant knows in English:
        | title  | text          | page       |
        | Agents | stones mortar | /en/agents |
      And I have scrolled down a page in English
      And the chat server breaks the connection at once
      When I ask "mortar"
      Then the last message links to "Agents (in French)" alone, and announces French

  @from-contract
  Rule: Lines that begin with a bullet become a list

    Scenario: Pages with a reason each are read as a list
      Given the chat server answers:
        """
        Deux pages pour commencer :
        - Notre plateforme (/platform) – Ce qui tourne chez vous
        - Nos agents (/agents#catalogue) – Ce que sait chaque agent
        """
      When I ask "Combien coûte la plateforme ?" on a page
      Then the last message lists:
        | link             | line                                         |
        | Notre plateforme | Notre plateforme – Ce qui tourne chez vous   |
        | Nos agents       | Nos agents – Ce que sait chaque agent        |

  @from-contract
  Rule: What a visitor writes is shown as it was typed

    Scenario: A visitor's own words stay as they were typed
      Given the chat server answers "Devis"
      When I ask "Que dit <think> ?" on a page
      Then my message is "Que dit <think> ?"

  @spec-8-chat-off-topic
  Rule: Questions outside the offer are declined in French, with a word on what may be asked

    Scenario: A French page declines in French
      When I ask "Donnez-moi une recette de tarte aux pommes" on a page
      Then the last message begins:
        """
        Je ne peux vous aider que sur les sujets propres à {product} : ses produits, son équipe, sa plateforme,
        ses cas d'usage et ses secteurs. Pouvez-vous reformuler votre question dans ce cadre ?
        """
      And its paragraphs are marked as French

    Scenario: An English page declines in French first
      Given I have scrolled down a page in English
      When I ask "Recipe for apple pie"
      Then the last message begins:
        """
        Je ne peux vous aider que sur les sujets propres à {product} : ses produits, son équipe, sa plateforme,
        ses cas d'usage et ses secteurs. Pouvez-vous reformuler votre question dans ce cadre ?
        I can only help with {product}: its products, team, platform, use cases and industries.
        Could you rephrase your question within that scope?
        """
      And its paragraphs are marked as French, English

    @read
    @technical
    Scenario: A language model is told to decline in the same words
      Then the assistant's instruction holds the refusal to the letter, in both languages

  @from-accessibility
  Rule: A paragraph in another language than its page says so to assistive technology

    Scenario: A French answer on an English page is marked
      Given the chat server answers "La plateforme est proposée sur devis, pour chaque déploiement."
      And I have scrolled down a page in English
      When I ask "Combien coûte la plateforme pour une mairie ?"
      Then its paragraphs are marked as French

  @spec-1-assistant
  Rule: Without a language model, the site answers from its own pages

    Scenario: An answer names the page that it comes from
      When I ask "Combien coûte la plateforme ?" on a page
      Then the last message contains the text of the entry "pricing"
      And the last message links to a page of this site
