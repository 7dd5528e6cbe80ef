import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';

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

  test('refuses what the check refuses', async () => {
    expect(await mistakes('quotes', '{ "order": "ten", "quotte": {} |}')).not.toEqual([]);
  });
});
