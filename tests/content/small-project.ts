import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { kinds } from '#schema/registry.ts';
import { loadContent } from '../../scripts/content/load.ts';
import type { Diagnostic } from '../../scripts/content/mistakes/catalogue.ts';
import { sample } from './sample.ts';

/** Paths from the project's root, and what stands there. */
export type Files = Record<string, string | Uint8Array>;

const schemaLine = (depth: string, name: string) =>
  `# yaml-language-server: $schema=${depth}schema/json/${name}.json\n`;

/** Files of the kinds that editors change most, all right. */
export const smallProject = {
  'content/figures.yaml': `${schemaLine('../', 'figures')}clients: { value: 500, more: true, unit: count, claim: Clients }
uptime: { value: 99.9, unit: percent, claim: Availability } # of the platform
`,
  'content/knowledge/entries/hosting.yaml': `${schemaLine('../../../', 'knowledge-entry')}page: /
texts:
  fr:
    title: Hébergement
    text: Chez vous.
`,
  'content/interface/fr.yaml': `${schemaLine('../../', 'interface')}chat.send: Envoyer
`,
  'content/interface/en.yaml': `${schemaLine('../../', 'interface')}chat.send: Send
`,
  'content/pages/home.yaml': `${schemaLine('../../', 'page')}address: /
name: { fr: Accueil, en: Home }
title:
  fr: Une plateforme souveraine
  en: A sovereign platform
description: { fr: Une description., en: A description. }
sections:
  - kind: hero
    id: top
    title:
      fr: Bonjour
      en: Hello
    size: full # the largest
    figures:
      - figure: clients
        label: { fr: clients, en: clients }
  - kind: cards
    id: benefits
    title: { fr: Avantages, en: Benefits }
    layout: columns
    numbered: true
    items:
      - icon: shield-check
        title: { fr: Sûr, en: Safe }
        text:
          fr: |
            Un paragraphe.
          en: |
            A paragraph.
`,
  'content/pages/agents.yaml': `${schemaLine('../../', 'french-page')}address: /agents
languages: [fr]
name: Agents
title: Les agents experts
description: Une description en français.
elsewhere:
  en:
    name: Agents
    title: The expert agents, in French
    description: A description in English.
sections:
  - kind: catalogue
    id: agents
    title: Les agents
`,
  'content/templates/not-found.yaml': `${schemaLine('../../', 'template')}for: not-found
name: { fr: Introuvable, en: Not found }
title: { fr: Page introuvable, en: Page not found }
description: { fr: Rien ici., en: Nothing here. }
sections:
  - kind: statement
    id: sorry
    text: { fr: Rien ici., en: Nothing here. }
`,
  'content/collections/industries/banking.yaml': `${schemaLine('../../../', 'industries')}order: 10
icon: landmark
texts:
  fr:
    title: Banque
    summary: Un résumé.
    text: Un texte.
    useCases: [Dossiers]
    benefits: [{ text: Délais }]
`,
} as const satisfies Files;

/** The files that stand once and change with the schemas, made from these. */
const sampled: Files = Object.fromEntries(
  kinds
    .filter(({ name }) => ['site', 'navigation', 'assistant', 'conversation'].includes(name))
    .map(({ name, files, schema }): [string, string] => {
      const depth = files.includes('/') ? '../../' : '../';
      return [`content/${files}`, `${schemaLine(depth, name)}${stringify(sample(schema))}`];
    }),
);

/** Writes a project to a temporary folder that goes when the test ends. */
export function writeProject(changes: Files = {}, removed: readonly string[] = []): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...sampled, ...smallProject, ...changes })) {
    if (removed.includes(path)) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** What loading the small project says when some of its files are replaced. */
export async function diagnose(
  changes: Files = {},
  removed: readonly string[] = [],
): Promise<Diagnostic[]> {
  return (await loadContent(writeProject(changes, removed))).diagnostics;
}

/** A diagnostic in one line: `path:line:column-endLine:endColumn code: message`. */
export function inLine({ path, position, code, message }: Diagnostic): string {
  const { line, column, endLine, endColumn } = position;
  return `${path}:${line}:${column}-${endLine}:${endColumn} ${code}: ${message}`;
}

/** A file of the small project with one passage replaced. The passage must stand there. */
export function edited(path: keyof typeof smallProject, from: string, to: string): Files {
  const text: string = smallProject[path];
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  return { [path]: text.replace(from, () => to) };
}
