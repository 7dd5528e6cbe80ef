/** What the schemas say of each key, in French, by what they say in English. */
export const frenchDescriptions: Readonly<Record<string, string>> = {
  'The product’s name, as visitors read it. Elsewhere: `{product}`.':
    'Le nom du produit, tel que les visiteurs le lisent. Ailleurs : `{product}`.',
  'The product’s name in addresses: /why-{slug}, /{slug}-socle. Elsewhere: `{slug}`.':
    'Le nom du produit dans les adresses : /why-{slug}, /{slug}-socle. Ailleurs : `{slug}`.',
  'Canonical addresses start with this. May use {slug}.':
    'Le début des adresses canoniques. Peut employer {slug}.',
  'What the product is, in one line, for search engines and social cards.':
    'Ce qu’est le produit, en une ligne, pour les moteurs de recherche et les réseaux sociaux.',
  'What the product is, in two sentences, for search engines and llms.txt.':
    'Ce qu’est le produit, en deux phrases, pour les moteurs de recherche et llms.txt.',
  'How the product is priced, for search engines.':
    'Comment se fixe le prix du produit, pour les moteurs de recherche.',
  'A sector.': 'Un secteur.',
  'The sectors that the product is for, for search engines.':
    'Les secteurs auxquels s’adresse le produit, pour les moteurs de recherche.',
  'The company’s usual name. Elsewhere: `{company}`.':
    'Le nom usuel de l’entreprise. Ailleurs : `{company}`.',
  'Its registered name. Elsewhere: `{legalName}`.': 'Sa raison sociale. Ailleurs : `{legalName}`.',
  'Its legal form.': 'Sa forme juridique.',
  'Its registration number.': 'Son numéro d’immatriculation.',
  'The publication director.': 'Le directeur ou la directrice de la publication.',
  'Street and number.': 'Le numéro et la rue.',
  'Postal code.': 'Le code postal.',
  'City.': 'La ville.',
  'Country, as two capital letters: FR.': 'Le pays, en deux capitales : FR.',
  'A postal address.': 'Une adresse postale.',
  'Telephone number.': 'Le numéro de téléphone.',
  'true: texts of its sections may still lack a translation; until the line is removed, other languages show the page in French.':
    'true : des textes de ses sections peuvent encore manquer d’une traduction ; tant que la ligne est là, les autres langues montrent la page en français.',
  'The company behind the product.': 'L’entreprise qui fait le produit.',
  'Who hosts this site. Elsewhere: `{host}`.': 'L’hébergeur de ce site. Ailleurs : `{host}`.',
  'Legal form and registration of the host.':
    'La forme juridique et l’immatriculation de l’hébergeur.',
  'The host’s postal address in one line.': 'L’adresse postale de l’hébergeur, en une ligne.',
  'The host’s mail address.': 'L’adresse électronique de l’hébergeur.',
  'Who hosts the site.': 'L’hébergeur du site.',
  'Receives demo requests. Elsewhere: `{mail.sales}`.':
    'Reçoit les demandes de démonstration. Ailleurs : `{mail.sales}`.',
  'Receives applications.': 'Reçoit les candidatures.',
  'Receives press enquiries.': 'Reçoit les demandes de la presse.',
  'The data protection officer.': 'Le délégué à la protection des données.',
  'General contact.': 'Le contact général.',
  'Receives reports of security faults. Named in `/.well-known/security.txt`.':
    'Reçoit les signalements de failles. Nommée dans `/.well-known/security.txt`.',
  'The company’s mailboxes.': 'Les adresses électroniques de l’entreprise.',
  'The company’s page on the professional network.':
    'La page de l’entreprise sur le réseau professionnel.',
  'Addresses on social networks.': 'Les adresses sur les réseaux sociaux.',
  'Where demo requests are sent. Empty: this site’s own server.':
    'Où partent les demandes de démonstration. Vide : le serveur de ce site.',
  'The public key of the mail service.': 'La clé publique du service de courriel.',
  'The service id of the mail service.': 'L’identifiant de service du service de courriel.',
  'The template id of the mail service.': 'L’identifiant de modèle du service de courriel.',
  'How demo requests are sent.': 'Comment partent les demandes de démonstration.',
  'The language model’s name, as Ollama knows it.':
    'Le nom du modèle de langage, tel qu’Ollama le connaît.',
  'The assistant’s model.': 'Le modèle de l’assistant.',
  'The service’s name.': 'Le nom du service.',
  'The consent it needs.': 'Le consentement qu’il demande.',
  'The address of its script.': 'L’adresse de son script.',
  'The hosts it talks to.': 'Les hôtes auxquels il s’adresse.',
  'Third-party services, loaded only after consent for their category. None by default.':
    'Les services tiers, chargés seulement après consentement à leur catégorie. Aucun par défaut.',
  'The product, its company, its addresses and its integrations.':
    'Le produit, son entreprise, ses adresses et ses intégrations.',
  'The number. With `max`, the lower end of a range.':
    'Le nombre. Avec `max`, le bas d’un intervalle.',
  'Show the plus sign of a positive number: +70 %.':
    'Montrer le signe plus d’un nombre positif : +70 %.',
  'Show a plus after the number: 500+.': 'Montrer un plus après le nombre : 500+.',
  'false writes the number without separators: 1000+ and not 1,000+.':
    'false écrit le nombre sans séparateur : 1000+ et non 1 000+.',
  'What is claimed, for editors. Not shown.':
    'Ce qui est affirmé, pour les rédacteurs. N’est pas montré.',
  'One claimed number.': 'Un chiffre annoncé.',
  'Every number that the site claims, once. Texts name them: `{figure.clients}`.':
    'Chaque chiffre que le site annonce, une fois. Les textes le nomment : `{figure.clients}`.',
  'The words on the button.': 'Les mots du bouton.',
  'Where the link leads: an address of this site (`/agents`, `/book-demo#demo-form`), an anchor of this page (`#demo-form`), `https://…` or `mailto:{mail.press}`.':
    'Où mène le lien : une adresse de ce site (`/agents`, `/book-demo#demo-form`), une ancre de cette page (`#demo-form`), `https://…` ou `mailto:{mail.press}`.',
  'primary: the call to action, once a section; secondary: outlined; quiet: underlined text.':
    'primary : l’appel à l’action, un par section ; secondary : un contour ; quiet : un texte souligné.',
  'A button or link.': 'Un bouton ou un lien.',
  'The links of the header, in order.': 'Les liens de l’en-tête, dans l’ordre.',
  'The demo button of the header.': 'Le bouton de démonstration de l’en-tête.',
  'The sentence above the footer’s button.': 'La phrase au-dessus du bouton du pied de page.',
  'The footer’s call to action.': 'L’appel à l’action du pied de page.',
  'The title of the column.': 'Le titre de la colonne.',
  'Its links, in order.': 'Ses liens, dans l’ordre.',
  'The columns of links, in order.': 'Les colonnes de liens, dans l’ordre.',
  'The link to the professional network.': 'Le lien vers le réseau professionnel.',
  'Links of the last line, before the one to the cookie settings.':
    'Les liens de la dernière ligne, avant celui des paramètres des cookies.',
  'The last line of the page.': 'La dernière ligne de la page.',
  'The footer.': 'Le pied de page.',
  'Header and footer.': 'L’en-tête et le pied de page.',
  'The system instruction sent to the model with every question.':
    'L’instruction système envoyée au modèle avec chaque question.',
  'The line that introduces the retrieved entries.':
    'La ligne qui introduit les fiches retrouvées.',
  'The answer to a question outside the offer.': 'La réponse à une question hors de l’offre.',
  'Shown for a model’s reply that only says END.': 'Montré quand le modèle ne répond que END.',
  'The first message of a conversation.': 'Le premier message d’une conversation.',
  'Shown when the reply is empty.': 'Montré quand la réponse est vide.',
  'The question is empty, unreadable or too long.':
    'La question est vide, illisible ou trop longue.',
  'Too many questions in a minute.': 'Trop de questions en une minute.',
  'The assistant is overloaded.': 'L’assistant est surchargé.',
  'The model does not answer, or not in time.': 'Le modèle ne répond pas, ou pas à temps.',
  'What the visitor reads when a question cannot be answered.':
    'Ce que lit le visiteur quand une question reste sans réponse.',
  'Introduces the pages an answer comes from.': 'Introduit les pages dont vient une réponse.',
  'Introduces pages that may help, when the question is not surely understood.':
    'Introduit les pages qui peuvent aider, quand la question n’est pas comprise à coup sûr.',
  'How the assistant is told to answer.': 'Comment l’assistant doit répondre.',
  'What it is, for editors.': 'Ce que c’est, pour les rédacteurs.',
  'What visitors type.': 'Ce que tapent les visiteurs.',
  'What the assistant answers.': 'Ce que répond l’assistant.',
  'What is answered without looking anything up: greetings, thanks, a sign alone.':
    'Ce qui se répond sans rien chercher : saluts, remerciements, un signe seul.',
  'The subject, for editors.': 'Le sujet, pour les rédacteurs.',
  'What visitors ask about it.': 'Ce que les visiteurs en demandent.',
  'Subjects that are not the site’s: questions like these get the refusal.':
    'Les sujets qui ne sont pas ceux du site : de telles questions reçoivent le refus.',
  'What visitors ask.': 'Ce que demandent les visiteurs.',
  'The answer.': 'La réponse.',
  'The answer where unanswered questions are counted.':
    'La réponse là où les questions sans réponse sont comptées.',
  'The page where a visitor reads more.': 'La page où un visiteur en lit plus.',
  'Whether the assistant keeps what visitors write.':
    'Si l’assistant garde ce qu’écrivent les visiteurs.',
  'The answer to a message without a word.': 'La réponse à un message sans aucun mot.',
  'The answer to a language or letters that it cannot read.':
    'La réponse à une langue ou à un alphabet qu’il ne lit pas.',
  'What visitors say to the assistant beside their questions.':
    'Ce que les visiteurs disent à l’assistant en dehors de leurs questions.',
  'Names, and words of every language.': 'Les noms, et les mots de toutes les langues.',
  'Words that are right in French.': 'Les mots justes en français.',
  'Words that are right in English.': 'Les mots justes en anglais.',
  'Interface strings: an id and its ICU message. The same ids in every language.':
    'Les textes de l’interface : un identifiant et son message ICU. Les mêmes identifiants dans chaque langue.',
  'The French address; the English one is the same after /en.':
    'L’adresse française ; l’anglaise est la même après /en.',
  'Other addresses that show this same page.': 'D’autres adresses qui montrent cette même page.',
  'Addresses that it had before: who follows an old link is sent here.':
    'Les adresses qu’elle avait avant : qui suit un ancien lien arrive ici.',
  'The group of the site map that lists this page; without it, `other`.':
    'Le groupe du plan du site où figure cette page ; sans lui, `other`.',
  'true: a draft, which visitors do not see. Remove the line to publish it.':
    'true : un brouillon, que les visiteurs ne voient pas. Supprimez la ligne pour le publier.',
  'The first day on which visitors see it: 2027-01-01.':
    'Le premier jour où les visiteurs le voient : 2027-01-01.',
  'The last day on which visitors see it: 2027-01-31.':
    'Le dernier jour où les visiteurs le voient : 2027-01-31.',
  'The page’s short name: breadcrumbs, links, the assistant’s sources.':
    'Le nom court de la page : fil d’Ariane, liens, sources de l’assistant.',
  'The title of the browser tab and of search results: 15 to 60 characters.':
    'Le titre de l’onglet et des résultats de recherche : 15 à 60 caractères.',
  'What search results show under the title: 70 to 160 characters.':
    'Ce que les résultats de recherche montrent sous le titre : 70 à 160 caractères.',
  'The kind of section: it decides the other keys.':
    'Le genre de la section : il décide des autres clés.',
  'The anchor of this section: the address ends in `#` and this word. Unique on the page.':
    'L’ancre de cette section : l’adresse se termine par `#` et ce mot. Unique sur la page.',
  'false keeps the section in the file and shows it nowhere.':
    'false garde la section dans le fichier et ne la montre nulle part.',
  'Words that visitors may use for this, for the assistant’s search only.':
    'Les mots que les visiteurs peuvent employer pour cela, pour la seule recherche de l’assistant.',
  'A short line above the headline.': 'Une courte ligne au-dessus du titre.',
  'The headline of the section.': 'Le titre de la section.',
  'One or two sentences under the headline.': 'Une ou deux phrases sous le titre.',
  'full: the home page’s; page: every other.':
    'full : celui de l’accueil ; page : celui des autres pages.',
  'Its buttons, the most important first.': 'Ses boutons, le plus important d’abord.',
  'Figures in a row under the hero.': 'Une rangée de chiffres sous le haut de page.',
  'The name of a figure of content/figures.yaml. Numbers stand there, once.':
    'Le nom d’un chiffre de content/figures.yaml. Les nombres y figurent, une seule fois.',
  'A sign in place of a figure, such as “∞”.': 'Un signe à la place d’un chiffre, comme « ∞ ».',
  'What the number counts, shown under it.': 'Ce que compte le nombre, montré dessous.',
  'A figure of figures.yaml, or a sign in its place, with its caption.':
    'Un chiffre de figures.yaml, ou un signe à sa place, avec sa légende.',
  'A file of content/images, such as `partners/pole.svg`.':
    'Un fichier de content/images, comme `partners/pole.svg`.',
  'What the picture shows, for those who cannot see it.':
    'Ce que montre l’image, pour ceux qui ne la voient pas.',
  'A picture with its alternative text.': 'Une image et le texte qui la remplace.',
  'The looping, silent video of the platform.': 'La vidéo de la plateforme, muette et en boucle.',
  'What the video shows, for those who cannot see it.':
    'Ce que montre la vidéo, pour ceux qui ne la voient pas.',
  'The top of a page: its one main headline.': 'Le haut d’une page : son unique titre principal.',
  'The ground it stands on.': 'Le fond sur lequel elle repose.',
  'One thought with its buttons.': 'Une idée et ses boutons.',
  'One sentence, set large.': 'Une phrase, en grand.',
  'The page’s headline.': 'Le titre de la page.',
  'The line under it.': 'La ligne au-dessous.',
  'One sentence.': 'Une phrase.',
  'A page whose content is still to come: title, subtitle, one sentence.':
    'Une page dont le contenu reste à venir : titre, sous-titre, une phrase.',
  'The end of a page: what to do next.': 'La fin d’une page : que faire ensuite.',
  'staggered: blocks in offset rows; columns: side by side; rows: one under the other.':
    'staggered : des blocs décalés ; columns : côte à côte ; rows : les uns sous les autres.',
  'Number the cards: 01/05, 02/05, …': 'Numéroter les cartes : 01/05, 02/05, …',
  'The name of a Lucide icon (https://lucide.dev/icons), such as `shield-check`.':
    'Le nom d’une icône Lucide (https://lucide.dev/icons), comme `shield-check`.',
  'The card’s title.': 'Le titre de la carte.',
  'The card’s text.': 'Le texte de la carte.',
  'A short list under the text.': 'Une courte liste sous le texte.',
  'One point.': 'Un point.',
  'The cards, in order.': 'Les cartes, dans l’ordre.',
  'Buttons under the cards.': 'Les boutons sous les cartes.',
  'Cards with a title and a text.': 'Des cartes avec titre et texte.',
  'row: one row; grid: two or three columns.': 'row : une rangée ; grid : deux ou trois colonnes.',
  'The figures, in order.': 'Les chiffres, dans l’ordre.',
  'Figures with their captions.': 'Des chiffres et leurs légendes.',
  'The step’s name.': 'Le nom de l’étape.',
  'What happens.': 'Ce qui se passe.',
  'The steps, in order; numbered when shown.':
    'Les étapes, dans l’ordre ; numérotées à l’affichage.',
  'Numbered steps.': 'Des étapes numérotées.',
  'The phase’s name.': 'Le nom de la phase.',
  'What happens in it.': 'Ce qui s’y passe.',
  'The phases, in order.': 'Les phases, dans l’ordre.',
  'What the total is.': 'Ce qu’est le total.',
  'The sum of the phases.': 'La somme des phases.',
  'Phases with their duration and the total.': 'Des phases, leur durée et le total.',
  'The group’s title.': 'Le titre du groupe.',
  'One item.': 'Un élément.',
  'The items, in order.': 'Les éléments, dans l’ordre.',
  'The groups, in order.': 'Les groupes, dans l’ordre.',
  'Buttons under the groups.': 'Les boutons sous les groupes.',
  'Several titled lists.': 'Plusieurs listes titrées.',
  'The year, in quotes: "2024" or "2025+".': 'L’année, entre guillemets : "2024" ou "2025+".',
  'What was reached.': 'Ce qui a été atteint.',
  'What it meant.': 'Ce que cela voulait dire.',
  'The milestones, the oldest first.': 'Les jalons, le plus ancien d’abord.',
  'Dated milestones.': 'Des jalons datés.',
  'The name of the left side.': 'Le nom du côté gauche.',
  'The name of the right side.': 'Le nom du côté droit.',
  'What is compared.': 'Ce qui est comparé.',
  'How it is on the left.': 'Ce qu’il en est à gauche.',
  'How it is on the right.': 'Ce qu’il en est à droite.',
  'What is compared, aspect by aspect.': 'Ce qui est comparé, aspect par aspect.',
  'Two ways side by side, aspect by aspect.': 'Deux manières côte à côte, aspect par aspect.',
  'The block’s name.': 'Le nom du bloc.',
  'What it does.': 'Ce qu’il fait.',
  'One part.': 'Une partie.',
  'Its parts.': 'Ses parties.',
  'The four blocks, in order: engine, data, infrastructure, users.':
    'Les quatre blocs, dans l’ordre : moteur, données, infrastructure, utilisateurs.',
  'What goes from the users to the engine. One or two words.':
    'Ce qui va des utilisateurs au moteur. Un ou deux mots.',
  'What the engine returns to the users.': 'Ce que le moteur rend aux utilisateurs.',
  'What goes from the engine to the data.': 'Ce qui va du moteur aux données.',
  'What the data return to the engine.': 'Ce que les données rendent au moteur.',
  'What passes between the blocks, drawn as arrows.':
    'Ce qui passe entre les blocs, dessiné par des flèches.',
  'The four blocks of the architecture.': 'Les quatre blocs de l’architecture.',
  'The option’s name.': 'Le nom de l’option.',
  'A mark on it, such as “Most Popular”.': 'Une marque, comme « La plus choisie ».',
  'Whom it suits.': 'À qui elle convient.',
  'The three options, in order.': 'Les trois options, dans l’ordre.',
  'One option’s answer.': 'La réponse d’une option.',
  'One answer an option, in their order.': 'Une réponse par option, dans leur ordre.',
  'The comparison, one row a criterion, one cell an option.':
    'La comparaison : une ligne par critère, une cellule par option.',
  'The three deployment options, compared.': 'Les trois options de déploiement, comparées.',
  'The badge’s name.': 'Le nom du label.',
  'What it covers.': 'Ce qu’il couvre.',
  'The badges, in order.': 'Les labels, dans l’ordre.',
  'Security and compliance badges.': 'Les labels de sécurité et de conformité.',
  'All entries of content/collections/agents.': 'Toutes les fiches de content/collections/agents.',
  'All entries of content/collections/industries.':
    'Toutes les fiches de content/collections/industries.',
  'All entries of content/collections/jobs.': 'Toutes les fiches de content/collections/jobs.',
  'All entries of content/collections/founders.':
    'Toutes les fiches de content/collections/founders.',
  'All entries of content/collections/partners.':
    'Toutes les fiches de content/collections/partners.',
  'All entries of content/collections/quotes.': 'Toutes les fiches de content/collections/quotes.',
  'All entries of content/collections/testimonials.':
    'Toutes les fiches de content/collections/testimonials.',
  'All entries of content/collections/case-studies.':
    'Toutes les fiches de content/collections/case-studies.',
  'All entries of content/collections/press.': 'Toutes les fiches de content/collections/press.',
  'What stands before the first article.': 'Ce qui précède le premier article.',
  'Number the articles.': 'Numéroter les articles.',
  'The article’s title.': 'Le titre de l’article.',
  'Its text.': 'Son texte.',
  'A paragraph set apart as a warning.': 'Un paragraphe mis à part, comme avertissement.',
  'What the table shows.': 'Ce que montre le tableau.',
  'The head of a column.': 'L’en-tête d’une colonne.',
  'The heads of the columns.': 'Les en-têtes des colonnes.',
  'One cell.': 'Une cellule.',
  'As many cells a row as columns.': 'Autant de cellules par ligne que de colonnes.',
  'A table.': 'Un tableau.',
  'Remarks that the template left open. Shown as such and counted by content:check.':
    'Les points que le modèle laissait ouverts. Montrés comme tels et comptés par content:check.',
  'What remains to be settled.': 'Ce qui reste à régler.',
  'Titled parts of the article.': 'Les parties titrées de l’article.',
  'The part’s title.': 'Le titre de la partie.',
  'The articles, in order.': 'Les articles, dans l’ordre.',
  'Articles of a legal page, with a table of contents.':
    'Les articles d’une page juridique, avec un sommaire.',
  'One choice; what the visitor chose is sent as written here.':
    'Un choix ; ce que le visiteur a choisi est envoyé tel qu’il est écrit ici.',
  'The sizes of a company.': 'Les tailles d’entreprise.',
  'What the visitor wants to use the product for.': 'Ce que le visiteur veut faire du produit.',
  'The kinds of demo.': 'Les genres de démonstration.',
  'The choices of the form’s lists.': 'Les choix des listes du formulaire.',
  'What becomes of the data, with a link to the data-collection notice.':
    'Ce que deviennent les données, avec un lien vers la notice de collecte.',
  'When the visitor hears from us, under the button.':
    'Quand le visiteur aura de nos nouvelles, sous le bouton.',
  'The title of the tab when the form is refused; it begins with “Error”.':
    'Le titre de l’onglet quand le formulaire est refusé ; il commence par « Erreur ».',
  'The title of the tab.': 'Le titre de l’onglet.',
  'The headline of the confirmation.': 'Le titre de la confirmation.',
  'What happens next.': 'Ce qui se passe ensuite.',
  'The screen after a request has arrived. It claims nothing else.':
    'L’écran qui suit l’arrivée d’une demande. Il n’annonce rien d’autre.',
  'The headline: what is left to do.': 'Le titre : ce qui reste à faire.',
  'What to do, since nothing has arrived yet.': 'Que faire, puisque rien n’est encore arrivé.',
  'The screen when a mail draft stands in for the mail service.':
    'L’écran quand un brouillon de courriel remplace le service de courriel.',
  'The demo form.': 'Le formulaire de démonstration.',
  'The headline of a group.': 'Le titre d’un groupe.',
  'The headlines of the groups. A group without pages is not shown.':
    'Les titres des groupes. Un groupe sans page n’est pas montré.',
  'Every page of the site in the page’s language, by group: it lists itself.':
    'Toutes les pages du site dans la langue de la page, par groupe : la liste se fait d’elle-même.',
  'The sections, in order.': 'Les sections, dans l’ordre.',
  'A page in French and English.': 'Une page en français et en anglais.',
  '[fr]: the page exists in French only.': '[fr] : la page n’existe qu’en français.',
  'Under /en, in English.': 'Sous /en, en anglais.',
  'How the other languages name this page: in links, in the browser’s tab.':
    'Comment les autres langues nomment cette page : dans les liens, dans l’onglet.',
  'A page in French only.': 'Une page en français seulement.',
  'What the page is for: an entry of a collection, an unknown address, an error.':
    'À quoi sert la page : une fiche d’une collection, une adresse inconnue, une erreur.',
  'The page above it, for breadcrumbs.': 'La page au-dessus, pour le fil d’Ariane.',
  'The title of the list of use cases.': 'Le titre de la liste des cas d’usage.',
  'The title of the list of benefits.': 'Le titre de la liste des bénéfices.',
  'Buttons at the end.': 'Les boutons de la fin.',
  'The industry that the page is made from.': 'Le secteur dont la page est faite.',
  'The title of the part on the situation.': 'Le titre de la partie sur la situation.',
  'The title of the part on the solution.': 'Le titre de la partie sur la solution.',
  'The title of the part on the outcome.': 'Le titre de la partie sur le résultat.',
  'The case study that the page is made from.': 'L’étude de cas dont la page est faite.',
  'A page made from the entries of a collection, or shown at no address of its own.':
    'Une page faite des fiches d’une collection, ou montrée sans adresse à elle.',
  'The entry of a collection that this is about, such as `agents/kyc`: the assistant knows it only while that one is shown.':
    'La fiche de collection dont il s’agit, comme `agents/kyc` : l’assistant ne le sait que tant qu’elle est montrée.',
  'What the entry is about; shown as the name of the page it comes from.':
    'De quoi parle la fiche ; montré comme nom de la page d’où elle vient.',
  'What the assistant knows, in full sentences: it quotes them word for word.':
    'Ce que sait l’assistant, en phrases complètes : il les cite mot pour mot.',
  'How visitors ask for it, in their own words; for the server’s search only.':
    'Comment les visiteurs le demandent, avec leurs mots ; pour la seule recherche du serveur.',
  'The entry in French (fr), in English (en), or in both.':
    'La fiche en français (fr), en anglais (en), ou dans les deux.',
  'One thing the assistant knows beyond the pages.':
    'Une chose que l’assistant sait en plus des pages.',
  'Position in the list, smallest first. Leave gaps (10, 20, 30) to insert later.':
    'La place dans la liste, la plus petite d’abord. Laissez des écarts (10, 20, 30) pour insérer plus tard.',
  'The agent’s name.': 'Le nom de l’agent.',
  'The sectors it is for; visitors filter by them.':
    'Les secteurs auxquels il s’adresse ; les visiteurs filtrent par eux.',
  'true: it is for every sector; the filter shows it under each one.':
    'true : il vaut pour tous les secteurs ; le filtre le montre sous chacun.',
  'An expert agent.': 'Un agent expert.',
  'The industry’s name; its address is made from it.':
    'Le nom du secteur ; son adresse en est tirée.',
  'The description for search results: 70 to 160 characters.':
    'La description des résultats de recherche : 70 à 160 caractères.',
  'What the product does for it.': 'Ce que le produit fait pour lui.',
  'A use case.': 'Un cas d’usage.',
  'What it is used for.': 'À quoi il sert.',
  'What goes on from the figure: `d’attente en moins`; or a sentence.':
    'Ce qui poursuit le chiffre : `d’attente en moins` ; ou une phrase.',
  'What was gained, with its figure if it has one: it is shown large.':
    'Ce qui a été gagné, avec son chiffre s’il en a un : il est montré en grand.',
  'What the industry gains.': 'Ce que le secteur y gagne.',
  'The words of an additional button to the demo form.':
    'Les mots d’un bouton de plus vers le formulaire de démonstration.',
  'The industry in French (fr), in English (en), or in both.':
    'Le secteur en français (fr), en anglais (en), ou dans les deux.',
  'An industry.': 'Un secteur.',
  'The position.': 'Le poste.',
  'Where, as shown: “Paris or remote”.': 'Le lieu, tel que montré : « Paris ou à distance ».',
  'The office, for search engines; absent when the position is remote only.':
    'Le bureau, pour les moteurs de recherche ; absent si le poste est seulement à distance.',
  'The city.': 'La ville.',
  'Its country, as two capital letters: FR.': 'Son pays, en deux capitales : FR.',
  'Whether it can be done remotely.': 'Si le poste peut se tenir à distance.',
  'Full time, or part time.': 'Temps plein (full-time) ou temps partiel (part-time).',
  'The department.': 'Le service.',
  'What the person will do.': 'Ce que fera la personne.',
  'The date of publication, in quotes: "2026-10-05".':
    'La date de publication, entre guillemets : "2026-10-05".',
  'An open position.': 'Un poste ouvert.',
  'Their name.': 'Son nom.',
  'Their role.': 'Son rôle.',
  'What they know best.': 'Ce qu’il ou elle connaît le mieux.',
  'Who they are.': 'Qui il ou elle est.',
  'An achievement.': 'Une réalisation.',
  'What they achieved.': 'Ses réalisations.',
  'A degree.': 'Un diplôme.',
  'What they studied.': 'Ses études.',
  'A founder.': 'Un fondateur ou une fondatrice.',
  'The organisation.': 'L’organisation.',
  'A partner or certification, shown by its mark.':
    'Un partenaire ou un label, montré par sa marque.',
  'What was said, without quotation marks.': 'Ce qui a été dit, sans guillemets.',
  'Who said it.': 'Qui l’a dit.',
  'Their position and organisation.': 'Sa fonction et son organisation.',
  'A quote of the home page’s carousel.': 'Une citation du carrousel de l’accueil.',
  'The customer.': 'Le client.',
  'Its industry.': 'Son secteur.',
  'How many stars of five the customer gives.':
    'Le nombre d’étoiles, sur cinq, que donne le client.',
  'The three key results.': 'Les trois résultats principaux.',
  'A customer’s testimonial.': 'Le témoignage d’un client.',
  'What was done, in a few words.': 'Ce qui a été fait, en quelques mots.',
  'The case in two sentences.': 'Le cas en deux phrases.',
  'The customer’s industry.': 'Le secteur du client.',
  'Where the customer stood.': 'Où en était le client.',
  'What was set up.': 'Ce qui a été mis en place.',
  'What changed.': 'Ce qui a changé.',
  'The results, with their figures.': 'Les résultats, avec leurs chiffres.',
  'A case study; its file name is the end of its address.':
    'Une étude de cas ; le nom de son fichier termine son adresse.',
  'Where it appeared.': 'Où l’article est paru.',
  'When, in quotes: "2026-03-12".': 'Quand, entre guillemets : "2026-03-12".',
  'Its category.': 'Sa catégorie.',
  'What it says.': 'Ce qu’il dit.',
  'A highlight.': 'Un point marquant.',
  'What to remember of it.': 'Ce qu’il faut en retenir.',
  'false: “Coming Soon”, without a link.': 'false : « À venir », sans lien.',
  'The article’s address; needed when it is available.':
    'L’adresse de l’article ; nécessaire s’il est disponible.',
  'An article in the press.': 'Un article de presse.',
  'The upper end of a range: `value: 1`, `max: 2` reads “1-2”.':
    'Le haut d’un intervalle : `value: 1`, `max: 2` se lit « 1-2 ».',
  'How it reads: `percent` 70 %, `x` 3x, `times` 7 times, `days` 5 days, `euros` 30,000 euros, `count` the bare number.':
    'Comment il se lit : `percent` 70 %, `x` 3x, `times` 7 fois, `days` 5 jours, `euros` 30 000 euros, `count` le nombre seul.',
  'The question, as a visitor would put it.': 'La question, telle qu’un visiteur la poserait.',
  'The questions, in order; each opens on its answer.':
    'Les questions, dans l’ordre ; chacune s’ouvre sur sa réponse.',
  'Questions with their answers, which the assistant knows as well.':
    'Des questions et leurs réponses, que l’assistant connaît aussi.',
  'The entry of content/knowledge/entries whose text is the answer, by its file’s name: `hardware`.':
    'La fiche de content/knowledge/entries dont le texte est la réponse, par le nom de son fichier : `hardware`.',
  'Paragraphs behind the text, each shown while content/site.yaml makes it true.':
    'Des paragraphes à la suite du texte, chacun montré tant que content/site.yaml le rend vrai.',
  'What is true then.': 'Ce qui est alors vrai.',
  'requests-stay-here, requests-go-elsewhere: as `email.origin` of content/site.yaml is empty or not; no-services, services-declared: as `services` is.':
    'requests-stay-here, requests-go-elsewhere : selon que `email.origin` de content/site.yaml est vide ou non ; no-services, services-declared : selon `services`.',
  'Its VAT number.': 'Son numéro de TVA.',
  'The host’s telephone number.': 'Le numéro de téléphone de l’hébergeur.',
  'Words that a dictionary has and this site does not use (docs/words.md).':
    'Les mots qu’un dictionnaire connaît et que ce site n’emploie pas (docs/words.md).',
  'Words that are not used here in French, and what is written instead.':
    'Les mots qui ne s’emploient pas ici en français, et ce qui s’écrit à leur place.',
  'Words that are not used here in English, and what is written instead.':
    'Les mots qui ne s’emploient pas ici en anglais, et ce qui s’écrit à leur place.',
  'Words that are right here and stand in no dictionary, and words that are not used here.':
    'Les mots justes ici et absents des dictionnaires, et les mots qui ne s’emploient pas ici.',
  'The case, in a few words.': 'Le dossier, en quelques mots.',
  'The agent that handles it.': 'L’agent qui le traite.',
  'What the step shows: it decides the other keys.':
    'Ce que montre l’étape : les autres clés en dépendent.',
  'The document.': 'Le document.',
  'Its pages, its form, or who sent it.': 'Ses pages, sa forme, ou qui l’a envoyé.',
  'What arrives, at most four documents.': 'Ce qui arrive, quatre documents au plus.',
  'Documents that arrive.': 'Des documents qui arrivent.',
  'The document that is read.': 'Le document qui est lu.',
  'Where it stands: “Page 12”, “Article 5”.': 'Où cela se trouve : « Page 12 », « Article 5 ».',
  'The passage as the document has it; **what the agent reads** in strong type.':
    'Le passage tel qu’il est dans le document ; **ce que lit l’agent** en gras.',
  'What the agent makes of it: the name of the field.': 'Ce que l’agent en tire : le nom du champ.',
  'The value of the field.': 'La valeur du champ.',
  'A passage of a document, and what the agent reads in it.':
    'Un passage d’un document, et ce que l’agent y lit.',
  'What is read in it, in order.': 'Ce qui y est lu, dans l’ordre.',
  'A document, and what the agent reads in it.': 'Un document, et ce que l’agent y lit.',
  'Where it was found.': 'Où cela a été trouvé.',
  'What stands there; **what does not agree** in strong type.':
    'Ce qui y est écrit ; **ce qui ne concorde pas** en gras.',
  'What the agent cannot settle by itself: one finding, or two that disagree.':
    'Ce que l’agent ne peut trancher seul : un constat, ou deux qui se contredisent.',
  'What the agent asks.': 'Ce que demande l’agent.',
  'Whom it asks: a name and a position, both invented.':
    'À qui il le demande : un nom et une fonction, tous deux inventés.',
  'The words on the button that answers in that person’s place.':
    'Les mots du bouton qui répond à la place de cette personne.',
  'The place where the agent is unsure and asks a person. Whoever watches must answer.':
    'Le moment où l’agent doute et interroge une personne. Qui regarde doit répondre.',
  'Who decides: a name and a position, both invented.':
    'Qui décide : un nom et une fonction, tous deux inventés.',
  'What is decided, in the person’s words, without quotation marks.':
    'Ce qui est décidé, dans les mots de la personne, sans guillemets.',
  'What a person decides.': 'Ce que décide une personne.',
  'The kind of software: no brand.': 'Le genre de logiciel : aucune marque.',
  'What changes in it.': 'Ce qui y change.',
  'What stood there; absent when it was empty.': 'Ce qui s’y trouvait ; absent quand c’était vide.',
  'What stands there now.': 'Ce qui s’y trouve maintenant.',
  'The software that is updated, at most four.': 'Les logiciels mis à jour, quatre au plus.',
  'The software that the agent updates.': 'Les logiciels que l’agent met à jour.',
  'What is drafted.': 'Ce qui est rédigé.',
  'Its text; a number in brackets, [1], names a source.':
    'Son texte ; un numéro entre crochets, [1], désigne une source.',
  'A source.': 'Une source.',
  'The sources, in their order.': 'Les sources, dans leur ordre.',
  'What the agent drafts, with its sources.': 'Ce que l’agent rédige, avec ses sources.',
  'The log of the case: it lists the lines of all steps by itself.':
    'Le journal du dossier : il reprend de lui-même les lignes de toutes les étapes.',
  'The steps, in order.': 'Les étapes, dans l’ordre.',
  'A case that an agent handles step by step. Everybody and everything in it is invented.':
    'Un dossier qu’un agent traite étape par étape. Personnes et données y sont inventées.',
  'An agent that handles one case, step by step: watched, walked through, or read.':
    'Un agent qui traite un dossier, étape par étape : à regarder, à parcourir ou à lire.',
  'The case: the name of a file of content/collections/cases. Without it, on a page made from an entry: the case that the entry names; no case, no section.':
    'Le dossier : le nom d’un fichier de content/collections/cases. Sans lui, sur une page faite à partir d’une fiche : le dossier que nomme la fiche ; sans dossier, pas de section.',
  'What happens, in a few words.': 'Ce qui se passe, en quelques mots.',
  'What happens, in a sentence or two.': 'Ce qui se passe, en une ou deux phrases.',
  'How long it stays while the visitor watches.':
    'Combien de temps elle reste quand le visiteur regarde.',
  'The time of its line in the log, in quotes: "08:02".':
    'L’heure de sa ligne du journal, entre guillemets : "08:02".',
  'Its line in the log. The last step shows them all.':
    'Sa ligne du journal. La dernière étape les montre toutes.',
  'The case that an agent handles: the name of a file of content/collections/cases.':
    'Le dossier que traite un agent : le nom d’un fichier de content/collections/cases.',
  'How the stones lie. rubble: of all widths; running: each over a joint; stack: joint over joint; header: short ends only; flemish: long and short by turns; english: a row of long, a row of short; basket: pairs, crosswise; herringbone: slanting; polygonal: of many sides.':
    'L’appareil du mur. rubble : pierres de toutes largeurs ; running : chacune sur un joint ; stack : joint sur joint ; header : en boutisses ; flemish : longues et courtes en alternance ; english : un rang de longues, un rang de courtes ; basket : par paires croisées ; herringbone : en épi ; polygonal : à plusieurs côtés.',
  'How high the rows are. even, fine, tall; alternating: a high and a low one; diminishing: lower and lower. Absent: the simplest.':
    'La hauteur des assises. even : égales ; fine : basses ; tall : hautes ; alternating : une haute, une basse ; diminishing : de plus en plus basses. Sans cette clé, la plus simple est dessinée.',
  'What the wall opens with. For a way in: door, ramp, arch, twin (two arches in one), pillars, gate; for light: window, shutters, ribbon, shopfront, slit, oculus, lunette, lattice; for service: counter, letterbox; for keeping: niche, shelves, pigeonholes, tablet; on the site: scaffold, breach, planter. Absent: the simplest.':
    'Les ouvertures du mur. Pour entrer : door (porte), ramp (rampe), arch (arcade), twin (baies géminées), pillars (piliers), gate (herse) ; pour la lumière : window (fenêtre), shutters (volets), ribbon (bandeau vitré), shopfront (devanture), slit (meurtrière), oculus (œil-de-bœuf), lunette (soupirail), lattice (claustra) ; pour servir : counter (guichet), letterbox (boîte aux lettres) ; pour garder : niche, shelves (rayonnages), pigeonholes (casiers), tablet (table gravée) ; sur le chantier : scaffold (échafaudage), breach (brèche), planter (jardinière). Sans cette clé, aucune n’est dessinée.',
  'How each stone is cut. plain; rustic: raised; chamfered: without corners; tooled: with marks of the chisel; diamond: to a point. Absent: the simplest.':
    'La taille des pierres. plain : unie ; rustic : à bossage ; chamfered : aux angles abattus ; tooled : marquée au ciseau ; diamond : en pointe de diamant. Sans cette clé, elle est unie.',
  'How the wall ends above. teeth: still being built; level: with a cornice; steps; gable; pediment; sheds: the roofs of a factory; battlements. Absent: the simplest.':
    'Le couronnement du mur. teeth : encore en chantier ; level : à corniche ; steps : en degrés ; gable : en pignon ; pediment : à fronton ; sheds : les toits d’une usine ; battlements : à créneaux. Sans cette clé, le mur reste en chantier.',
  'A wall, drawn when the site is built.': 'Un mur, dessiné quand le site est construit.',
  'The wall at the top of the page, and on its social card.':
    'Le mur en haut de la page et sur sa vignette de partage.',
  'The row of walls at the end of the page, on the footer. Absent: none.':
    'La rangée de murs à la fin de la page, posée sur le pied de page. Sans cette clé, il n’y en a pas.',
  'The walls of this page. No other page may have the same: two differ in two of the five words at least.':
    'Les murs de cette page. Aucune autre ne peut avoir les mêmes : deux murs diffèrent par deux au moins des cinq mots.',
};
