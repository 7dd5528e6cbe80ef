import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');

/** Of the real content, what a site of one page needs. */
const shared = ['site.yaml', 'figures.yaml', 'interface.yaml', 'knowledge/assistant.yaml'];

/**
 * A site of one page with so many entries of the assistant's knowledge, in a temporary folder: one a
 * file, about 1 KB each, in both languages.
 */
export function makeProject(entries: number): string {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-'));
  for (const name of ['app', 'node_modules']) {
    symlinkSync(path.join(project, name), path.join(root, name));
  }
  mkdirSync(path.join(root, 'content/images'), { recursive: true });
  for (const name of shared) {
    write(root, name, readFileSync(path.join(project, 'content', name), 'utf8'));
  }
  const spoken = readFileSync(path.join(project, 'content/knowledge/conversation.yaml'), 'utf8');
  write(root, 'knowledge/conversation.yaml', spoken.replace(/^( *page:) .*$/mu, '$1 /'));
  const files = { 'navigation.yaml': navigation, 'pages/home.yaml': home, ...templates };
  for (const [name, text] of Object.entries(files)) write(root, name, text);
  addEntries(root, entries);
  return root;
}

/** Adds so many entries of the assistant's knowledge to a project: one a file. */
export function addEntries(root: string, entries: number): void {
  for (let number = 0; number < entries; number++) {
    write(root, `knowledge/entries/generated-${number}.yaml`, entry(number));
  }
}

function write(root: string, name: string, text: string): void {
  const file = path.join(root, 'content', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const head = (schema: string, depth: number) =>
  `# yaml-language-server: $schema=${'../'.repeat(depth)}schema/json/${schema}.json\n`;

const description = `description:
  fr: Une page qui n'a pour but que de tenir debout pendant que l'on mesure le temps des autres fichiers.
  en: A page that has no other aim than to stand here while the time of the other files is measured.
`;

const body = `sections:
  - kind: pitch
    id: top
    title: { fr: Une pensée, en: One thought }
    text: { fr: Une phrase., en: One sentence. }
`;

const home = `${head('page', 2)}address: /
name: { fr: Accueil, en: Home }
title: { fr: La page de cette mesure, en: The page of this measurement }
${description}${body}`;

const template = (purpose: string) => `${head('template', 2)}for: ${purpose}
name: { fr: Sans adresse, en: Without address }
title: { fr: La page pour ${purpose}, en: The page that is for ${purpose} }
${description.replaceAll('Une page', `Une page (${purpose})`).replaceAll('A page', `A page (${purpose})`)}${body}`;

const templates = {
  'templates/not-found.yaml': template('not-found'),
  'templates/error.yaml': template('error'),
};

const navigation = `${head('navigation', 1)}header: [{ label: { fr: Accueil, en: Home }, to: / }]
demo: { label: { fr: Démo, en: Demo }, to: / }
footer:
  statement: { fr: Essayez., en: Try it. }
  cta: { label: { fr: Démo, en: Demo }, to: / }
  columns:
    - title: { fr: Site, en: Site }
      links: [{ label: { fr: Accueil, en: Home }, to: / }]
  social: { label: { fr: Réseau, en: Network }, to: "https://network.example" }
  closing: { fr: Fin., en: The end. }
`;

function entry(number: number): string {
  return `${head('knowledge-entry', 3)}page: /
texts:
  fr:
    title: La question numéro ${number} de nos visiteurs
    text: >-
      {product} tourne sur votre infrastructure : « rien ne sort de chez vous », dit la fiche ${number}.
      Les agents lisent vos dossiers, proposent une réponse et citent leurs sources ; une personne
      relit et signe. L'installation prend quelques semaines, et ${number % 90} jours suffisent
      souvent pour un premier service.
    keywords:
      - question ${number}
      - infrastructure
      - délai d'installation
  en:
    title: Question number ${number} of our visitors
    text: >-
      {product} runs on your own infrastructure: "nothing leaves your house", says entry ${number}.
      The agents read your files, propose an answer and name their sources; a person reads it again
      and signs. Installing takes a few weeks, and ${number % 90} days are often enough for a first
      service.
    keywords:
      - question ${number}
      - infrastructure
      - time to install
`;
}
