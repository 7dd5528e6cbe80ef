import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { collectionNames } from '#schema/collections/table.ts';
import { page } from '../../schema/page.ts';
import { firstTexts } from '../../scripts/content/doubts/first-texts.ts';
import { parseYaml } from '../../scripts/content/read/parse.ts';
import { kindsOf, schemaAt, valueAt } from '../../scripts/content/validate/schema-at.ts';
import { makeWorkspace, type Workspace } from '../../scripts/content/workspace.ts';
import type { LiveSite } from '../../scripts/dev/live-site.ts';
import { versionOf } from '../../scripts/studio/files/content-files.ts';
import { makeSourceTable } from '../../scripts/studio/marks/source-table.ts';
import { makeStudio, type Studio } from '../../scripts/studio/server/studio.ts';
import { slow } from '../slow.ts';
import { CopiedContent } from './copied-content.ts';

vi.setConfig(slow);

const home = 'content/pages/home.yaml';
const table = makeSourceTable();
let content: CopiedContent;
/** One for all tests, as in a studio: only what a change touches is compiled anew. */
let workspace: Workspace;
let studio: Studio;

beforeAll(async () => {
  content = new CopiedContent();
  workspace = makeWorkspace(content.root);
});
afterAll(() => content.remove());
beforeEach(() => {
  // Nobody looks at the site here: what is written is not compiled for it.
  const live: LiveSite = {
    follow: workspace.check,
    take: async () => undefined,
    modules: () => new Map(),
    onChange: vi.fn(),
    onFollowed: vi.fn(),
    forget: vi.fn(),
    codeOf: () => undefined,
  };
  studio = makeStudio({ root: content.root, workspace, table, live });
});
afterEach(() => content.restore());

test('a page and an entry of every collection are made, shown, and undone', async () => {
  const before = content.files();
  const kinds = ['page', ...collectionNames];
  for (const kind of kinds) {
    const name = { fr: `Une nouveauté (${kind})`, en: `Some news (${kind})` };
    const answer = await studio.create({ kind, name });
    expect({ kind, answer }).toMatchObject({ kind, answer: { state: 'saved' } });
  }
  expect(content.files()).toHaveLength(before.length + kinds.length);
  for (const kind of kinds) expect(await undo(), kind).toMatchObject({ state: 'saved' });
  expect(content.files()).toEqual(before);
});

test('an entry that others link to stays; one that nobody needs goes, and comes back', async () => {
  const texts = await Promise.all(content.files().map(read));
  const linked = content.files().find((file) => {
    const [, id] = /^content\/collections\/case-studies\/(.+)\.yaml$/.exec(file) ?? [];
    return id !== undefined && texts.some((text) => text.includes(`\npage: /case-study/${id}\n`));
  });
  if (!linked) throw new Error('no case study is linked to');
  const field = await studio.field({ file: linked, at: [] });
  const answer = await studio.remove({ file: linked, version: field?.version ?? '' });
  expect(answer).toMatchObject({ state: 'invalid' });
  expect(answer.state === 'invalid' && answer.findings.length).toBeGreaterThan(0);
  const made = await studio.create({ kind: 'agents', name: { fr: 'Courriers', en: 'Mail' } });
  if (made.state !== 'saved') throw new Error('not made');
  const text = await read(made.file);
  // Visitors filter agents by their sectors: one that says that it is new would be a filter of its own.
  expect(valueAt(parseYaml('', text).value, ['sectors', 0])).not.toBe(firstTexts.fr);
  expect(await studio.remove({ file: made.file, version: made.version })).toMatchObject({
    state: 'saved',
  });
  expect(content.files()).not.toContain(made.file);
  await undo();
  expect(await read(made.file)).toBe(text);
});

test('a section of each kind that needs no more than itself is added', async () => {
  const kinds = kindsOf(schemaAt(page, ['sections', 0], undefined));
  // These stand once on the site, or need what a first value cannot know.
  const others = new Set(['demo-form', 'site-map', 'questions', 'walkthrough']);
  for (const kind of kinds.filter((each) => !others.has(each))) {
    const version = versionOf(await read(home));
    const change = { action: 'add', list: ['sections'], index: 0, to: 0, kind } as const;
    const answer = await studio.list({ file: home, version, from: [], ...change });
    expect({ kind, answer }).toMatchObject({ kind, answer: { state: 'saved' } });
  }
});

test('a step of each kind is added to a case, after the one that is open', async () => {
  const file = 'content/collections/cases/company-kyc.yaml';
  const at = ['steps', 2, 'title', 'fr'];
  const { version = '', list } = (await studio.field({ file, at })) ?? {};
  expect(list?.kinds).toContain('decision');
  for (const kind of list?.kinds ?? []) {
    const change = { action: 'add', list: ['steps'], index: 2, to: 0, kind } as const;
    const answer = await studio.list({ file, version, from: [], ...change });
    expect({ kind, answer }).toMatchObject({ kind, answer: { state: 'saved' } });
    expect(valueAt(parseYaml('', await read(file)).value, ['steps', 3, 'kind'])).toBe(kind);
    content.restore();
  }
});

test('a new item keeps the signs of the one that it is made after: they are no texts', async () => {
  const file = 'content/pages/careers.yaml';
  const text = await read(file);
  const sections = Object.values(Object(valueAt(parseYaml('', text).value, ['sections'])));
  const section = sections.findIndex((each) => JSON.stringify(each).includes('"∞"'));
  const items = Object.values(Object(valueAt(sections, [section, 'figures'])));
  const index = items.findIndex((each) => JSON.stringify(each).includes('"∞"'));
  const list = ['sections', section, 'figures'];
  const change = { action: 'add', list, index, to: 0 } as const;
  const { version = '' } = (await studio.field({ file, at: [] })) ?? {};
  expect(await studio.list({ file, version, from: [], ...change })).toMatchObject({
    state: 'saved',
  });
  const added = valueAt(parseYaml('', await read(file)).value, [...list, index + 1]);
  expect(valueAt(added, ['symbol', 'fr'])).toBe('∞');
  expect(valueAt(added, ['label', 'fr'])).toBe(firstTexts.fr);
});

test('a page that was made and taken back is not there any more, and no longer open', async () => {
  const made = await studio.create({ kind: 'agents', name: { fr: 'Courriers', en: 'Mail' } });
  if (made.state !== 'saved') throw new Error('not made');
  await undo();
  expect(await studio.field({ file: made.file, at: [] })).toBeUndefined();
});

test('a link, a switch and a missing text of a section are set from its schema', async () => {
  const field = await studio.field({
    file: home,
    at: ['sections', 0, 'actions', 0, 'label', 'fr'],
  });
  const [item, section] = field?.settings ?? [];
  expect(item?.settings.find(({ key }) => key === 'to')).toMatchObject({ kind: 'link' });
  expect(section?.settings.find(({ key }) => key === 'displayed')).toMatchObject({
    kind: 'switch',
  });
  const wanted = { at: ['sections', 0, 'actions', 0], key: 'to', value: '/agents' };
  expect(
    await studio.setting({ file: home, version: field?.version ?? '', ...wanted }),
  ).toMatchObject({ state: 'saved' });
  expect(await read(home)).toContain('        to: /agents\n        style: primary\n');
});

function undo() {
  return studio.replay({ direction: 'undo' });
}

function read(file: string): Promise<string> {
  return readFile(path.join(content.root, file), 'utf8');
}
