import { once } from 'node:events';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { parse } from 'yaml';
import type { DataPath } from '../../scripts/content/mistakes/place.ts';
import { parseYaml } from '../../scripts/content/read/parse.ts';
import { valueAt } from '../../scripts/content/validate/schema-at.ts';
import { makeWorkspace, type Workspace } from '../../scripts/content/workspace.ts';
import { type LiveSite, makeLiveSite } from '../../scripts/dev/live-site.ts';
import {
  RefusedPath,
  readContentFile,
  versionOf,
  writeContentFile,
} from '../../scripts/studio/files/content-files.ts';
import { makeSourceTable, type SourceTable } from '../../scripts/studio/marks/source-table.ts';
import { NotReady } from '../../scripts/studio/review/send-for-review.ts';
import { wordsIn } from '../../scripts/studio/review/told-changes.ts';
import { featurePath } from '../../scripts/studio/rules/feature-path.ts';
import { makeRules } from '../../scripts/studio/rules/rules.ts';
import { makeApp } from '../../scripts/studio/server/app.ts';
import { type Listening, listen } from '../../scripts/studio/server/listen.ts';
import { inBoth } from '../../scripts/studio/server/refusals.ts';
import { makeReview } from '../../scripts/studio/server/review.ts';
import { makeStudio, type Studio } from '../../scripts/studio/server/studio.ts';
import { slow } from '../slow.ts';
import { CopiedContent } from './copied-content.ts';

vi.setConfig(slow);

const home = 'content/pages/home.yaml';
const figures = 'content/figures.yaml';
const title = ['sections', 0, 'title', 'fr'];
const token = 'the-token-of-this-start';

let content: CopiedContent;
let root: string;
/** One for all tests, as in a studio: only what a change touches is compiled anew. */
let workspace: Workspace;
let table: SourceTable;
let live: LiveSite;
let studio: Studio;

beforeAll(async () => {
  content = new CopiedContent();
  root = content.root;
  workspace = makeWorkspace(root);
  table = makeSourceTable();
  live = makeLiveSite(root, workspace, table.annotate);
});
afterAll(() => content.remove());
beforeEach(() => {
  studio = makeStudio({ root, workspace, table, live });
});
afterEach(() => content.restore());

