import { stringify } from 'yaml';
import { assistant, conversation } from '#schema/knowledge.ts';
import { sample } from '../content/sample.ts';

/** What visitors say beside their questions, as the schema wants it, with a page that exists. */
const conversationSample = conversation.parse(sample(conversation));

/** The line that names a schema, for a file so many folders below the root. */
function schema(name: string, depth: number): string {
  return `# yaml-language-server: $schema=${'../'.repeat(depth)}schema/json/${name}.json\n`;
}

const head = (fr: string, en: string) => `name: { fr: ${fr}, en: ${en} }
title: { fr: La page « ${fr} » du site, en: The page about ${en} }
description:
  fr: Ce que la page « ${fr} » de ce petit site dit à ses visiteurs, en une phrase assez longue.
  en: What the page about ${en} of this small site tells its visitors, in a long enough sentence.
`;

const page = (address: string, fr: string, en: string, sections: string) =>
  `${schema('page', 2)}address: ${address}\n${head(fr, en)}sections:\n${sections}`;

const template = (purpose: string, rest: string) =>
  `${schema('template', 2)}for: ${purpose}\n${rest}`;

const pitch = `  - kind: pitch
    id: top
    title: { fr: Une pensée, en: One thought }
    text: { fr: Une phrase., en: One sentence. }
`;

const summary = (fr: string, en: string) =>
  `{ fr: "${fr}, racontée en une phrase assez longue pour les résultats de recherche, enfin.", en: "${en}, told in one sentence that is long enough for the results of a search." }`;

