import { setImmediate } from 'node:timers/promises';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type {
  Change,
  Deed,
  Field,
  Finding,
  Keepers,
  ListChange,
  Replayed,
  Saved,
} from '../../scripts/studio/api.ts';
import type { OpenField } from '../../scripts/studio/page/text/use-field.ts';
import { useField } from '../../scripts/studio/page/text/use-field.ts';
import { useRemovals } from '../../scripts/studio/page/text/use-removals.ts';
import { draw, leave, stubSessionStorage } from './drawn.ts';

vi.mock('../../scripts/studio/page/words.ts', () => ({ studioLanguage: 'fr' }));

/** What the server is asked of: the name of the request, and its body. */
type Body = {
  file: string;
  at: Field['at'];
  version?: string;
  changes?: readonly Change[];
  value?: unknown;
};
type Request = { name: string; body: Body };
type Answer = (request: Request) => unknown;

const home = 'content/pages/home.yaml';
const title = { file: home, at: ['title', 'fr'] };
const other = { file: home, at: ['lead', 'fr'] };
const elsewhere = { file: 'content/pages/press.yaml', at: ['excerpt', 'fr'] };

const wrongLink: Finding = {
  ...{ severity: 'error', code: 'unknown-page', box: 0, file: home, line: 1 },
  ...{ message: { fr: 'page inconnue', en: 'unknown page' }, hint: undefined },
};
const values = new Map<string, string>();
/** What every file is known by, until something is written. */
let version: string;
let answers: Record<string, Answer>;
let asked: Request[];
let shown: Record<number, string[]>[];
let field: OpenField;
let removals: ReturnType<typeof useRemovals>;