describe('a text that is saved', () => {
  test('changes its line alone, and undo goes back to the start', async () => {
    const before = await read(home);
    const first = await save('Un titre neuf');
    expect(first.state).toBe('saved');
    const lines = before.split('\n');
    const changed = (await read(home)).split('\n');
    expect(changed.filter((line, index) => line !== lines[index])).toEqual([
      '      fr: Un titre neuf',
    ]);
    expect((await save("L'IA : vraiment")).state).toBe('saved');
    expect(await studio.deeds()).toMatchObject([{ act: 'text', at: title }, { act: 'text' }]);
    const last = await read(home);
    await undo();
    await undo();
    expect(await read(home)).toBe(before);
    expect(await undo()).toEqual({ state: 'nothing' });
    expect(await studio.deeds()).toEqual([]);
    await redo();
    await redo();
    expect(await read(home)).toBe(last);
  });

  test('is not written when the checker refuses it; the finding names its box', async () => {
    const before = await read(home);
    expect(await save('Un {produit} neuf')).toMatchObject({
      state: 'invalid',
      findings: [
        {
          ...{ severity: 'error', box: 0, file: home },
          cure: { instead: '{produit}', write: '{product}' },
        },
      ],
    });
    expect(await read(home)).toBe(before);
  });

  test('never overwrites what another program wrote meanwhile, and says so', async () => {
    const before = await read(home);
    const theirs = before.replace('Accueil', 'Bienvenue');
    await writeFile(path.join(root, home), theirs);
    const answer = await save('Un titre neuf', versionOf(before));
    expect(answer).toEqual({ state: 'conflict' });
    expect(await read(home)).toBe(theirs);
  });

  test('is a conflict, not refused, where another program took its place away meanwhile', async () => {
    const before = await read(home);
    const version = versionOf(before);
    await writeFile(path.join(root, home), before.slice(0, before.indexOf('\nsections:') + 1));
    expect(await save('Un titre neuf', version)).toEqual({ state: 'conflict' });
    const list = { action: 'remove', list: ['sections'], index: 3, to: 0 } as const;
    expect(await studio.list({ file: home, version, from: [], ...list })).toEqual({
      state: 'conflict',
    });
  });

  test('is not taken back over another change of the same words; the change before it still is', async () => {
    const changes = [{ at: ['countries', 'value'], value: 61 }];
    const before = await read(figures);
    await studio.save({ file: figures, version: versionOf(before), changes });
    await save('Un titre neuf');
    const theirs = (await read(home)).replace('Un titre neuf', 'Tout autre chose');
    await writeFile(path.join(root, home), theirs);
    expect(await undo()).toEqual({ state: 'conflict' });
    expect(await read(home)).toBe(theirs);
    const deed = { act: 'text', file: figures };
    expect(await undo()).toMatchObject({ state: 'saved', file: figures, deed });
    expect(await read(figures)).toBe(before);
    // What was left out is not made again by a redo either.
    expect(await redo()).toMatchObject({ state: 'saved', file: figures });
    expect(await redo()).toEqual({ state: 'nothing' });
  });

  test('is not made again over another change of the same words; the change after it still is', async () => {
    await save('Un titre neuf');
    const changes = [{ at: ['countries', 'value'], value: 61 }];
    await studio.save({ file: figures, version: versionOf(await read(figures)), changes });
    const after = await read(figures);
    await undo();
    await undo();
    const before = await read(home);
    const theirs = before.replace(
      String(valueAt(parseYaml('', before).value, title)),
      'Tout autre chose',
    );
    await writeFile(path.join(root, home), theirs);
    expect(await redo()).toEqual({ state: 'conflict' });
    expect(await redo()).toMatchObject({ state: 'saved', file: figures });
    expect(await read(figures)).toBe(after);
  });

  test('is refused once where its file is out of reach, and the change before it is taken back', async () => {
    const before = await read(home);
    await save('Un titre neuf');
    const made = await studio.create({ kind: 'jobs', name: { fr: 'Un poste', en: 'A job' } });
    if (made.state !== 'saved') throw new Error('not made');
    const folder = path.join(root, path.dirname(made.file));
    await rename(folder, `${folder}-elsewhere`);
    try {
      await expect(undo()).rejects.toThrow(RefusedPath);
      await undo();
    } finally {
      await rename(`${folder}-elsewhere`, folder);
    }
    expect(await read(home)).toBe(before);
  });

  test('is taken back where it stands now, when another program has added a line above it', async () => {
    await save('Un titre très neuf');
    const before = await read(home);
    await save('Un titre neuf');
    const withLine = (text: string) => text.replace('\n', '\n# une ligne de plus\n');
    await writeFile(path.join(root, home), withLine(await read(home)));
    expect(await undo()).toMatchObject({ state: 'saved' });
    expect(await read(home)).toBe(withLine(before));
  });

  test('is changed in a file with a byte order mark, which stays', async () => {
    const before = `\ufeff${await read(home)}`;
    await writeFile(path.join(root, home), before);
    const field = await studio.field({ file: home, at: title });
    expect(await save('Un titre neuf', field?.version)).toMatchObject({ state: 'saved' });
    const text = await read(home);
    expect(text).toMatch(/^\ufeff# /);
    expect(text).toContain('      fr: Un titre neuf\n');
    expect(await undo()).toMatchObject({ state: 'saved' });
    expect(await read(home)).toBe(before);
  });

  test('is not taken back where that would be wrong by now', async () => {
    expect((await change('duplicate', 2)).state).toBe('saved');
    const [, link = ''] = /(?:to|link|href): (\/\S*)/.exec(await read(home)) ?? [];
    const theirs = (await read(home)).replace(link, '/#challenge-2');
    await writeFile(path.join(root, home), theirs);
    expect(await undo()).toMatchObject({
      state: 'invalid',
      findings: [{ severity: 'error', file: home }],
    });
    expect(await read(home)).toBe(theirs);
  });

  test('is checked and read as visitors will read it, before anything is written', async () => {
    const before = await read(home);
    const product = valueAt(parseYaml('', await read('content/site.yaml')).value, ['product']);
    await live.follow();
    const changes = [{ at: title, value: "L'IA : {product}" }];
    const id = table.idOf({ file: home, at: title }) ?? -1;
    expect(await studio.draft({ file: home, changes })).toEqual({
      findings: [],
      shown: { [id]: [`L’IA\u202f: ${product}`] },
    });
    expect(await read(home)).toBe(before);
  });

  test('is read where pages show it, typed for the first time or again', async () => {
    await live.follow();
    const changes = [{ at: ['countries', 'value'], value: 61 }];
    const first = await studio.draft({ file: figures, changes });
    expect(Object.values(first.shown)).toContainEqual(['61+']);
    expect(await studio.draft({ file: figures, changes })).toEqual(first);
  });

  test('leaves no other file behind', async () => {
    const before = await readdir(path.join(root, 'content/pages'));
    await save('Un titre neuf');
    expect(await readdir(path.join(root, 'content/pages'))).toEqual(before);
  });
});

test('a setting that is refused is told as wrong itself, with what it may be instead', async () => {
  const at = ['sections', 0, 'actions', 0];
  const wanted = { at, key: 'to', value: '/plateforme' };
  const version = versionOf(await read(home));
  expect(await studio.setting({ file: home, version, ...wanted })).toMatchObject({
    state: 'invalid',
    findings: [{ box: 0, cure: { instead: '/plateforme', write: '/platform' } }],
  });
});

describe('what is only doubted', () => {
  test('tells what is no longer as a rule of the site promises it, under the text and before a run', async () => {
    const [figure = ''] = Object.keys(
      Object(parseYaml('', await readContentFile(root, figures)).value),
    );
    const at = [figure, 'value'];
    const { version } = (await studio.field({ file: figures, at })) ?? { version: '' };
    const value = Number(valueAt(parseYaml('', await readContentFile(root, figures)).value, at));
    await mkdir(path.join(root, 'features'));
    onTestFinished(() => rm(path.join(root, 'features'), { recursive: true }));
    await writeFile(path.join(root, 'features/screens.yaml'), 'screens: { home: / }\nplaces: {}\n');
    await writeFile(path.join(root, 'features/parts.yaml'), 'home: {}\n');
    const promise = `Feature: One\n  Scenario: It\n    Given I read the home page\n    Then the page states:\n      | fact | French |\n      | ${figure} | ${value} |\n`;
    await writeFile(path.join(root, 'features/one.feature'), promise);
    expect(await studio.promises()).toEqual([]);

    const changes = [{ at, value: value + 1 }];
    expect(await studio.doubts({ file: figures, changes, boxes: [at] })).toMatchObject([
      { severity: 'warning', code: 'promised-figure', box: 0 },
    ]);
    await studio.save({ file: figures, version, changes });
    expect(await studio.promises()).toMatchObject([{ code: 'promised-figure', file: figures }]);
  });

  test('tells of an address that is gone, and not under a text that has nothing to do with it', async () => {
    await mkdir(path.join(root, 'features'));
    onTestFinished(() => rm(path.join(root, 'features'), { recursive: true }));
    await writeFile(
      path.join(root, 'features/screens.yaml'),
      'screens: { a: /gone }\nplaces: {}\n',
    );
    await writeFile(path.join(root, 'features/parts.yaml'), 'a: {}\n');
    await writeFile(path.join(root, 'features/one.feature'), 'Feature: One\n');
    const site = 'content/site.yaml';
    expect(await studio.promises()).toMatchObject([{ code: 'promised-address', file: site }]);
    expect(await studio.doubts({ file: site, changes: [], boxes: [['product']] })).toEqual([]);
  });

  test('is told of the text as it is typed, until the editor says that it is meant', async () => {
    const changes = [{ at: title, value: 'Un titre à fzrtghb près' }];
    const doubts = () =>
      studio.doubts({ file: home, changes, boxes: [title, [...title.slice(0, -1), 'en']] });
    expect(await doubts()).toMatchObject([{ severity: 'warning', code: 'spelling', box: 0 }]);
    const version = versionOf(await read(home));
    const doubt = { at: title, code: 'spelling', because: 'this is a test' };
    expect((await studio.sure({ file: home, version, ...doubt })).state).toBe('saved');
    expect(await doubts()).toEqual([]);
  });
});

test('what was added and not written yet holds a review back, and is named', async () => {
  const review = makeReview({ root, workspace, table, live });
  const firstTexts = async () => (await review.beforeSending()).unready.findings;
  expect(await firstTexts()).toEqual([]);
  await change('add', 0);
  const found = await firstTexts();
  expect(new Set(found.map(({ code, file }) => `${code} ${file}`))).toEqual(
    new Set([`unfinished-text ${home}`]),
  );
  await expect(
    review.send({ sentence: 'Un titre', reason: 'Plus clair.', language: 'fr' }),
  ).rejects.toThrow(NotReady);
  await undo();
  expect(await firstTexts()).toEqual([]);
});

test('what the assistant knows has each of its texts in both languages side by side', async () => {
  const file = 'content/knowledge/entries/partners.yaml';
  for (const language of ['fr', 'en']) {
    const field = await studio.field({ file, at: ['texts', language, 'title'] });
    expect(field?.boxes.map(({ at }) => at)).toEqual([
      ['texts', 'fr', 'title'],
      ['texts', 'en', 'title'],
    ]);
  }
});

test('each language of a text leads to a page that shows it', async () => {
  const field = await studio.field({ file: home, at: title });
  expect(field?.boxes.map(({ view }) => view?.pages[0]?.address)).toEqual(['/', '/en']);
});

test('a word of the interface opens in both languages', async () => {
  const at = ['page.skip', 'fr'];
  const field = await studio.field({ file: 'content/interface.yaml', at });
  expect(field?.boxes).toMatchObject([
    { language: 'fr', value: 'Aller au contenu', form: 'message' },
    { language: 'en', value: 'Skip to content', form: 'message' },
  ]);
});

describe('a page that moves to another address', () => {
  const file = 'content/pages/platform.yaml';
  const version = async () => versionOf(await read(file));
  const linking = 'content/knowledge/entries/access-rights.yaml';

  test('takes its links along, and leaves its old address to lead there, as one act', async () => {
    const before = [await read(file), await read(linking)];
    const shown = await studio.followers({ file, address: '/product' });
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.every(({ text }) => text.includes('/product'))).toBe(true);
    expect([await read(file), await read(linking)]).toEqual(before);

    expect(
      await studio.address({ file, version: await version(), address: '/product' }),
    ).toMatchObject({
      state: 'saved',
    });
    expect(await read(file)).toMatch(/^address: \/product$/m);
    expect(await read(file)).toMatch(/^formerly:.*\/platform/m);
    expect(await read(linking)).toContain('page: /product#');
    expect((await studio.choices()).links.map(({ address }) => address)).toContain('/en/product');

    await undo();
    expect([await read(file), await read(linking)]).toEqual(before);
  });

  test('may move back', async () => {
    await studio.address({ file, version: await version(), address: '/product' });
    await studio.address({ file, version: await version(), address: '/platform' });
    expect(await read(file)).toMatch(/^formerly:.*\/product/m);
    expect(await read(file)).not.toMatch(/^formerly:.*\/platform/m);
  });

  test('stays where it is when another page has that address', async () => {
    const before = await read(file);
    const answer = await studio.address({ file, version: await version(), address: '/agents' });
    expect(answer.state).toBe('invalid');
    expect(await read(file)).toBe(before);
  });
});

