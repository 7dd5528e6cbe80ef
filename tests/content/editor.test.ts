import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { parse } from 'yaml';
import { walkthroughCase } from '#schema/collections/walkthrough-case.ts';
import { sections } from '#schema/sections/index.ts';
import { bilingual } from '#schema/text.ts';
import { frenchDescriptions } from '../../scripts/content/validate/in-french.ts';

const folder = path.resolve(import.meta.dirname, '../../schema/json');

/** The program in editors that completes and explains, reading the committed schemas as they do. */
const editor = getLanguageService({
  schemaRequestService: async (url) => readFileSync(new URL(url), 'utf8'),
  workspaceContext: {
    resolveRelativePath: (relative, base) => new URL(relative, base).href,
  },
});

/** A content file as JSON, with the place of the cursor: `|`. */
function at(kind: string, text: string) {
  const offset = text.indexOf('|');
  const document = TextDocument.create('file:///content.json', 'json', 1, text.replace('|', ''));
  const uri = pathToFileURL(path.join(folder, `${kind}.json`)).href;
  editor.configure({ schemas: [{ uri, fileMatch: ['*'] }] });
  return {
    document,
    position: document.positionAt(offset),
    json: editor.parseJSONDocument(document),
  };
}

async function completions(kind: string, text: string): Promise<string[]> {
  const { document, position, json } = at(kind, text);
  const list = await editor.doComplete(document, position, json);
  return list?.items.map(({ label }) => label) ?? [];
}

async function hover(kind: string, text: string): Promise<string> {
  const { document, position, json } = at(kind, text);
  const found = await editor.doHover(document, position, json);
  return JSON.stringify(found?.contents ?? '');
}

async function mistakes(kind: string, text: string): Promise<string[]> {
  const { document, json } = at(kind, text);
  const found = await editor.doValidation(document, json);
  return found.map(({ message }) => (typeof message === 'string' ? message : message.value));
}

describe('an editor’s program, from the committed schemas,', () => {
  test('completes the keys of a page, of a section of its kind, and of a text', async () => {
    expect(await completions('page', '{ | }')).toEqual(
      expect.arrayContaining(['address', 'aliases', 'title', 'sections']),
    );
    expect(await completions('page', '{ "sections": [{ "kind": "cards", | }] }')).toEqual(
      expect.arrayContaining(['layout', 'numbered', 'items']),
    );
    expect(
      await completions('page', '{ "sections": [{ "kind": "hero", "title": { | } }] }'),
    ).toEqual(expect.arrayContaining(['fr', 'en']));
  });

  test('completes the kinds of section and the values of a choice', async () => {
    expect(await completions('page', '{ "sections": [{ "kind": | }] }')).toEqual(
      expect.arrayContaining(['"hero"', '"cards"', '"articles"']),
    );
    expect(await completions('figures', '{ "clients": { "unit": | } }')).toEqual(
      expect.arrayContaining(['"percent"', '"weeks"']),
    );
  });

  test('explains a key on a page, in a section and in a collection', async () => {
    expect(await hover('page', '{ "addr|ess": "/platform" }')).toContain('The French address');
    expect(
      await hover('page', '{ "sections": [{ "kind": "steps", "id": "a", "it|ems": [] }] }'),
    ).toContain('The steps, in order');
    expect(await hover('quotes', '{ "pos|ition": { "fr": "Directrice" } }')).toContain(
      'Their position and organisation',
    );
  });

  test('explains each key in both languages', async () => {
    const said = await hover('page', '{ "addr|ess": "/platform" }');
    expect(said).toContain('L’adresse française');
    expect(said).toContain('The French address');
  });

  test('says what a text must look like in words, not as a pattern', async () => {
    const told = (await mistakes('press', '{ "date": "12 mars", "order": 10 |}')).join();
    expect(told).toContain('un jour sous la forme année, mois, jour');
    expect(told).toContain('a day as year, month and day');
    expect(told).not.toContain('\\d');
  });

  test('completes the names of icons', async () => {
    expect(await completions('agents', '{ "icon": | }')).toContain('"shield-check"');
  });

  test('completes what the content itself names, and refuses nothing that it does not name', async () => {
    const section = (rest: string) => `{ "sections": [{ ${rest} }] }`;
    expect(
      await completions('page', section('"kind": "hero", "figures": [{ "figure": | }]')),
    ).toContain('"clients"');
    const action = (to: string) => section(`"kind": "pitch", "actions": [{ "to": ${to} }]`);
    expect(await completions('page', action('|'))).toEqual(
      expect.arrayContaining(['"/book-demo"', '"/book-demo#demo-form"', '"mailto:{mail.press}"']),
    );
    expect(await completions('page', section('"kind": "walkthrough", "case": |'))).toContain(
      '"council-tender"',
    );
    expect(
      await completions('page', section('"kind": "questions", "items": [{ "entry": | }]')),
    ).toContain('"hardware"');
    expect(await completions('knowledge-entry', '{ "about": | }')).toContain('"agents/kyc"');
    expect(await completions('partners', '{ "logo": | }')).not.toEqual([]);
    expect(
      await mistakes('knowledge-entry', '{ "about": "agents/new|", "page": "/new", "texts": {} }'),
    ).toEqual([]);
  });

  test('begins a section of each kind with the keys that it needs', async () => {
    const labels = await completions('page', '{ "sections": [ | ] }');
    expect(labels).toEqual(expect.arrayContaining(['hero', 'cards', 'articles']));
  });

  test('refuses what the check refuses', async () => {
    expect(await mistakes('quotes', '{ "order": "ten", "quotte": {} |}')).not.toEqual([]);
  });
});

test('every description of the schemas stands in French as well', () => {
  const english = new Set<string>();
  for (const file of readdirSync(folder)) {
    JSON.parse(readFileSync(path.join(folder, file), 'utf8'), (key, value) => {
      const isKey = key === 'description' && typeof value === 'string';
      if (isKey && !value.includes(' · ')) english.add(value);
      return value;
    });
  }
  expect([...english], 'to be said in scripts/content/validate/french-descriptions.json').toEqual(
    [],
  );
});

test.each([
  ['section', sections(bilingual)],
  ['step', walkthroughCase.shape.steps.element],
])('each kind of %s bears a word of editors', (name, { options }) => {
  const words = parse(readFileSync('scripts/studio/words/fr.yaml', 'utf8'));
  const keys = options.map(({ shape }) => `${name}.${shape.kind.value}`);
  expect(
    keys.filter((key) => !(key in words)),
    'to be said in scripts/studio/words/',
  ).toEqual([]);
});

test('no rule stands twice in one place', () => {
  for (const file of readdirSync(folder)) {
    JSON.parse(readFileSync(path.join(folder, file), 'utf8'), (key, value) => {
      if (key !== 'allOf') return value;
      const rules = value.map((rule: unknown) => JSON.stringify(rule));
      expect(rules).toEqual([...new Set(rules)]);
      return value;
    });
  }
});

test('no French description is left of a key that is gone', () => {
  const said = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('');
  const left = Object.keys(frenchDescriptions).filter(
    (english) => !said.includes(JSON.stringify(english).slice(1, -1)),
  );
  expect(left).toEqual([]);
});