beforeEach(async () => {
  stubSessionStorage();
  vi.stubGlobal('fetch', async (address: string, { body, signal }: RequestInit) => {
    const [name = ''] = address.replace('/__studio/api/', '').split('?');
    const request = { name, body: typeof body === 'string' ? JSON.parse(body) : {} };
    asked.push(request);
    const answer = await Promise.race([answers[request.name]?.(request), abortOf(signal)]);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  values.clear();
  version = 'first';
  asked = [];
  shown = [];
  answers = {
    field: ({ body }) => fieldAt(body.file, body.at),
    draft: () => ({ findings: [], shown: {} }),
    doubts: () => [],
    save: () => ({ state: 'saved', version: 'next', file: home }) satisfies Saved,
  };
  await start();
});

afterEach(() => void vi.useRealTimers());

function abortOf(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** From now on a timer runs only when the test says so. */
const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

const show = (texts: Record<number, string[]>) => void shown.push(texts);

function Host() {
  field = useField(show);
  removals = useRemovals(field, () => Promise.resolve());
  return null;
}

/** Opens the studio's page, or opens it again: what the browser keeps is still there. */
const start = () => draw(createElement(Host));

function fieldAt(file: string, at: Field['at']): Field {
  const value = values.get(`${file} ${at.join('/')}`) ?? `${at[0]}`;
  const box = { language: 'fr', at, value, form: 'line' } as const;
  const none = { view: undefined, help: undefined, list: undefined, section: undefined };
  const lists = { settings: [], pages: [], uses: [], tokens: [], texts: [] };
  const whole = { copyKind: undefined, isRemovable: true };
  return { file, at, version, line: 1, boxes: [box], ...none, ...lists, ...whole };
}

async function opened(place: { file: string; at: Field['at'] }): Promise<void> {
  field.open(place);
  await expect.poll(() => field.opened?.field.at).toEqual(place.at);
  await expect.poll(() => field.isOpening).toBe(false);
}

const replayed = (deed: Deed) =>
  ({ state: 'saved', version: 'before', file: deed.file, deed }) satisfies Replayed;

/** Until whatever has an answer by now has acted on it. */
async function answered(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

const requests = (name: string) => asked.filter((each) => each.name === name);

test('a key that is typed while a save is on its way is no conflict with it', async () => {
  await opened(title);
  const { promise, resolve } = Promise.withResolvers<void>();
  answers.save = () => promise.then(() => ({ state: 'saved', version: 'next', file: home }));
  field.type(0, 'Un');
  field.leave();
  await expect.poll(() => requests('save')).toHaveLength(1);
  field.type(0, 'Un titre');
  values.set(`${home} title/fr`, 'Un');
  // The page is left before the next save has an answer.
  answers.save = () => new Promise(() => undefined);
  resolve();
  await expect.poll(() => field.revision).toBe(1);

  await leave();
  await start();
  await expect.poll(() => field.opened?.typed).toEqual(['Un titre']);
  expect(field.opened?.theirs).toBeUndefined();
});

test.each([
  ['the page is left', () => window.dispatchEvent(new window.Event('pagehide'))],
  ['the field goes', leave],
])('what waits to be saved is saved at once when %s, and only then', async (_, goAway) => {
  holdTimers();
  await opened(title);
  field.type(0, 'Un titre');
  goAway();
  await setImmediate();
  const body = { file: home, version: 'first', changes: [{ at: title.at, value: 'Un titre' }] };
  expect(requests('save')).toEqual([{ name: 'save', body }]);
  const before = asked.length;
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(before);
});

test('what was written while the page was left is no conflict with itself', async () => {
  await opened(title);
  answers.save = () => new Promise(() => undefined);
  field.type(0, 'Un titre');
  await leave();
  values.set(`${home} title/fr`, 'Un titre');
  await start();
  await expect.poll(() => field.opened?.typed).toEqual(['Un titre']);
  expect(field.opened?.theirs).toBeUndefined();
  expect(field.status).toBe('quiet');
  expect(sessionStorage.getItem('studio-typed')).toBe('[]');
});

describe('what another program changed while a text waited', () => {
  beforeEach(async () => {
    await opened(title);
    answers.save = () => ({ state: 'invalid', findings: [] }) satisfies Saved;
    field.type(0, 'Mon titre');
    field.leave();
    await expect.poll(() => field.status).toBe('invalid');
    await leave();
    values.set(`${home} title/fr`, "Un titre d'ailleurs");
    await start();
    await expect.poll(() => field.status).toBe('conflicting');
    answers.save = () => ({ state: 'saved', version: 'next', file: home }) satisfies Saved;
    asked = [];
  });

  test.each([
    ['the box is left', () => field.leave()],
    ['the page is left', () => window.dispatchEvent(new window.Event('pagehide'))],
    ['another text is opened', () => opened(other)],
    ['more is typed', () => field.type(0, 'Mon propre titre')],
  ])('is not overwritten when %s', async (_, act) => {
    holdTimers();
    await act();
    await vi.runAllTimersAsync();
    expect(requests('save')).toEqual([]);
    expect(sessionStorage.getItem('studio-typed')).toContain('"Mon ');
  });

  test('is not overwritten when more is typed and the page is opened once more', async () => {
    holdTimers();
    field.type(0, 'Mon propre titre');
    await leave();
    await start();
    await expect.poll(() => field.opened?.typed).toEqual(['Mon propre titre']);
    await vi.runAllTimersAsync();
    expect(field.status).toBe('conflicting');
    expect(requests('save')).toEqual([]);
  });

  test('is taken, the box being left for its button', async () => {
    field.leave();
    field.takeTheirs();
    await expect.poll(() => field.opened?.typed).toEqual(["Un titre d'ailleurs"]);
    expect(field.opened?.theirs).toBeUndefined();
    expect(requests('save')).toEqual([]);
    expect(sessionStorage.getItem('studio-typed')).toBe('[]');
  });

  test('is overwritten once an editor wants it so', async () => {
    field.keepMine();
    await expect.poll(() => field.status).toBe('saved');
    const changes = [{ at: title.at, value: 'Mon titre' }];
    expect(requests('save').map(({ body }) => body)).toMatchObject([{ changes }]);
    expect(field.opened?.theirs).toBeUndefined();
    expect(sessionStorage.getItem('studio-typed')).toBe('[]');
  });

  test('is what an undo shows; a redo asks again', async () => {
    field.replay('undo');
    await expect.poll(() => field.opened?.typed).toEqual(["Un titre d'ailleurs"]);
    expect(field.opened?.theirs).toBeUndefined();
    field.replay('redo');
    await expect.poll(() => field.opened?.typed).toEqual(['Mon titre']);
    expect(sessionStorage.getItem('studio-typed')).toContain('Mon titre');
    await expect.poll(() => field.status).toBe('conflicting');
    expect(requests('save')).toEqual([]);
  });
});

test('a language that came while a text waited is shown as it is in the file', async () => {
  await opened(title);
  answers.save = () => ({ state: 'invalid', findings: [] }) satisfies Saved;
  field.type(0, 'Mon titre');
  await leave();
  const before = fieldAt(home, title.at);
  const english = { language: 'en', at: ['title', 'en'], value: 'A title', form: 'line' } as const;
  answers.field = () => ({ ...before, boxes: [...before.boxes, english] });
  await start();
  await expect.poll(() => field.opened?.typed).toEqual(['Mon titre', 'A title']);
});

test('what was typed for a text that is gone stays, until it is given up', async () => {
  await opened(title);
  answers.save = () => ({ state: 'invalid', findings: [] }) satisfies Saved;
  field.type(0, 'Mon titre');
  await leave();
  answers.field = ({ body }) => ({ ...fieldAt(body.file, body.at), boxes: [] });
  await start();
  await expect.poll(() => field.opened?.theirs).toBeDefined();
  await opened(other);
  expect(field.waiting.map(({ typed }) => typed)).toEqual([['Mon titre']]);
  await opened(title);
  expect(field.opened?.typed).toEqual(['Mon titre']);
  field.takeTheirs();
  await expect.poll(() => field.opened?.theirs).toBeUndefined();
  expect(sessionStorage.getItem('studio-typed')).toBe('[]');
});

test.each([
  ['is gone', 404, false],
  ['cannot be read', 500, true],
])('a text that %s after an undo is open still (%s): %s', async (_, status, isOpen) => {
  await opened(title);
  answers.replay = () => replayed({ act: 'text', file: home, at: title.at });
  answers.field = () => Response.json({ message: { fr: 'non', en: 'no' } }, { status });
  field.replay('undo');
  await expect.poll(() => requests('field')).toHaveLength(2);
  await expect
    .poll(() => [field.opened !== undefined, field.status])
    .toEqual([isOpen, isOpen ? 'refused' : 'undone']);
});

test('a text that the studio refuses waits, and another one opens', async () => {
  await opened(title);
  const message = { fr: 'Rien n’a été écrit.', en: 'Nothing was written.' };
  answers.draft = () => Response.json({ message }, { status: 422 });
  answers.save = answers.draft;
  field.type(0, 'Mon titre');
  field.leave();
  await expect.poll(() => [field.status, field.refusal]).toEqual(['refused', message.fr]);
  await opened(elsewhere);
  expect([field.status, field.refusal]).toEqual(['quiet', undefined]);
  expect(field.waiting.map(({ typed }) => typed)).toEqual([['Mon titre']]);
});

test('no list of a file is changed while a text of it waits to be saved', async () => {
  answers.save = () => ({ state: 'invalid', findings: [] }) satisfies Saved;
  await opened(title);
  field.type(0, 'Un {titre}');
  await opened(other);
  await field.change({ action: 'remove', list: ['sections'], index: 0, to: 0 });
  await expect.poll(() => field.status).toBe('unsavedFirst');
  expect(requests('list')).toEqual([]);
});

describe('what the checker proposes of a text in a list', () => {
  const cure = { instead: 'Accueil', write: 'Bienvenue' };
  const finding: Finding = {
    ...{ severity: 'error', code: 'unknown-token', box: undefined, file: home, line: 4 },
    ...{ message: { fr: 'faux', en: 'wrong' }, hint: undefined, cure },
  };

  test('is written there once its button is pressed', async () => {
    answers.field = () => fieldAt(home, title.at);
    values.set(`${home} ${title.at.join('/')}`, 'Accueil');
    field.cure(finding);
    await expect.poll(() => field.opened?.typed).toEqual(['Bienvenue']);
    expect(asked.find(({ name }) => name === 'field')?.body).toEqual({ file: home, line: 4 });
    field.leave();
    await expect
      .poll(() => asked.find(({ name }) => name === 'save')?.body.changes)
      .toEqual([{ at: title.at, value: 'Bienvenue' }]);
  });

  test('changes nothing where the text says something else by now', async () => {
    answers.field = () => fieldAt(home, title.at);
    values.set(`${home} ${title.at.join('/')}`, 'Bonjour');
    field.cure(finding);
    await expect.poll(() => field.opened?.typed).toEqual(['Bonjour']);
    expect(field.kept).toEqual([]);
  });
});

test('a word that no dictionary has becomes one of those of the site, behind the others', async () => {
  const setting = { key: 'fr', kind: 'list' as const, isOptional: true, value: ['Chiffrage'] };
  answers.field = ({ body }) => ({
    ...fieldAt(body.file, body.at),
    settings: [{ of: 'file', at: [], settings: [setting] }],
  });
  answers.setting = () => ({ state: 'saved', version: 'next', file: 'content/spelling.yaml' });
  field.learn({ word: 'Zorgué', language: 'fr' });
  await expect
    .poll(() => asked.find(({ name }) => name === 'setting')?.body)
    .toMatchObject({ file: 'content/spelling.yaml', at: [], value: ['Chiffrage', 'Zorgué'] });
});

test('what is wrong with one text is not said of the next', async () => {
  answers.save = () => ({ state: 'invalid', findings: [] }) satisfies Saved;
  await opened(title);
  field.type(0, 'Un {titre}');
  field.leave();
  await expect.poll(() => field.status).toBe('invalid');
  await opened(elsewhere);
  expect(field.status).toBe('quiet');
});

describe('on the page stands what the file says', () => {
  const mark = 7;
  const onPage = () => shown.at(-1)?.[mark];

  beforeEach(async () => {
    answers.draft = ({ body: { changes = [] } }) => ({
      findings: [],
      shown: { [mark]: changes.map(({ value }) => value) },
    });
    await opened(title);
  });

  test('once a saved text is taken back: the page may not have heard of the save', async () => {
    answers.replay = () => replayed({ act: 'text', file: home, at: title.at });
    field.type(0, 'Un titre');
    await expect.poll(onPage).toEqual(['Un titre']);
    field.replay('undo');
    await expect.poll(onPage).toEqual(['title']);
  });

  test('though the draft of what was typed is answered after it was taken back', async () => {
    answers.replay = () => replayed({ act: 'text', file: home, at: title.at });
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { draft } = answers;
    answers.draft = () => promise;
    field.type(0, 'Un titre');
    await expect.poll(() => requests('draft')).toHaveLength(1);
    answers.draft = draft ?? answers.draft;
    field.replay('undo');
    await expect.poll(onPage).toEqual(['title']);
    resolve({ findings: [], shown: { [mark]: ['Un titre'] } });
    await setImmediate();
    expect(onPage()).toEqual(['title']);
  });

  test('once the text of another program is taken', async () => {
    answers.save = () => ({ state: 'conflict' }) satisfies Saved;
    values.set(`${home} title/fr`, "Un titre d'ailleurs");
    field.type(0, 'Mon titre');
    field.leave();
    await expect.poll(() => field.opened?.theirs).toBeDefined();
    field.takeTheirs();
    await expect.poll(onPage).toEqual(["Un titre d'ailleurs"]);
  });
});

test('what is found late in one text is not said of the next', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  answers.draft = () => promise;
  await opened(title);
  field.type(0, 'Un titre');
  await expect.poll(() => requests('draft')).toHaveLength(1);
  holdTimers();
  await opened(elsewhere);
  resolve({ findings: [wrongLink], shown: {} });
  await expect.poll(() => shown).toHaveLength(1);
  await vi.runAllTimersAsync();
  expect(field.findings).toEqual([]);
});

test('a removal that fails says so, and its file stays listed', async () => {
  answers.keepers = () =>
    ({ findings: [{ ...wrongLink, box: undefined }], addresses: [] }) satisfies Keepers;
  removals.remove(elsewhere.file);
  await expect.poll(() => removals.waiting).toHaveLength(1);

  answers.keepers = () => ({ findings: [], addresses: [] }) satisfies Keepers;
  answers.remove = () => ({ state: 'conflict' }) satisfies Saved;
  removals.remove(elsewhere.file);
  await expect.poll(() => field.status).toBe('conflicting');
  expect(removals.waiting).toHaveLength(1);

  answers.remove = () => Promise.reject(new Error('the studio has ended'));
  removals.remove(elsewhere.file);
  await expect.poll(() => field.status).toBe('failed');
  expect(removals.waiting).toHaveLength(1);
});

test('a file that is to go is asked to go once, however often its button is pressed', async () => {
  answers.keepers = () => ({ findings: [], addresses: [] }) satisfies Keepers;
  const { promise, resolve } = Promise.withResolvers<void>();
  answers.remove = () =>
    promise.then(() => ({ state: 'saved', version: '', file: elsewhere.file }) satisfies Saved);
  removals.remove(elsewhere.file);
  removals.remove(elsewhere.file);
  await expect.poll(() => requests('remove')).toHaveLength(1);
  resolve();
  await expect.poll(() => field.status).toBe('saved');
  await answered();
  expect(requests('remove')).toHaveLength(1);
});

test('the box of a text has the focus only when it was opened to be written', async () => {
  field.openToWrite(title);
  await expect.poll(() => field.isAwaited).toBe(true);
  // Nothing has taken the focus, as where the text has no box.
  await opened(elsewhere);
  expect(field.isAwaited).toBe(false);
});

test('a picture that is dropped where there is none is refused in words', async () => {
  field.dropPicture(undefined, new File([], 'IMG_2041.JPG'));
  await expect.poll(() => field.status).toBe('noPicture');
});

describe('what is asked for while something else is being written', () => {
  const remove = { action: 'remove', list: ['sections'], index: 0, to: 0 } as const;
  const mark = 7;
  const draft = { at: ['sections', 0], key: 'draft' };
  let count: number;

  /** Writes whatever is asked for, as the studio does, unless another version is meant. */
  const write: Answer = ({ body }) => {
    if (body.version !== version) return { state: 'conflict' } satisfies Saved;
    count += 1;
    version = `${version}, ${count}`;
    return { state: 'saved', version, file: body.file } satisfies Saved;
  };

  beforeEach(async () => {
    count = 0;
    for (const name of ['save', 'list', 'setting', 'sure', 'remove']) answers[name] = write;
    await opened(title);
  });

  test('a second click on a button of a list, before the first is done, hits no other item', async () => {
    await Promise.all([field.change(remove), field.change(remove)]);
    expect(requests('list')).toHaveLength(1);
    await expect.poll(() => field.status).toBe('overtaken');
    await field.change(remove);
    expect(requests('list').map(({ body }) => body.version)).toEqual(['first', 'first, 1']);
  });

  test('a list that another program has changed is read anew, and the editor asks again', async () => {
    version = 'of another program';
    await field.change(remove);
    expect(requests('list')).toHaveLength(1);
    await expect.poll(() => field.status).toBe('conflicting');
    await expect.poll(() => field.opened?.field.version).toBe(version);
    await field.change(remove);
    await expect.poll(() => field.status).toBe('saved');
  });

  test('a setting that is left for the button of a list is written before it', async () => {
    await Promise.all([field.set(draft.at, draft.key, true), field.change(remove)]);
    const written = asked.filter(({ name }) => name === 'setting' || name === 'list');
    expect(written.map(({ name, body }) => [name, body.version])).toEqual([
      ['setting', 'first'],
      ['list', 'first, 1'],
    ]);
    await expect.poll(() => field.status).toBe('saved');
  });

  test('a text that is left for the button of a list is written before it', async () => {
    field.type(0, 'Un titre');
    field.leave();
    await field.change(remove);
    expect(requests('list').map(({ body }) => body.version)).toEqual(['first, 1']);
  });

  test('a setting is not given to the item that stands in the place of the one that it was for', async () => {
    await Promise.all([field.change(remove), field.set(draft.at, draft.key, true)]);
    expect(requests('setting')).toEqual([]);
    await expect.poll(() => field.status).toBe('overtaken');
  });

  test('a list that another program has changed under a text being saved is not changed blindly', async () => {
    version = 'of another program';
    field.type(0, 'Un titre');
    await field.change(remove);
    expect(requests('save')).toHaveLength(2);
    expect(requests('list')).toEqual([]);
    await expect.poll(() => field.status).toBe('overtaken');
  });

  test('a text is added to an item once', async () => {
    await opened(elsewhere);
    field.addText(['sections', 0], 'lead');
    field.addText(['sections', 0], 'lead');
    await expect.poll(() => field.status).toBe('overtaken');
    expect(requests('setting')).toHaveLength(1);
  });

  test('words that are ticked in haste are all in the list, and what is asked of its places is not', async () => {
    const words = { key: 'sectors', kind: 'list', isOptional: false } as const;
    const before: { value: string[] } = { value: ['Banque'] };
    answers.field = ({ body }) => ({
      ...fieldAt(body.file, body.at),
      settings: [{ of: 'file', at: [], settings: [{ ...words, ...before }] } as const],
    });
    answers.setting = (request) => {
      before.value = z.array(z.string()).parse(request.body.value);
      return write(request);
    };
    await opened(elsewhere);
    const tick = (word: string) =>
      field.set([], 'sectors', (now) => [...z.array(z.string()).parse(now), word]);
    await Promise.all([tick('Santé'), tick('Industrie'), field.change(remove)]);
    expect(before.value).toEqual(['Banque', 'Santé', 'Industrie']);
    expect(requests('list')).toEqual([]);
  });

  test('a setting that comes late, as a picture does, is not written to the file that is open by then', async () => {
    const { set } = field;
    await opened(elsewhere);
    await set(['sections', 0, 'image'], 'src', 'late.webp');
    expect(requests('setting')).toEqual([]);
    await expect.poll(() => field.status).toBe('overtaken');
  });

  test('a picture is put where it was dropped, though another text is opened while it is sent', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const setting = { key: 'src', kind: 'image', isOptional: false, value: 'a.webp' } as const;
    const settings = [{ of: 'item', at: ['sections', 0, 'image'], settings: [setting] } as const];
    answers.field = ({ body }) =>
      'id' in body || body.at[0] === 'alt'
        ? { ...fieldAt(home, ['alt', 'fr']), settings }
        : fieldAt(body.file, body.at);
    answers.picture = () => promise.then(() => ({ image: 'new.webp' }));
    field.dropPicture(mark, new File([], 'IMG_2041.JPG'));
    await expect.poll(() => requests('picture')).toHaveLength(1);
    await opened(elsewhere);
    resolve();
    await expect
      .poll(() => requests('setting').map(({ body }) => body))
      .toMatchObject([{ file: home, at: ['sections', 0, 'image'], key: 'src', value: 'new.webp' }]);
    await expect.poll(() => field.opened?.field.at).toEqual(['alt', 'fr']);
  });

  test('a doubt is declared in the file of its text, or not at all', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answers.field = ({ body }) => promise.then(() => fieldAt(body.file, body.at));
    field.open(elsewhere);
    const declared = field.declare(elsewhere, 'stale-translation', 'same');
    resolve();
    await declared;
    expect(requests('sure').map(({ body }) => body.file)).toEqual([elsewhere.file]);
    await field.declare(title, 'stale-translation', 'same');
    expect(requests('sure')).toHaveLength(1);
    await expect.poll(() => field.status).toBe('overtaken');
  });

  test('a doubt is declared once, however often its form is sent', async () => {
    const declare = () => field.declare(title, 'spelling', 'same');
    await Promise.all([declare(), declare()]);
    expect(requests('sure')).toHaveLength(1);
  });

  test('one undo waits for the other, and for what is written', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answers.list = (request) => promise.then(() => write(request));
    answers.replay = () => replayed({ act: 'remove', file: home, at: title.at, list: remove });
    const changed = field.change(remove);
    await expect.poll(() => requests('list')).toHaveLength(1);
    field.replay('undo');
    field.replay('undo');
    await setImmediate();
    expect(requests('replay')).toEqual([]);
    resolve();
    await changed;
    await expect.poll(() => requests('replay')).toHaveLength(2);
    await expect.poll(() => field.replayed).toBe(2);
  });

  test('a text that is written while another one opens is not taken for that one', async () => {
    version = 'of another program';
    values.set(`${home} title/fr`, "Un titre d'ailleurs");
    field.type(0, 'Mon titre');
    field.leave();
    await expect.poll(() => field.opened?.theirs).toBeDefined();
    const saved = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    answers.save = (request) => saved.promise.then(() => write(request));
    answers.field = ({ body }) => read.promise.then(() => fieldAt(body.file, body.at));
    field.open(other);
    await expect.poll(() => requests('field').map(({ body }) => body.at)).toContainEqual(other.at);
    field.keepMine();
    await setImmediate();
    read.resolve();
    await expect.poll(() => field.opened?.field.at).toEqual(other.at);
    saved.resolve();
    await expect.poll(() => field.isOpening).toBe(false);
    await answered();
    expect(field.opened?.typed).toEqual(['lead']);
    expect(field.opened?.field.at).toEqual(other.at);
  });
});