describe('every field of a schema is reached', () => {
  const settingsIn = async (file: string, at: DataPath) =>
    (await studio.field({ file, at }))?.settings ?? [];

  test('sectors are chosen among those that agents have', async () => {
    const groups = await settingsIn('content/collections/agents/kyc.yaml', ['title']);
    const sectors = groups.flatMap(({ settings }) => settings).find(({ key }) => key === 'sectors');
    expect(sectors?.choices).toContain('Collectivités');
    expect(sectors?.choices).toEqual([...new Set(sectors?.choices)]);
    const ofPage = (await settingsIn('content/pages/careers.yaml', [])).flatMap(
      ({ settings }) => settings,
    );
    // There is nothing to choose among where no page has any.
    expect(ofPage.find(({ key }) => key === 'formerly')).not.toHaveProperty('choices');
  });

  test('the case and the quotation of an industry are chosen among those that there are', async () => {
    const file = 'content/collections/industries/financial-services.yaml';
    const settings = (await settingsIn(file, [])).flatMap((group) => group.settings);
    const chosen = (key: string) => settings.find((each) => each.key === key);
    expect(chosen('case')).toMatchObject({ kind: 'choice', isOptional: true });
    expect(chosen('case')?.choices).toContain(chosen('case')?.value);
    expect(chosen('quote')).toMatchObject({ kind: 'choice', isOptional: true });
    expect(chosen('quote')?.choices).toContain(chosen('quote')?.value);
  });

  test('what is open has one box, and is no setting beside it', async () => {
    const groups = await settingsIn(figures, ['countries', 'value']);
    const keys = groups.flatMap(({ settings }) => settings).map(({ key }) => key);
    expect(keys).toContain('unit');
    expect(keys).not.toContain('value');
  });

  test('the parts of a wall are set by their words', async () => {
    const groups = await settingsIn('content/pages/agents.yaml', ['name', 'fr']);
    const wall = groups.find(({ at }) => at.join('/') === 'walls/opening');
    expect(wall?.of).toBe('part');
    expect(wall?.settings.find(({ key }) => key === 'bond')?.choices).toContain('running');
  });

  test('a city is added to a position, and taken out again', async () => {
    const file = 'content/collections/jobs/ai-research-scientist.yaml';
    const before = await read(file);
    const missing = (await settingsIn(file, ['title', 'fr'])).flatMap(({ settings }) => settings);
    expect(missing.find(({ key }) => key === 'city')).toMatchObject({ kind: 'words' });
    await studio.setting({ file, version: versionOf(before), at: [], key: 'city', isText: true });
    const groups = await settingsIn(file, ['title', 'fr']);
    expect(groups.find(({ at }) => at[0] === 'city')).toMatchObject({
      isOptional: true,
      settings: [{ key: 'name', kind: 'text' }, { key: 'country' }],
    });
    await studio.setting({ file, version: versionOf(await read(file)), at: [], key: 'city' });
    expect(await read(file)).toBe(before);
  });

  test('a section is given its first button, whose words are then opened', async () => {
    const { version = '' } = (await studio.field({ file: home, at: ['name', 'fr'] })) ?? {};
    const page = parse(await read(home));
    const index = page.sections.findIndex(
      (each: object) => !('actions' in each) && 'title' in each,
    );
    const at = ['sections', index];
    const groups = await settingsIn(home, [...at, 'title', 'fr']);
    const part = groups
      .filter(({ of }) => of === 'section')
      .flatMap(({ settings }) => settings)
      .find(({ key, kind }) => kind === 'words' && key === 'actions');
    expect(part).toBeDefined();
    expect(
      await studio.setting({ file: home, version, at, key: 'actions', isText: true }),
    ).toMatchObject({
      state: 'saved',
    });
    const field = await studio.field({ file: home, at: [...at, 'actions'] });
    expect(field?.at).toEqual([...at, 'actions', 0, 'label', 'fr']);
  });
});