/** A small site with one file of each kind that the compiler treats in its own way, all right. */
export const siteFiles = {
  'content/site.yaml': `${schema('site', 1)}product: Exemple
slug: exemple
origin: https://www.{slug}.example
tagline: { fr: La plateforme, en: The platform }
summary: { fr: "{product} aide.", en: "{product} helps." }
pricing: { fr: Sur devis, en: On quotation }
sectors: { fr: [Banque], en: [Banking] }
company:
  name: "{product}"
  legalName: "{product} SAS"
  form: { fr: société, en: company }
  registration: RCS Paris 000
  director: Une Personne
  address: { street: "1, rue", postcode: "75011", city: Paris, country: FR }
  phone: "+33 1"
host:
  name: Hébergeur
  details: { fr: fournisseur, en: provider }
  address: Lille
  email: contact@host.example
mail:
  sales: demo@{slug}.example
  careers: jobs@{slug}.example
  press: press@{slug}.example
  dpo: dpo@{slug}.example
  contact: contact@{slug}.example
  security: security@{slug}.example
social: { linkedin: "https://network.example/{slug}" }
email: { origin: "", publicKey: site, serviceId: demo, templateId: request }
assistant: { model: llama, countsWords: false }
services: []
`,
  'content/figures.yaml': `${schema('figures', 1)}clients: { value: 12500, more: true, unit: count, claim: Clients }
uptime: { value: 99.9, unit: percent, claim: Availability }
employees: { value: 10, max: 50, unit: count, claim: Employees }
founded: { value: 2021, unit: count, grouped: false, claim: Year }
implementation: { value: 8, max: 12, unit: weeks, claim: In all }
audit: { value: 1, max: 2, unit: weeks, claim: First phase }
retention-form: { value: 3, unit: years, claim: Retention }
`,
  'content/navigation.yaml': `${schema('navigation', 1)}header:
  - { label: { fr: Plateforme, en: Platform }, to: /platform }
demo: { label: { fr: Démo, en: Demo }, to: "/book-demo#demo-form" }
footer:
  statement: { fr: Essayez., en: Try. }
  cta: { label: { fr: Démo, en: Demo }, to: /book-demo }
  columns:
    - title: { fr: Produit, en: Product }
      links:
        - { label: { fr: Agents, en: Agents }, to: /agents }
  social: { label: { fr: Réseau, en: Network }, to: "{site.social.linkedin}" }
  closing: { fr: Fin., en: End. }
`,
  'content/knowledge/assistant.yaml': `${schema('assistant', 2)}${stringify(sample(assistant))}`,
  'content/knowledge/conversation.yaml': `${schema('conversation', 2)}${stringify({ ...conversationSample, keeping: { ...conversationSample.keeping, page: '/' } })}`,
  'content/knowledge/entries/hosting.yaml': `${schema('knowledge-entry', 3)}page: /platform
texts:
  fr:
    title: Hébergement
    text: Chez vous, avec {figure.clients} clients.
    keywords: [serveur]
  en:
    title: Hosting
    text: On your premises.
`,
  'content/knowledge/entries/french.yaml': `${schema('knowledge-entry', 3)}page: /agents
texts:
  fr: { title: En français, text: Rien en anglais. }
`,
  'content/interface.yaml': `${schema('interface', 1)}chat.send: { fr: Envoyer, en: Send }
chat.count:
  fr: "{count, plural, one {# réponse} other {# réponses}}"
  en: "{count, plural, one {# answer} other {# answers}}"
`,
  'content/pages/home.yaml': page(
    '/',
    'Accueil',
    'Home',
    `  - kind: hero
    id: top
    title: { fr: Bonjour, en: Hello }
    size: full
    figures:
      - { figure: clients, label: { fr: clients, en: customers } }
  - kind: cards
    id: benefits
    title: { fr: Avantages, en: Benefits }
    layout: columns
    keywords: { fr: [bénéfices], en: [advantages] }
    items:
      - icon: shield-check
        title: { fr: Sûr, en: Safe }
        text:
          fr: |
            Voir **la [plateforme](/platform#timeline)**.

            - un
            - deux
          en: |
            See **the [platform](/platform#timeline)**.
        action: { label: { fr: Nos agents, en: Our agents }, to: /agents }
`,
  ),
  'content/pages/platform.yaml': page(
    '/platform\naliases: [/product]',
    'Plateforme',
    'Platform',
    `  - kind: badges
    id: security
    title: { fr: Sécurité, en: Security }
    items:
      - { title: { fr: ISO 27001, en: ISO 27001 }, text: { fr: Tout, en: All } }
  - kind: timeline
    id: timeline
    title: { fr: Mise en place, en: Implementation }
    steps:
      - title: { fr: Audit, en: Audit }
        figure: audit
        text: { fr: On regarde., en: We look. }
    total: { label: { fr: En tout, en: In all }, figure: implementation }
  - kind: pitch
    id: hidden
    displayed: false
    title: { fr: Caché, en: Hidden }
`,
  ),
  'content/pages/socle.yaml': page('"/{slug}-socle"', 'Socle', 'Core', pitch),
  'content/pages/agents.yaml': `${schema('french-page', 2)}address: /agents
languages: [fr]
name: Agents
title: Les agents experts de ce site
description: Ce que savent faire les agents de ce petit site, en une phrase qui est assez longue.
elsewhere:
  en:
    name: The agents
    title: The expert agents, in French
    description: What the agents of this small site can do, in a sentence that is long enough, in French.
sections:
  - kind: catalogue
    id: agents
    title: Les agents
`,
  'content/pages/industries.yaml': page(
    '/industries',
    'Secteurs',
    'Industries',
    `  - kind: industries
    id: list
    title: { fr: Les secteurs, en: The industries }
`,
  ),
  'content/pages/careers.yaml': page(
    '/careers',
    'Carrières',
    'Careers',
    `  - kind: jobs
    id: open
    title: { fr: Les postes, en: The positions }
`,
  ),
  'content/pages/press.yaml': page(
    '/press',
    'Presse',
    'Press',
    `  - kind: press
    id: articles
    title: { fr: Articles, en: Articles }
`,
  ),
  'content/pages/legal.yaml': page(
    '/legal',
    'Mentions',
    'Notice',
    `  - kind: articles
    id: notice
    introduction: { fr: Avant., en: Before. }
    articles:
      - id: editor
        title: { fr: Éditeur, en: Publisher }
        text:
          fr: C'est nous.
          en: It is us.
        table:
          caption: { fr: Durées, en: Times }
          columns: [{ fr: Quoi, en: What }, { fr: Durée, en: Time }]
          rows:
            - [{ fr: Démo, en: Demo }, { fr: "{figure.retention-form}", en: "{figure.retention-form}" }]
`,
  ),
  'content/pages/book-demo.yaml': page(
    '/book-demo',
    'Démo',
    'Demo',
    `  - kind: demo-form
    id: demo-form
    title: { fr: Réserver, en: Book }
    choices:
      companySize: [{ fr: Petite, en: Small }]
      useCase: [{ fr: Tout, en: All }]
      demoType: [{ fr: En ligne, en: Online }]
    dataNotice: { fr: Vos données., en: Your data. }
    promise: { fr: Sous peu., en: Soon. }
    errorTitle: { fr: Erreur, en: Error }
    confirmation:
      pageTitle: { fr: Merci, en: Thanks }
      title: { fr: Merci, en: Thanks }
      text: { fr: À bientôt., en: See you. }
    mailDraft:
      pageTitle: { fr: Brouillon, en: Draft }
      title: { fr: Envoyez, en: Send }
      text: { fr: Envoyez le message., en: Send the mail. }
`,
  ),
  'content/templates/industries.yaml': template(
    'industries',
    `parent: /industries
name: { fr: "{entry.title}", en: "{entry.title}" }
title: { fr: "{entry.title} : ce que l'on gagne", en: "{entry.title}: what you gain" }
description: { fr: "{entry.summary}", en: "{entry.summary}" }
sections:
  - kind: industry-detail
    id: detail
    useCases: { fr: Usages, en: Uses }
    benefits: { fr: Gains, en: Gains }
    actions:
      - { label: { fr: Démo, en: Demo }, to: "/book-demo#demo-form" }
`,
  ),
  'content/templates/case-studies.yaml': template(
    'case-studies',
    `name: { fr: "{entry.title}", en: "{entry.title}" }
title: { fr: "{entry.title} : le cas", en: "{entry.title}: the case" }
description: { fr: "{entry.summary}", en: "{entry.summary}" }
sections:
  - kind: case-study-detail
    id: detail
    situation: { fr: Situation, en: Situation }
    solution: { fr: Solution, en: Solution }
    involvement: { fr: Participation, en: Involvement }
    outcome: { fr: Résultat, en: Outcome }
    actions:
      - { label: { fr: Démo, en: Demo }, to: /book-demo }
`,
  ),
  'content/templates/not-found.yaml': template(
    'not-found',
    `${head('Introuvable', 'Not found')}sections:\n${pitch}`,
  ),
  'content/templates/error.yaml': template(
    'error',
    `${head('Erreur', 'Error')}sections:\n${pitch}`,
  ),
  'content/collections/agents/reader.yaml': `${schema('agents', 3)}order: 10
icon: book-open
title: Lecteur
text: Il lit.
sectors: [Banque]
`,
  'content/collections/industries/banking.yaml': `${schema('industries', 3)}order: 20
icon: landmark
texts:
  fr:
    title: Banque & Assurance
    summary: La banque et l'assurance, racontées en une phrase assez longue pour une recherche.
    text: Elles gagnent du temps.
    useCases: [Dossiers]
    benefits: [{ figure: uptime, text: de moins }]
  en:
    title: Banking & Insurance
    summary: Banking and insurance, told in one sentence that is long enough for a search.
    text: They gain time.
    useCases: [Files]
    benefits: [{ figure: uptime, text: less }]
`,
  'content/collections/industries/health.yaml': `${schema('industries', 3)}order: 10
icon: heart-pulse
texts:
  fr:
    title: Santé publique
    summary: La santé publique, racontée en une phrase assez longue pour les résultats de recherche.
    text: Elle aussi.
    useCases: [Dossiers]
    benefits: [{ text: Délais }]
`,
  'content/collections/jobs/engineer.yaml': `${schema('jobs', 3)}order: 10
title: { fr: Ingénieure, en: Engineer }
location: { fr: Paris ou à distance, en: Paris or remote }
city: { name: Paris, country: FR }
remote: true
type: full-time
department: { fr: Technique, en: Engineering }
text: { fr: Elle **construit**., en: She **builds**. }
posted: "2026-10-05"
`,
  'content/collections/case-studies/sfhe.yaml': `${schema('case-studies', 3)}order: 10
title: { fr: Le bailleur, en: The landlord }
summary: ${summary('Un bailleur', 'A landlord')}
text: { fr: Un cas., en: A case. }
industry: { fr: Logement, en: Housing }
situation: { fr: Avant., en: Before. }
solution: { fr: Pendant., en: Meanwhile. }
involvement: { fr: Avec eux., en: With them. }
outcome: { fr: Après., en: After. }
results: [{ text: { fr: Moins, en: Less } }]
`,
  'content/collections/press/first.yaml': `${schema('press', 3)}order: 10
title: { fr: À lire, en: To read }
publication: Le Journal
date: "2026-03-12"
category: { fr: Annonce, en: News }
text: { fr: Un article., en: An article. }
highlights: [{ fr: Un point, en: A point }]
available: true
link: https://journal.example/article
`,
  'content/collections/press/second.yaml': `${schema('press', 3)}order: 20
title: { fr: À venir, en: To come }
publication: Le Journal
date: "2026-04-12"
category: { fr: Annonce, en: News }
text: { fr: Un autre., en: Another. }
highlights: [{ fr: Un point, en: A point }]
available: false
`,
} as const;

export type SiteFile = keyof typeof siteFiles;