describe('what the panel holds is known by what it is', () => {
  const item = (index: number) => ({ file: home, at: ['sections', index, 'title', 'fr'] });
  const change = (action: ListChange['action'], index: number, to = 0): ListChange => ({
    ...{ action, list: ['sections'], index, to },
  });

  beforeEach(async () => {
    answers.list = () => ({ state: 'saved', version: 'next', file: home }) satisfies Saved;
    await opened(item(2));
  });

  test.each([
    ['it is moved up', change('move', 2, 0), 0],
    ['it is moved down', change('move', 2, 4), 4],
    ['another one is moved over it', change('move', 0, 4), 1],
    ['another one is moved before it', change('move', 4, 0), 3],
    ['one before it is taken out', change('remove', 1), 1],
    ['a list of another place is changed', { ...change('remove', 0), list: ['footer'] }, 2],
    ['it is taken out', change('remove', 2), undefined],
  ])('once %s', async (_, wanted, index) => {
    await field.change(wanted);
    await answered();
    expect(field.opened?.field.at).toEqual(index === undefined ? undefined : item(index).at);
    expect(requests('list').map(({ body }) => body)).toMatchObject([{ from: item(2).at }]);
  });

  test.each(['add', 'duplicate'] as const)(
    'what comes by %s is opened to be written',
    async (action) => {
      await field.change(change(action, 2));
      await expect.poll(() => field.opened?.field.at).toEqual(['sections', 3]);
      expect([field.isAwaited, field.status]).toEqual([true, 'saved']);
      expect(requests('list').map(({ body }) => body)).toMatchObject([{ from: item(2).at }]);
    },
  );

  test('what comes does not take the place of what is typed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Saved>();
    answers.list = () => promise;
    const changed = field.change(change('add', 2));
    await expect.poll(() => requests('list')).toHaveLength(1);
    field.type(0, 'Un titre');
    resolve({ state: 'saved', version: 'next', file: home });
    await changed;
    await answered();
    expect([field.opened?.field.at, field.opened?.typed]).toEqual([item(2).at, ['Un titre']]);
  });

  test.each([
    ['undo', change('move', 2, 0), item(0), item(2)],
    ['redo', change('move', 2, 0), item(2), item(0)],
    ['undo', change('remove', 1), item(2), item(2)],
    ['undo', change('duplicate', 2), elsewhere, item(2)],
    ['redo', change('add', 2), elsewhere, item(2)],
    ['redo', change('remove', 2), item(2), undefined],
  ] as const)(
    '%s leads to what it changed, and says what: %j',
    async (direction, list, open, at) => {
      await opened(open);
      answers.replay = () => replayed({ act: list.action, file: home, at: item(2).at, list });
      field.replay(direction);
      await expect.poll(() => field.status).toBe(direction === 'undo' ? 'undone' : 'redone');
      expect(field.opened?.field.at).toEqual(at?.at);
      expect(field.deed?.act).toBe(list.action);
    },
  );
});