describe('a search', () => {
  test('finds what visitors read, wherever it stands', async () => {
    const { found } = await studio.search({ words: '500+' });
    expect(found.map(({ file }) => file)).toContain('content/figures.yaml');
    expect(found.every(({ text }) => text.includes('500+'))).toBe(true);
    expect(found.length).toBeGreaterThan(1);
  });

  test('counts all that it finds, and addresses only when it is asked for one', async () => {
    const { count, found } = await studio.search({ words: 'demo' });
    expect(count).toBeGreaterThan(0);
    expect(found.filter(({ text }) => text.startsWith('/'))).toEqual([]);
    expect((await studio.search({ words: '/book-demo' })).count).toBeGreaterThan(0);
    expect(await studio.search({ words: 'fzrtghb' })).toEqual({ count: 0, found: [] });
  });
});

test('a new entry has a name in each language that its kind is in', async () => {
  const { kinds } = await studio.choices();
  const inBoth = kinds.filter(({ isBilingual }) => isBilingual).map(({ name }) => name);
  expect(inBoth).toEqual(expect.arrayContaining(['page', 'industries', 'jobs']));
  expect(inBoth).not.toContain('agents');
});

test('a mistake holds a review back, and is named', async () => {
  const review = makeReview({ root, workspace, table, live });
  const right = await read(home);
  await writeFile(path.join(root, home), `${right}<<<<<<< HEAD\n`);
  const { word, findings } = (await review.beforeSending()).unready;
  expect([word, findings.map(({ code, file }) => `${code} ${file}`)]).toEqual([
    'mistakesFirst',
    [`conflict-markers ${home}`],
  ]);
  await expect(
    review.send({ sentence: 'Un titre', reason: 'Plus clair.', language: 'fr' }),
  ).rejects.toThrow(NotReady);
});

