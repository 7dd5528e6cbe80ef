import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');
const folder = 'content/knowledge/entries';

/**
 * The real project in a temporary folder with so many more entries of the assistant's knowledge: one
 * a file, about 1 KB each, in both languages.
 */
export function makeProject(entries: number): string {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-'));
  for (const name of ['app', 'content']) {
    cpSync(path.join(project, name), path.join(root, name), { recursive: true });
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  mkdirSync(path.join(root, folder), { recursive: true });
  for (let number = 0; number < entries; number++) {
    writeFileSync(path.join(root, folder, `generated-${number}.yaml`), entry(number));
  }
  return root;
}

function entry(number: number): string {
  return `# yaml-language-server: $schema=../../../schema/json/knowledge-entry.json
page: /platform
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