describe('a text whose file another program has changed', () => {
  beforeEach(async () => {
    await opened(title);
    version = 'of another program';
    values.set(`${home} title/fr`, "Un titre d'ailleurs");
  });

  test('is shown as it is by now, while nothing is typed', async () => {
    field.refresh();
    await expect.poll(() => field.opened?.typed).toEqual(["Un titre d'ailleurs"]);
  });

  test('stays while something is typed', async () => {
    holdTimers();
    field.type(0, 'Mon titre');
    field.refresh();
    await answered();
    expect(field.opened?.typed).toEqual(['Mon titre']);
    expect(requests('field')).toHaveLength(1);
  });
});

test('a save waits for no text that is being read anew', async () => {
  await opened(title);
  answers.field = () => new Promise(() => undefined);
  field.refresh();
  await expect.poll(() => requests('field')).toHaveLength(2);
  field.type(0, 'Un titre');
  field.leave();
  await expect.poll(() => requests('save')).toHaveLength(1);
});

test('what is asked anew after a save waits until the text that is opened is there', async () => {
  await opened(title);
  const { promise, resolve } = Promise.withResolvers<void>();
  answers.field = ({ body }) => promise.then(() => fieldAt(body.file, body.at));
  field.type(0, 'Un titre');
  field.open(other);
  await expect.poll(() => requests('field').map(({ body }) => body.at)).toContainEqual(other.at);
  await answered();
  expect(field.revision).toBe(0);
  resolve();
  await expect.poll(() => field.revision).toBe(1);
});