describe('a page in French only', () => {
  test('is translated text by text, shown in French until it is whole', async () => {
    const review = makeReview({ root, workspace, table, live });
    const [page = ''] = (await review.translations()).pages.map(({ file }) => file);
    expect(await read(page)).toContain('\nlanguages: [fr]');
    expect(await studio.translate({ file: page, isWhole: false })).toMatchObject({
      state: 'saved',
    });
    const begun = await read(page);
    expect(await studio.translate({ file: page, isWhole: false })).toMatchObject({
      state: 'saved',
    });
    expect(await read(page)).toBe(begun);
    const { texts } = await review.translations();
    const [first] = texts.filter(({ file, older }) => file === page && older === undefined);
    if (!first) throw new Error('there is nothing to translate');
    const field = await studio.field({ file: page, at: first.at });
    expect(field?.boxes).toMatchObject([{ language: 'fr' }, { language: 'en', value: '' }]);
    const change = [{ at: first.at, value: 'Use cases' }];
    expect(
      await studio.save({ file: page, version: field?.version ?? '', changes: change }),
    ).toMatchObject({ state: 'saved' });
    const left = (await review.translations()).texts.filter(({ file }) => file === page);
    expect(left).toHaveLength(texts.filter(({ file }) => file === page).length - 1);
    expect(await studio.translate({ file: page, isWhole: true })).toMatchObject({
      state: 'invalid',
    });
  });

  test('has each of its texts in both languages side by side, its search words too', async () => {
    const review = makeReview({ root, workspace, table, live });
    const [page = ''] = (await review.translations()).pages.map(({ file }) => file);
    await studio.translate({ file: page, isWhole: false });
    const { texts } = await review.translations();
    const missing = texts.filter(({ file, older }) => file === page && !older);
    // One of each kind of place: a list holds many of a kind.
    const kindOf = (at: DataPath) => at.filter((key) => typeof key === 'string').join('/');
    const waiting = [...new Map(missing.map((text) => [kindOf(text.at), text])).values()];
    const fields = await Promise.all(waiting.map(({ at }) => studio.field({ file: page, at })));
    expect(fields.map((field) => field?.boxes.length)).toEqual(waiting.map(() => 2));

    const field = fields.find((each) => each?.boxes[0]?.form === 'words');
    if (!field) throw new Error('the page has no search words');
    const [{ value: french = '' } = {}] = field.boxes;
    // No page shows search words, nor what is not written yet: the page they belong to is shown.
    const [, address] = /^address: (.*)$/m.exec(await read(page)) ?? [];
    const shown = fields.map((each) => each?.view?.pages[0]?.address);
    expect(new Set(shown)).toEqual(new Set([`/en${address}`]));
    expect(field.boxes).toMatchObject([{ language: 'fr' }, { language: 'en', value: [] }]);
    const write = (value: string[]) => [{ at: field.at, value }];
    expect(await studio.draft({ file: page, changes: write([]) })).toMatchObject({
      findings: [{ box: 0 }],
    });
    expect(
      await studio.save({
        file: page,
        version: field.version,
        changes: write(['AI agent', 'case work']),
      }),
    ).toMatchObject({
      state: 'saved',
    });
    expect(await read(page)).toContain('en: [AI agent, case work]');
    // One of them, by its line or from a list of texts, opens them all.
    const one = await studio.field({ file: page, at: [...field.at.slice(0, -1), 'fr', 0] });
    expect(one?.boxes.map(({ value }) => value)).toEqual([french, ['AI agent', 'case work']]);
    const whole = await studio.field({ file: page, at: [] });
    expect(whole?.texts.map(({ at }) => at.join('/'))).toContain(one?.at.join('/'));
  });
});

