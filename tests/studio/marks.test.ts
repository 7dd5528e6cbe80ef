import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { compileContent } from '../../scripts/content/build.ts';
import type { Output } from '../../scripts/content/emit/output.ts';
import { parseYaml } from '../../scripts/content/read/parse.ts';
import { everything } from '../../scripts/content/resolve/showing.ts';
import { valueAt } from '../../scripts/content/validate/schema-at.ts';
import { makeWorkspace } from '../../scripts/content/workspace.ts';
import { decodeMarks, encodeMark, withoutMarks } from '../../scripts/studio/marks/marks.ts';
import { makeSourceTable } from '../../scripts/studio/marks/source-table.ts';
import { fc } from '../fast-check.ts';
import { slow } from '../slow.ts';
import { modulesOf } from './modules-of.ts';

vi.setConfig(slow);

const root = path.resolve(import.meta.dirname, '../..');
const table = makeSourceTable();
let published: ReadonlyMap<string, Output>;
let marked: Output;

beforeAll(async () => {
  // A draft or a later entry is in the studio too: nothing is left out on either side.
  const { folders } = await compileContent(root, everything());
  const modules = await modulesOf(makeWorkspace(root), table.annotate);
  if (!folders || !modules) throw new Error('the content has mistakes');
  published = folders;
  marked = modules;
});

test('a mark gives its number back, beside any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(7_999_999), (before, after, id) => {
      const text = before + encodeMark(id) + after;
      expect(decodeMarks(text)).toEqual([id]);
      expect(withoutMarks(text)).toBe(before + after);
    }),
  );
});

describe('the content compiled with marks', () => {
  test('what is published holds no mark', () => {
    for (const [folder, output] of published) {
      for (const [name, content] of output) {
        const text = Buffer.from(content).toString('utf8');
        expect(withoutMarks(text) === text, `${folder}/${name}`).toBe(true);
      }
    }
  });

  test('each mark names a value of a content file, in the language of its page', () => {
    for (const [name, text] of marked) {
      for (const id of new Set(decodeMarks(String(text)))) {
        const source = table.find(id);
        if (!source) throw new Error(`${name} has a mark that stands for nothing`);
        expect(typeof valueAt(dataIn(source.file), source.at)).toMatch(/string|number/);
        const language = /^pages\/(fr|en)\//.exec(name)?.[1];
        const other = language === 'fr' ? 'en' : 'fr';
        if (language === 'fr') expect(source.at.at(-1)).not.toBe(other);
      }
    }
  });

  test('the words of the home page lead to their lines', () => {
    const page = String(marked.get('pages/fr/home.server.ts'));
    const titles = [...page.matchAll(/"title": "([^"]*)"/g)].flatMap(([, title = '']) => title);
    expect(titles.flatMap(decodeMarks).map((id) => table.find(id))).toContainEqual({
      file: 'content/pages/home.yaml',
      at: ['sections', 0, 'title', 'fr'],
    });
  });
});

const parsed = new Map<string, unknown>();

function dataIn(file: string): unknown {
  const data = parsed.get(file) ?? parseYaml('', readFileSync(path.join(root, file), 'utf8')).value;
  parsed.set(file, data);
  return data;
}