test('a refusal that comes late is not said of what was typed since', async () => {
  await opened(title);
  const { promise, resolve } = Promise.withResolvers<Saved>();
  answers.save = () => promise;
  field.type(0, '/agent');
  field.leave();
  await expect.poll(() => requests('save')).toHaveLength(1);
  field.type(0, '/agence');
  resolve({ state: 'invalid', findings: [wrongLink] });
  await answered();
  expect([field.status, field.findings]).toEqual(['typing', []]);
});

test('what was refused is not said of what is asked next', async () => {
  await opened(title);
  const refused = { state: 'invalid', findings: [] } satisfies Saved;
  answers.list = () => refused;
  const move: ListChange = { action: 'move', list: ['sections'], index: 0, to: 1 };
  await field.change(move);
  await expect.poll(() => field.asked).toBe('list sections');
  answers.list = () => new Promise(() => undefined);
  void field.change(move);
  await expect.poll(() => field.asked).toBeUndefined();
});

test('what was said of one act is not said once an editor turns to something else', async () => {
  await opened(title);
  answers.replay = () => ({ state: 'nothing' }) satisfies Replayed;
  field.replay('undo');
  await expect.poll(() => field.status).toBe('nothing');
  field.turnAway();
  await expect.poll(() => field.status).toBe('quiet');
});