test('what the assistant knows has its search words in both languages side by side', async () => {
  const entry = 'content/knowledge/entries/partners.yaml';
  const at = ['texts', 'fr', 'keywords'];
  for (const language of ['fr', 'en']) {
    const field = await studio.field({ file: entry, at: ['texts', language, 'keywords', 1] });
    expect(field?.at).toEqual(at);
    expect(field?.boxes).toMatchObject([
      { language: 'fr', at, form: 'words' },
      { language: 'en', form: 'words' },
    ]);
  }
  const { version = '', boxes = [] } = (await studio.field({ file: entry, at: [...at, 0] })) ?? {};
  const french = boxes[0]?.value;
  if (typeof french !== 'object') throw new Error('there are no search words');
  const before = await read(entry);
  const changes = [{ at, value: [...french, 'un mot de plus'] }];
  expect(await studio.save({ file: entry, version, changes })).toMatchObject({ state: 'saved' });
  const added = (await read(entry)).split('\n').filter((line) => !before.includes(line));
  expect(added).toEqual(['      - un mot de plus']);
});

test('an item that visitors read in one language is a text for itself', async () => {
  const file = 'content/collections/industries/education.yaml';
  const at = ['texts', 'fr', 'useCases', 0];
  const field = await studio.field({ file, at });
  expect(field).toMatchObject({ at, boxes: [{ at, form: 'line' }], list: { index: 0 } });
});

describe('a new page or entry', () => {
  test('bears its name as its headline', async () => {
    const made = await studio.create({ kind: 'page', name: { fr: 'Nos offres', en: 'Our offer' } });
    if (made.state !== 'saved') throw new Error('not made');
    const named = valueAt(parseYaml('', await read(made.file)).value, ['sections', 0, 'title']);
    expect(named).toEqual({ fr: 'Nos offres', en: 'Our offer' });
  });

  test('bears its name as it was typed, in all that is made of it', async () => {
    const name = { fr: "Prêts $& crédits, l'$' et $1", en: 'Loans $& credits' };
    const made = await studio.create({ kind: 'case-studies', name });
    if (made.state !== 'saved') throw new Error('not made');
    const text = JSON.stringify(parseYaml('', await read(made.file)).value);
    expect(text).toContain(`${name.fr} :`);
    expect(text).toContain(`${name.en}:`);
  });

  test('is opened with all its texts, and may be the copy of another', async () => {
    const from = 'content/collections/agents/kyc.yaml';
    const source = await studio.field({ file: from, at: [] });
    expect(source?.copyKind).toBe('agents');
    expect(source?.texts.map(({ at }) => at[0]).slice(0, 3)).toEqual(['title', 'text', 'sectors']);
    const made = await studio.create({ kind: 'agents', name: { fr: 'Copie', en: 'Copy' }, from });
    if (made.state !== 'saved') throw new Error('not made');
    const texts = (await studio.field({ file: made.file, at: [] }))?.texts.map(({ text }) => text);
    expect(texts).toEqual(['Copie', ...(source?.texts ?? []).slice(1).map(({ text }) => text)]);
    const { view } = (await studio.field({ file: made.file, at: [] })) ?? {};
    expect(view?.pages.map(({ address }) => address)).toContain('/agents');
    expect(table.find(view?.id ?? -1)?.file).toBe(made.file);
  });
});

describe('a list', () => {
  test('gets a copy of a section with an anchor of its own, and loses it again', async () => {
    const before = await read(home);
    expect((await change('duplicate', 2)).state).toBe('saved');
    expect(await read(home)).toContain('id: challenge-2\n');
    expect((await change('remove', 3)).state).toBe('saved');
    expect(await read(home)).toBe(before);
  });

  test('gets a new item that says so in both languages', async () => {
    const list = ['sections', 2, 'items'];
    expect((await change('add', 0, list)).state).toBe('saved');
    expect(await read(home)).toContain(
      '      - title:\n          fr: Nouveau texte\n          en: New text\n',
    );
    const opened = await studio.field({ file: home, at: [...list, 1] });
    expect(opened?.at).toEqual([...list, 1, 'title', 'fr']);
  });

  test('keeps a section that others link to', async () => {
    const page = 'content/pages/book-demo.yaml';
    const version = versionOf(await read(page));
    const sections = valueAt(parseYaml('', await read(page)).value, ['sections']);
    if (!Array.isArray(sections)) throw new Error('the page has no sections');
    const index = sections.findIndex((section) => valueAt(section, ['id']) === 'demo-form');
    const answer = await studio.list({
      file: page,
      version,
      from: [],
      action: 'remove',
      list: ['sections'],
      index,
      to: 0,
    });
    expect(answer.state).toBe('invalid');
  });
});

