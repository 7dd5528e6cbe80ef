import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '../scripts/content/load.ts';
import { formatReport } from '../scripts/content/report/report.ts';
import { loadAssets } from '../scripts/content/resolve/assets.ts';
import { resolveAndCheck } from '../scripts/content/resolve-and-check.ts';

const home = path.resolve(import.meta.dirname, '..');
const [english = '', french = ''] = ['editors', 'editeurs'].map((name) =>
  readFileSync(path.join(home, `docs/${name}.md`), 'utf8'),
);

/** The whole files that docs/editors.md shows, by the schema of their first line, and their places. */
const places = {
  agents: 'content/collections/agents/translation.yaml',
  industries: 'content/collections/industries/energy.yaml',
  jobs: 'content/collections/jobs/technical-writer.yaml',
  'knowledge-entry': 'content/knowledge/entries/opening-hours.yaml',
  page: 'content/pages/security.yaml',
};

/** What the editor of the shown reports has done to them. */
const slips: Record<string, readonly [from: string, to: string]> = {
  agents: ['icon:', 'icone:'],
  industries: ['figure: responses', 'figure: response'],
  jobs: [
    'Vous écrivez la documentation que nos clients lisent.',
    'Notre mission : écrire la documentation',
  ],
  page: ['  en: Security\n', ''],
};

let root = '';

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'editors-'));
  cpSync(path.join(home, 'content'), path.join(root, 'content'), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('the files that editors are shown are right', async () => {
  writeExamples(() => ['', '']);
  expect(await mistakes()).toEqual([]);
});

test('the reports that editors are shown are those that are printed', async () => {
  writeExamples((schema) => slips[schema] ?? ['', '']);
  const printed = formatReport(await mistakes(), 'text', { root }).split('\n\n');
  const shown = [...`${english}\n${french}`.matchAll(/^```\n(?<report>content\/[\s\S]*?)\n```/gmu)];
  expect(shown.length).toBe(Object.keys(slips).length);
  for (const [, report = ''] of shown) {
    const [place = ''] = report.split('\n');
    expect(printed.find((block) => block.startsWith(place))).toBe(report);
  }
});

async function mistakes() {
  const loaded = await loadContent(root);
  const checked = resolveAndCheck(loaded, await loadAssets(root), undefined);
  return [...loaded.diagnostics, ...checked.diagnostics].filter(
    ({ severity }) => severity === 'error',
  );
}

function writeExamples(slipOf: (schema: string) => readonly [string, string]): void {
  for (const [schema, place] of Object.entries(places)) {
    writeFileSync(path.join(root, place), exampleOf(schema).replace(...slipOf(schema)));
  }
}

function exampleOf(schema: string): string {
  const blocks = [...english.matchAll(/^```yaml\n(?<yaml>[\s\S]*?)```/gmu)].map(([, yaml]) => yaml);
  const example = blocks.find((yaml) => yaml?.includes(`/schema/json/${schema}.json\n`));
  if (example === undefined) throw new Error(`docs/editors.md shows no file of ${schema}.json`);
  return example;
}