test('a setting that is typed and not given yet is not said to be saved', async () => {
  await opened(title);
  field.type(0, 'Un titre');
  field.leave();
  await expect.poll(() => field.status).toBe('saved');
  const given = field.awaitSetting();
  await expect.poll(() => field.status).toBe('typing');
  given();
  await expect.poll(() => field.status).toBe('saved');
});

test.each([
  ['a list', () => field.change({ action: 'remove', list: ['sections'], index: 0, to: 0 })],
  ['a setting', () => field.set(['sections', 0], 'from', '2027-01-01')],
])('what is refused of %s is said to be of it', async (_, act) => {
  await opened(title);
  answers.list = () => ({ state: 'invalid', findings: [] }) satisfies Saved;
  answers.setting = () => Response.json({ message: { fr: 'non', en: 'no' } }, { status: 422 });
  await act().catch(() => undefined);
  await expect.poll(() => field.asked).toMatch(/^list sections$|^sections\/0\/from$/);
  field.turnAway();
  await expect.poll(() => [field.asked, field.status]).toEqual([undefined, 'quiet']);
});

test('what an undo cannot take back any more is told as that', async () => {
  await opened(title);
  answers.replay = () => ({ state: 'conflict' }) satisfies Saved;
  field.replay('undo');
  await expect.poll(() => field.status).toBe('passedOver');
});

test('of two texts that are clicked in haste, the last one opens, and stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { field: at } = answers;
  answers.field = (request) =>
    request.body.at[0] === 'title' ? promise.then(() => at?.(request)) : at?.(request);
  field.open(title);
  await expect.poll(() => requests('field')).toHaveLength(1);
  await opened(other);
  resolve();
  await answered();
  expect(field.opened?.field.at).toEqual(other.at);
});

test('the text that waited last does not take the place of the one that is opened meanwhile', async () => {
  await opened(title);
  answers.save = () => ({ state: 'invalid', findings: [] }) satisfies Saved;
  field.type(0, 'Mon titre');
  await leave();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { field: at } = answers;
  answers.field = (request) =>
    request.body.at[0] === 'title' ? promise.then(() => at?.(request)) : at?.(request);
  await start();
  await expect.poll(() => requests('field')).toHaveLength(2);
  await opened(other);
  resolve();
  await answered();
  expect(field.opened?.field.at).toEqual(other.at);
});