describe('the files that the studio reads and writes', () => {
  test.each([
    '../secret.yaml',
    'content/../package.json',
    'content/pages/../../x.yaml',
    '/etc/passwd',
    'content/images/a.svg',
    'content/pages/.home.yaml',
    'content/pages/none.yaml',
  ])('are none but YAML files that are in content/: %s', async (file) => {
    await expect(readContentFile(root, file)).rejects.toThrow(RefusedPath);
    await expect(writeContentFile(root, file, '', '')).rejects.toThrow(RefusedPath);
  });

  test('are not written over a version that the writer has not seen', async () => {
    const theirs = await read(home);
    expect(await writeContentFile(root, home, versionOf('older'), 'mine')).toBe(false);
    expect(await read(home)).toBe(theirs);
  });

  test('are never reached by a symbolic link', async () => {
    const project = await mkdtemp(path.join(tmpdir(), 'linked-'));
    onTestFinished(() => rm(project, { recursive: true }));
    const [secret, templates] = [
      path.join(project, 'secret.yaml'),
      path.join(project, 'templates'),
    ];
    await writeFile(secret, 'a: 1\n');
    await mkdir(templates);
    await writeFile(path.join(templates, 'error.yaml'), 'a: 1\n');
    await mkdir(path.join(project, 'content/pages'), { recursive: true });
    await symlink(secret, path.join(project, 'content/pages/link.yaml'));
    await symlink(templates, path.join(project, 'content/templates'));
    for (const file of ['content/pages/link.yaml', 'content/templates/error.yaml']) {
      await expect(readContentFile(project, file)).rejects.toThrow('symbolic link');
      await expect(writeContentFile(project, file, versionOf('a: 1\n'), 'b')).rejects.toThrow(
        'symbolic link',
      );
    }
    expect(await readFile(secret, 'utf8')).toBe('a: 1\n');
  });
});

test('of features/ nothing but features that are there are read and written', async () => {
  await mkdir(path.join(root, 'features'));
  await writeFile(path.join(root, 'features/a.feature'), 'Feature: A\n');
  for (const file of [
    'features/../package.json',
    'features/steps/visitor.ts',
    'content/a.feature',
  ]) {
    await expect(featurePath(root, file)).rejects.toThrow('is no file of features/');
  }
  await expect(featurePath(root, 'features/b.feature')).rejects.toThrow('is not there');
  expect(await featurePath(root, 'features/a.feature')).toBe(path.join(root, 'features/a.feature'));
});

