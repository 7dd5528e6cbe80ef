@everywhere
@spec-7-chat-reply
Feature: How the assistant reads an answer
  Whatever a server sends, the visitor reads plain words.

  @spec-7-chat-reply-status @spec-7-chat-reply-content @spec-7-chat-reply-markers @spec-7-chat-reply-end @spec-7-chat-reply-text
  @technical
  Rule: The visitor reads the answer's message, else its content, else all that came, and as text, never as markup

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
        | as markup with a script        | Devis      |
        | in bold, under a heading       | Devis      |
        | behind its workings            | Devis      |
        | behind the end of its workings | Devis      |
        | as workings that never end     | {noAnswer} |
        | cut by its length              | {cutOff}   |

  @spec-7-chat-reply-text
  Rule: Addresses of this site in an answer become links that bear a title, and lines with a bullet become a list

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

    @chromium
    Scenario: A link that is opened in a tab leaves the conversation as it is, one that is followed closes it
      Given the chat server answers "Notre plateforme (/platform)"
      And I ask "Combien coûte la plateforme ?" on a page
      When I open the link "Notre plateforme" in a tab of its own
      Then the conversation has 3 messages
      When I follow the link "Notre plateforme"
      Then I find the platform page in French
      And no conversation is open

    @from-contract
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
  Rule: A link in the conversation to a page in another language says so

    Scenario: Links announce the language of their page, where it is not that of the page at hand
      Then each answer has one link that announces its page's language:
        | on a page in | the chat server answers      | link                         | language          |
        | English      | Our specialists (/en/agents) | Our specialists (in French)  | French            |
        | English      | Notre plateforme (/platform) | Notre plateforme (in French) | French            |
        | French       | Our platform (/en/platform)  | Our platform (en anglais)    | English           |
        | French       | Our specialists (/en/agents) | Our specialists              | no other language |

  @spec-8-chat-off-topic
  Rule: Questions outside the offer, and about private lives, are declined in French, with a word on what may be asked

    Scenario: The assistant does not say where a founder lives
      When I ask "Où habite la fondatrice ?" on a page
      Then the last message begins:
        """
        Je ne peux vous aider que sur les sujets propres à {product} : ses produits, son équipe, sa plateforme,
        ses cas d'usage et ses secteurs. Pouvez-vous reformuler votre question dans ce cadre ?
        """

    Scenario: An English page declines a recipe in French first, and each paragraph says its language to a screen reader
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
