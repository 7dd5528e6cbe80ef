@spec-2
Feature: Legal notice and policies
  A visitor can check who publishes the site and what becomes of their data, in either language.

  @spec-2-legal
  Rule: The legal notice has eight sections

    Background:
      When I look at the legal notice page in both languages

    Scenario: The sections
      Then the page has these parts:
        | French                                         | English                                   |
        | Sommaire                                       | Contents                                  |
        | 1. Éditeur du site et direction de la publication | 1. Site editor and publication director |
        | 2. Hébergeur                                   | 2. Host                                   |
        | 3. Droits d'auteur et liens                    | 3. Copyright and links                    |
        | 4. Marques                                     | 4. Trademarks                             |
        | 5. Liens vers des sites tiers                  | 5. Third-party links                      |
        | 6. Utilisation du site                         | 6. Use of the site                        |
        | 7. Données personnelles                        | 7. Personal data                          |
        | 8. Politique de cookies                        | 8. Cookie policy                          |
        | Voyez les agents à l'œuvre sur des dossiers proches des vôtres   | See the agents at work on files close to your own     |
      And these items stand in the article:
        | 3. Droits d'auteur et liens  | 3. Copyright and links     |
        | Droit de citation            | Right of quotation         |
        | Conditions de la citation    | Conditions of quotation    |
        | Liens externes vers le site  | External links to the site |
      And these items stand in the article:
        | 5. Liens vers des sites tiers | 5. Third-party links |
        | Conditions                    | Conditions           |
        | Réserve                       | Reservation          |
      And these items stand in the article:
        | 6. Utilisation du site                         | 6. Use of the site               |
        | Rubriques réservées aux clients                | Sections reserved for customers  |
        | Obligations de l'utilisateur                   | User obligations                 |
        | Responsabilité et discernement de l'utilisateur | User responsibility and judgment |
        | Acceptation                                    | Acceptance                       |
        | Responsabilité de l'éditeur                    | Editor responsibility            |

    @spec-9 @spec-9-legal
    Scenario: The facts
      Then the page says:
        | French                                                   | English                                                            |
        | {product} SAS                                            | {product} SAS                                                      |
        | société par actions simplifiée                           | simplified joint-stock company                                     |
        | Capital social : 10 200 euros                            | Share capital: 10,200 euros                                        |
        | Paris                                                    | Paris                                                              |
        | fournisseur de services d'informatique en nuage          | cloud service provider                                             |
        | un identifiant et un code d'accès fournis par {product} SAS | an identifier and an access code supplied by {product} SAS      |

    Scenario: The warning about other sites stands out
      Then these remarks stand out:
        | French          | English  |
        | Avertissement.  | Warning. |

  @spec-2-privacy
  Rule: The privacy policy has an introduction and ten articles

    Background:
      When I look at the privacy policy page in both languages

    Scenario: The articles
      Then the page has these parts:
        | French                                              | English                                          |
        | Sommaire                                            | Contents                                         |
        | 1. Responsable du traitement                        | 1. Data controller                               |
        | 2. Informations collectées                          | 2. Information collected                         |
        | 3. Utilisation des informations                     | 3. Uses of the information                       |
        | 4. Cookies                                          | 4. Cookies                                       |
        | 5. Partage des informations                         | 5. Sharing of information                        |
        | 6. Durée de conservation                            | 6. Retention                                     |
        | 7. Droits des utilisateurs dans l'Union européenne  | 7. User rights in the European Union             |
        | 8. Bases légales                                    | 8. Legal bases                                   |
        | 9. Mesures de protection                            | 9. Protection measures                           |
        | 10. Profilage                                       | 10. Profiling                                    |
        | Sur site, vos données restent chez vous, vos agents aussi     | On-premise, your data stays with you, and so do your agents  |

    @spec-1
    Scenario: What seems carried over from another business is kept
      Then the page says:
        | French                                 | English                        |
        | services de formation à la conduite    | driving-training services      |
        | services d'assurance                   | insurance services             |

    @spec-3 @spec-3-personal-data
    Scenario: The categories of personal data
      Then the page says:
        | French                | English            |
        | date de naissance     | date of birth      |
        | photographie          | photograph         |
        | mot de passe          | password           |
        | géolocalisation       | geolocation        |

    @spec-5 @spec-5-asterisk
    Scenario: Mandatory data is marked with an asterisk
      Then the page says:
        | French      | English  |
        | astérisque  | asterisk |

    @spec-9 @spec-9-retention
    Scenario: How long data is kept, in French
      Then the table "Durées de conservation des données personnelles" reads in French:
        | Données                                                          | Durée de conservation                                     |
        | Compte d'un utilisateur ou d'un client                           | 5 ans après la dernière utilisation du compte             |
        | Données des prospects                                            | 3 ans après le dernier contact                            |
        | Données des échanges commerciaux                                 | 1 an après le dernier échange commercial                  |
        | Données recueillies par formulaire de collecte                   | 2 ans après le dernier échange commercial                 |
        | Données financières et comptables (contrats, factures, règlements) | 10 ans                                                  |
        | Données nécessaires à un litige                                  | Jusqu'au règlement du litige ou à la prescription de l'action |
        | Données des demandes d'exercice de droits                        | 5 ans                                                     |
        | Pièces d'identité fournies à l'appui d'une demande               | 1 an                                                      |
        | Données relatives à l'exercice du droit d'opposition             | 3 ans au moins                                            |
        | Choix relatifs aux cookies                                       | 6 mois                                                    |

    @spec-9 @spec-9-retention
    Scenario: How long data is kept, in English
      Then the table "Retention periods for personal data" reads in English:
        | Data                                                          | Retention period                                         |
        | Account of a user or customer                                 | 5 years after the last use of the account                |
        | Data of prospects                                             | 3 years after the last contact                           |
        | Data of commercial exchanges                                  | 1 year after the last commercial exchange                |
        | Data gathered through a data-collection form                  | 2 years after the last commercial exchange               |
        | Financial and accounting data (contracts, invoices, payments) | 10 years                                                 |
        | Data needed for litigation                                    | Until the dispute is settled or the action is time-barred |
        | Data of requests to exercise rights                           | 5 years                                                  |
        | Identity documents supplied with a request                    | 1 year                                                   |
        | Data relating to the exercise of the right to object          | At least 3 years                                         |
        | Cookie choices                                                | 6 months                                                 |

    @spec-9 @spec-9-rights
    Scenario: How soon requests are answered
      Then the page says:
        | French                                        | English                |
        | dans un délai de 1 mois                       | within 1 month         |
        | prolongé de 2 mois supplémentaires            | a further 2 months     |

  @spec-2-cookies
  Rule: The cookie policy lists the cookies, and shows what is still to be completed

    Background:
      When I look at the cookie policy page in both languages

    Scenario: The sections
      Then the page has these parts:
        | French                                   | English                              |
        | Sommaire                                 | Contents                             |
        | 1. Avertissement                         | 1. Warning                           |
        | 2. Termes employés                       | 2. Terms                             |
        | 3. Objectif                              | 3. Objective                         |
        | 4. Déploiement                           | 4. Deployment                        |
        | 5. Modèle de bandeau                     | 5. Banner model                      |
        | 6. Qu'est-ce qu'un cookie ?              | 6. What is a cookie?                 |
        | 7. Nos engagements                       | 7. Our commitments                   |
        | 8. Durée de validité de votre choix      | 8. How long your choice lasts        |
        | 9. Cookies utilisés                      | 9. Cookies used                      |
        | 10. Informations sur les cookies         | 10. Cookie information               |
        | 11. Autres cookies                       | 11. Other cookies                    |
        | 12. Cookies de mesure d'audience         | 12. Audience cookies                 |
        | 13. Destinataires                        | 13. Recipients                       |
        | 14. Comment exercer vos droits           | 14. How to exercise your rights      |
        | Une plateforme aussi discrète que ce site | A platform as discreet as this site |

    @spec-3 @spec-3-cookie-table
    Scenario: The table of cookies, in French
      Then the table "Cookies que le site peut déposer" reads in French:
        | Domaine                     | Nom du cookie   | Exemple           | Expiration | Type           | Acceptation | Refus |
        | verrou-captcha.example      | _vc_challenge   | 09AKb7xQ2mTz      | Persistant | Fonctionnement | Accepté     | —     |
        | verrou-captcha.example      | _vc_device      | d41c-77e0-a9b2    | Persistant | Fonctionnement | Accepté     | —     |
        | www.{slug}.example          | _audience       | V1.2.1874203965   | 730 jours  | Mesure         | Accepté     | —     |
        | www.{slug}.example          | _audience_visit | V1.2.5503187426   | 730 jours  | Mesure         | Accepté     | —     |

    @spec-3 @spec-3-cookie-table
    Scenario: The table of cookies, in English
      Then the table "Cookies that the site may place" reads in English:
        | Domain                      | Cookie name     | Example           | Expiration | Type      | Accept   | Refusal |
        | verrou-captcha.example      | _vc_challenge   | 09AKb7xQ2mTz      | Persistent | Operation | Accepted | —       |
        | verrou-captcha.example      | _vc_device      | d41c-77e0-a9b2    | Persistent | Operation | Accepted | —       |
        | www.{slug}.example          | _audience       | V1.2.1874203965   | 730 days   | Measure   | Accepted | —       |
        | www.{slug}.example          | _audience_visit | V1.2.5503187426   | 730 days   | Measure   | Accepted | —       |

    @spec-9 @spec-9-cookies
    Scenario: The durations
      Then the page says:
        | French                                  | English                          |
        | est conservé 6 mois                     | is kept for 6 months             |
        | 13 mois au plus                         | 13 months at most                |
        | réglés sur 730 jours                    | set at 730 days                  |

    Scenario: What is still to be completed is said openly
      Then 7 remarks are marked as open points:
        | French       | English    |
        | Point ouvert | Open point |

  @spec-2-data-collection
  Rule: The data-collection notice says who reads the answers, how long, and whom to ask

    Background:
      When I look at the data-collection notice page in both languages

    Scenario: The parts
      Then the page has these parts:
        | French                                | English                                      |
        | Sommaire                              | Contents                                     |
        | Destinataires                         | Recipients                                   |
        | Durée de conservation                 | Retention                                    |
        | Vos droits                            | Your rights                                  |
        | Contact                               | Contact                                      |
        | Parlons de vos délais et de vos dossiers | Let us talk about your files and your deadlines |
      And the page says:
        | French                                        | English                                       |
        | 2 ans après le dernier échange commercial     | 2 years after the last commercial exchange    |
        | Ce traitement repose sur votre consentement.  | This processing is based on your consent.     |
        | Vous pouvez le retirer à tout moment          | You can withdraw it at any time               |

    @spec-7 @spec-7-mail-links
    Scenario: The data protection officer is a message away
      Then these links stand in the article:
        | Contact                         | Contact                         | leads to                       |
        | contacter le DPO                | contact the DPO                 | mailto:dpo@{slug}.example      |
        | contact@{slug}.example          | contact@{slug}.example          | mailto:contact@{slug}.example  |