describe('the door', () => {
  let listening: Listening;
  let asked: string[];
  let host: string;

  beforeEach(async () => {
    asked = [];
    const page = path.join(root, 'page');
    const review = makeReview({ root, workspace, table, live });
    const app = makeApp({
      studio,
      review,
      rules: {
        ...makeRules(root, async () => []),
        writeSpecification: async () => void asked.push('specification'),
      },
      pageFolder: page,
    });
    const sockets = createServer();
    sockets.on('upgrade', (_request, socket) => {
      asked.push('socket');
      socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    });
    const listener: Parameters<typeof listen>[1]['listener'] = (incoming, response) => {
      asked.push(incoming.url ?? '');
      response.end('the site');
    };
    listening = await listen(app, { listener, sockets }, { port: 0, token });
    host = new URL(listening.url).host;
  });

  afterEach(() => listening.close());

  const own = () => ({ host, cookie: `studio-${new URL(`http://${host}`).port}=${token}` });

  test('lets the printed address in, and gives its token a cookie of this site alone', async () => {
    const { pathname, search } = new URL(listening.url);
    const answer = await send(pathname + search, { host });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/__studio/');
    expect(String(answer.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect((await send('/', own())).status).toBe(200);
  });

  test('writes the living specification anew for who opens it', async () => {
    const answer = await send('/__studio/specification/', own());
    expect(asked).toEqual(['specification']);
    expect(answer.headers.location).toBe('/__studio/specification/index.html');
  });

  test.each([
    ['no token', () => ({ host })],
    ['another token', () => ({ ...own(), cookie: own().cookie.replace(token, 'x') })],
    ['a part of the token', () => ({ ...own(), cookie: own().cookie.slice(0, -1) })],
    ['another host', () => ({ ...own(), host: 'evil.example' })],
    ['a name that was rebound to this machine', () => ({ ...own(), host: `evil.example:${3100}` })],
    ['localhost by its name', () => ({ ...own(), host: host.replace('127.0.0.1', 'localhost') })],
    ['another origin', () => ({ ...own(), origin: 'https://evil.example' })],
    ['another port of this machine', () => ({ ...own(), origin: 'http://127.0.0.1:1' })],
    ['a sandboxed page', () => ({ ...own(), origin: 'null' })],
    ['a page of the same site', () => ({ ...own(), 'sec-fetch-site': 'same-site' })],
    ['a foreign page', () => ({ ...own(), 'sec-fetch-site': 'cross-site' })],
  ])('refuses %s everywhere, reads nothing and writes nothing', async (_name, headers) => {
    const before = await read(home);
    const body = JSON.stringify({
      file: home,
      version: versionOf(before),
      changes: [{ at: title, value: 'Piraté' }],
    });
    for (const [address, method] of [
      ['/', 'GET'],
      ['/content/site.yaml', 'GET'],
      ['/__studio/', 'GET'],
      ['/__studio/api/save', 'POST'],
    ] as const) {
      const answer = await send(address, headers(), method, body);
      expect(answer.status, address).toBe(403);
      expect(answer.text).not.toContain('site.yaml');
    }
    expect(
      (await send('/', { ...headers(), upgrade: 'websocket', connection: 'Upgrade' })).status,
    ).toBe(403);
    expect(asked).toEqual([]);
    expect(await read(home)).toBe(before);
  });

  test.each(['//', 'http://[', '//:x', 'http://a:99999/__studio/?token=x'])(
    'stands what is no address, from anybody: %s',
    async (address) => {
      expect((await send(address, { host })).status).toBe(403);
      expect((await send('/', own())).status).toBe(200);
    },
  );

  test('stands a refused connection that is reset before it has its answer', async () => {
    const { hostname, port } = new URL(listening.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    await promisify(socket.write.bind(socket))(
      `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    socket.resetAndDestroy();
    expect((await send('/', own())).status).toBe(200);
  });

  test('answers what it does not understand with 400, and a foreign file with 403', async () => {
    const post = (name: string, body: string) =>
      send(`/__studio/api/${name}`, own(), 'POST', body).then(({ status }) => status);
    expect(await post('save', '{')).toBe(400);
    expect(await post('save', '{}')).toBe(400);
    expect(
      await post('draft', '{"file":"package.json","changes":[{"at":["name"],"value":"x"}]}'),
    ).toBe(403);
    expect(await post('field', '{"id":7999999}')).toBe(404);
    const gone = '"file":"content/pages/gone.yaml"';
    expect(await post('field', `{${gone},"at":["title"]}`)).toBe(404);
    expect(
      await post('save', `{${gone},"version":"1","changes":[{"at":["title"],"value":"x"}]}`),
    ).toBe(404);
  });

  test.each([
    ['save', '{', {}, 'notUnderstood'],
    ['draft', '{"file":"package.json","changes":[{"at":["name"],"value":"x"}]}', {}, 'refusedFile'],
    ['field', '{"id":7999999}', {}, 'unknownText'],
    ['doubts', '{"file":"content/pages/gone.yaml","changes":[],"boxes":[]}', {}, 'unknownText'],
    ['draft', `{"file":"${home}","changes":[{"at":["none"],"value":"x"}]}`, {}, 'noPlaceForChange'],
    ['picture', 'x', {}, 'unusablePicture'],
    ['picture', 'x', { 'content-length': `${31 * 1024 * 1024}` }, 'pictureTooLarge'],
    ['save', 'x', { 'content-length': `${2 * 1024 * 1024}` }, 'textTooLarge'],
    ['saveFeature', 'x', { 'content-length': `${2 * 1024 * 1024}` }, 'textTooLarge'],
  ])('says no to %s of %s in the words of the studio', async (name, body, headers, words) => {
    const { text } = await send(`/__studio/api/${name}`, { ...own(), ...headers }, 'POST', body);
    const { message } = JSON.parse(text);
    expect(message).toEqual({ fr: wordsIn('fr')[words], en: wordsIn('en')[words] });
    expect(message.fr).toMatch(/\.$/);
  });

  test('tells a page that was open before its new start to open the new address', async () => {
    const old = { ...own(), cookie: own().cookie.replace(token, 'of-the-start-before') };
    for (const name of ['save', 'rules']) {
      const { status, text } = await send(`/__studio/api/${name}`, old, 'POST', '{}');
      expect(status).toBe(403);
      expect(JSON.parse(text)).toEqual({ message: inBoth('newAddress') });
    }
  });

  test('says of a run that cannot begin why, at its end', async () => {
    const wanted = JSON.stringify({ file: 'features/none.feature', lines: [1] });
    const { status, text } = await send('/__studio/api/play', own(), 'POST', wanted);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ kind: 'stopped', message: inBoth('unknownText') });
  });

  function send(address: string, headers: Record<string, string>, method = 'GET', body = '') {
    return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
      (resolve, reject) => {
        const { hostname, port } = new URL(listening.url);
        const sent = request({ hostname, port, path: address, method, headers, agent: false });
        sent.on('error', reject).on('response', (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          );
        });
        sent.end(method === 'POST' ? body : undefined);
      },
    );
  }
});

function undo() {
  return studio.replay({ direction: 'undo' });
}

function redo() {
  return studio.replay({ direction: 'redo' });
}

function read(file: string): Promise<string> {
  return readFile(path.join(root, file), 'utf8');
}

async function save(value: string, version?: string) {
  const current = version ?? versionOf(await read(home));
  return studio.save({ file: home, version: current, changes: [{ at: title, value }] });
}

async function change(
  action: 'add' | 'duplicate' | 'remove',
  index: number,
  list: (string | number)[] = ['sections'],
) {
  return studio.list({
    file: home,
    version: versionOf(await read(home)),
    from: [],
    action,
    list,
    index,
    to: 0,
  });
}
