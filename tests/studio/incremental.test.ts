import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compileContent } from '../../scripts/content/build.ts';
import { asItIs } from '../../scripts/content/resolve/annotate.ts';
import { makeWorkspace } from '../../scripts/studio/compile/workspace.ts';

// The whole content is compiled after each edit, to be compared with.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const project = path.resolve(import.meta.dirname, '../..');
let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'incremental-'));
  await cp(path.join(project, 'content'), path.join(root, 'content'), { recursive: true });
});

afterAll(() => rm(root, { recursive: true }));

/** Changes that are right, wrong, and reach other files: a figure, the product's name, an address. */
const edits: [file: string, find: RegExp, replace: string][] = [
  ['figures.yaml', /^countries: \{ value: \d+/m, 'countries: { value: 61'],
  ['figures.yaml', /^countries: \{ value: \d+/m, 'countries: { value: 62'],
  ['figures.yaml', /^uptime:/m, 'uptimes:'],
  ['figures.yaml', /^uptimes:/m, 'uptime:'],
  ['site.yaml', /^product: .*/m, 'product: Lanterne'],
  ['pages/home.yaml', /(kind: hero[\s\S]*?\n {4}title:\n {6}fr: ).*/, '$1Un autre titre'],
  ['pages/home.yaml', /^sections:/m, 'section:'],
  ['pages/home.yaml', /^section:/m, 'sections:'],
  ['pages/company.yaml', /^address: .*/m, 'address: /our-company'],
  ['collections/agents/kyc.yaml', /^order: \d+/m, 'order: 5'],
  ['interface/fr.yaml', /^consent\.save: .*/m, 'consent.save: "Garder'],
];

test('the content compiled change by change is the content compiled as a whole', async () => {
  const workspace = makeWorkspace(root);
  const sequence = fc.sample(fc.constantFrom(...edits), { numRuns: 12, seed: 13 });
  for (const [file, find, replace] of [...edits, ...sequence]) {
    const place = path.join(root, 'content', file);
    await writeFile(place, (await readFile(place, 'utf8')).replace(find, replace));
    const [whole, { diagnostics }, modules] = [
      await compileContent(root),
      await workspace.check(),
      await workspace.modules(asItIs),
    ];
    expect(namesOf(diagnostics)).toEqual(namesOf(whole.diagnostics));
    const generated = whole.folders?.get('app/generated');
    expect(modules === undefined).toBe(generated === undefined);
    for (const [name, content] of modules ?? []) expect(generated?.get(name), name).toBe(content);
  }
});

function namesOf(diagnostics: readonly { path: string; message: string }[]): string[] {
  return diagnostics.map(({ path: file, message }) => `${file} ${message}`).toSorted();
}
