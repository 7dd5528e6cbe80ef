import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseYaml } from '../../scripts/content/read/parse.ts';
import { asItIs } from '../../scripts/content/resolve/annotate.ts';
import { makeWorkspace, type Workspace } from '../../scripts/content/workspace.ts';
import { scalarsIn } from '../../scripts/studio/compile/place-at-line.ts';
import { EditError, edited } from '../../scripts/studio/edit/edited.ts';
import { moveItem, removeItem } from '../../scripts/studio/edit/items.ts';
import { setValue } from '../../scripts/studio/edit/values.ts';
import { withoutMarks } from '../../scripts/studio/marks/marks.ts';
import { makeSourceTable, type SourceTable } from '../../scripts/studio/marks/source-table.ts';
import { isWhole, times } from '../endurance.ts';
import { fc } from '../fast-check.ts';
import { writeSite } from '../pipeline/small-site.ts';
import { slow } from '../slow.ts';
import { modulesOf } from './modules-of.ts';

vi.setConfig(slow);

const project = path.resolve(import.meta.dirname, '../..');
/** The end of an interface message that ends with an argument: the mark alone. */
const emptyLiteral = /,\s*\{\s*"type": 0,\s*"value": ""\s*\}/g;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'incremental-'));
});

afterAll(() => rm(root, { recursive: true }));

/** Changes that are right, wrong, and reach other files: a figure, the product's name, an address. */
const edits: [file: string, find: RegExp, replace: string][] = [
  ['figures.yaml', /^countries: \{ value: \d+/m, 'countries: { value: 61'],
  ['figures.yaml', /^uptime:/m, 'uptimes:'],
  ['figures.yaml', /^uptimes:/m, 'uptime:'],
  ['site.yaml', /^product: .*/m, 'product: Lanterne'],
  ['pages/home.yaml', /(kind: hero[\s\S]*?\n {4}title:\n {6}fr: ).*/, '$1Un autre titre'],
  ['pages/home.yaml', /^sections:/m, 'section:'],
  ['pages/home.yaml', /^section:/m, 'sections:'],
  ['pages/company.yaml', /^address: .*/m, 'address: /our-company'],
  ['collections/agents/kyc.yaml', /^order: \d+/m, 'order: 5'],
  ['collections/agents/kyc.yaml', /^order: /m, 'draft: true\norder: '],
  ['pages/careers.yaml', /^address: /m, 'from: 2090-01-01\naddress: '],
  ['interface.yaml', /^consent\.save: .*/m, 'consent.save: { fr: "Garder, en: Keep }'],
];

test('the content compiled change by change is the content compiled as a whole', async () => {
  await cp(path.join(project, 'content'), path.join(root, 'content'), { recursive: true });
  const compilers = makeCompilers();
  for (const [file, find, replace] of edits) {
    const place = path.join(root, 'content', file);
    await writeFile(place, (await readFile(place, 'utf8')).replace(find, replace));
    await compare(compilers, `${file} ${replace}`);
  }
});

/** One for all edits of a sequence: what it remembers of earlier ones is what is held here. */
type Compilers = { workspace: Workspace; table: SourceTable };

function makeCompilers(): Compilers {
  return { workspace: makeWorkspace(root), table: makeSourceTable() };
}

type Step = { pick: number; place: number; to: number; act: (typeof acts)[number] };

const acts = ['write', 'write', 'write', 'take out', 'move', 'delete', 'bring back'] as const;

/** Texts as people type them: tokens, links and figures that are there, and some that are not. */
const texts = [
  'Un texte neuf',
  'La plateforme {product} compte {figure.clients} clients',
  'Un {produit} que personne ne connaît',
  '/platform',
  '/nulle-part#nulle-part',
  'hero',
  '{count.agents.words}',
  '[un lien](/company) et **du gras**',
];

const step: fc.Arbitrary<Step> = fc.record({
  pick: fc.nat(),
  place: fc.nat(),
  to: fc.nat(texts.length - 1),
  act: fc.constantFrom(...acts),
});

test('whatever is written, taken out, moved, deleted and brought back', async () => {
  // Of the small site, whose files name each other in every way, more can be tried at once.
  const site = isWhole ? project : writeSite();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 6 }), async (steps) => {
      await rm(path.join(root, 'content'), { recursive: true, force: true });
      await cp(path.join(site, 'content'), path.join(root, 'content'), { recursive: true });
      const compilers = makeCompilers();
      const gone: string[] = [];
      for (const each of steps) {
        const done = await play(each, gone, site);
        if (done !== undefined) await compare(compilers, done);
      }
    }),
    { numRuns: times(15, 5), endOnFailure: true },
  );
});

/** Answers what was done, or nothing where the file has no such place. */
async function play(
  { pick, place, to, act }: Step,
  gone: string[],
  site: string,
): Promise<string | undefined> {
  if (act === 'bring back') {
    const file = gone.pop();
    if (file === undefined) return undefined;
    await cp(path.join(site, 'content', file), path.join(root, 'content', file));
    return `${act} ${file}`;
  }
  const listed = await readdir(path.join(root, 'content'), { recursive: true });
  const files = listed.filter((name) => name.endsWith('.yaml')).toSorted();
  const file = files[pick % files.length] ?? '';
  const target = path.join(root, 'content', file);
  if (act === 'delete') {
    gone.push(file);
    await rm(target);
    return `${act} ${file}`;
  }
  const text = await readFile(target, 'utf8');
  const all = [...scalarsIn(parseYaml('', text).value, [])];
  const at = all[place % all.length] ?? [];
  const item = at.findLastIndex((part) => typeof part === 'number');
  const [list, index] = [at.slice(0, item), Number(at[item])];
  try {
    const after = edited(text, (document) => {
      if (act === 'write') setValue(document, at, texts[to] ?? '');
      else if (act === 'move') moveItem(document, list, index, 0);
      else removeItem(document, list, index);
    });
    await writeFile(target, after);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
  return `${act} ${file} ${at.join('/')} ${texts[to]}`;
}

async function compare({ workspace, table }: Compilers, after: string): Promise<void> {
  const fresh = makeWorkspace(root);
  const [whole, { diagnostics }, generated, modules, marked] = [
    await fresh.check(),
    await workspace.check(),
    await modulesOf(fresh, asItIs),
    await modulesOf(workspace, asItIs),
    await modulesOf(workspace, table.annotate),
  ];
  expect(namesOf(diagnostics), after).toEqual(namesOf(whole.diagnostics));
  expect(modules === undefined, after).toBe(generated === undefined);
  for (const [name, content] of modules ?? []) {
    expect(generated?.get(name) === content, `${name} after: ${after}`).toBe(true);
  }
  for (const [name, content] of marked ?? []) {
    const plain = withoutMarks(String(content)).replace(emptyLiteral, '');
    expect(generated?.get(name) === plain, `${name}, marked, after: ${after}`).toBe(true);
  }
}

function namesOf(diagnostics: readonly { path: string; position: object; message: string }[]) {
  return diagnostics
    .map(({ path: file, position, message }) => `${file} ${JSON.stringify(position)} ${message}`)
    .toSorted();
}
