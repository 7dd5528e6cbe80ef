import { setImmediate } from 'node:timers/promises';
import { createElement, type ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Choices, Field, Finding, Setting, Translations } from '../../scripts/studio/api.ts';
import { longestReason } from '../../scripts/studio/limits.ts';
import { Deeds } from '../../scripts/studio/page/rooms/changes-room.tsx';
import { NewFile } from '../../scripts/studio/page/rooms/new-file-form.tsx';
import { PagesRoom } from '../../scripts/studio/page/rooms/pages-room.tsx';
import { ReviewRoom } from '../../scripts/studio/page/rooms/review-room.tsx';
import { TextRoom } from '../../scripts/studio/page/rooms/text-room.tsx';
import { TranslationsRoom } from '../../scripts/studio/page/rooms/translations-room.tsx';
import { SettingGroupForm } from '../../scripts/studio/page/text/setting-group-form.tsx';
import { TextBox } from '../../scripts/studio/page/text/text-box.tsx';
import { ToldFinding } from '../../scripts/studio/page/told.tsx';
import { draw } from './drawn.ts';

vi.mock('../../scripts/studio/page/words.ts', () => ({
  studioLanguage: 'fr',
  say: (key: string) => key,
  keyName: (key: string) => key,
  shortName: (file: string) => file,
  tell: ({ fr }: { fr: string }) => fr,
}));

beforeEach(() => {
  awaited = 0;
});

/** Renders a part of the panel, or renders it anew. */
async function render(
  part: ReactElement,
  acts: object = {},
  choices?: Partial<Choices>,
): Promise<void> {
  const { StudioProvider } = await import('../../scripts/studio/page/studio-context.ts');
  const value = {
    frame: { reveal },
    field: { awaitSetting, open: nothing, leave: nothing, arrive: nothing, ...acts },
    choices,
    removals: {},
    open: nothing,
  };
  await draw(createElement(StudioProvider, { value } as never, part));
}

/** The only line to type in. */
function line(): HTMLInputElement {
  const input = document.querySelector('input');
  if (!input) throw new Error('there is no line to type in');
  return input;
}

/** Types as a browser reports it. */
async function type(input: HTMLInputElement, text: string): Promise<void> {
  const { flushSync } = await import('react-dom');
  // React takes what is set as its property for its own doing.
  input.setAttribute('value', text);
  flushSync(() => input.dispatchEvent(new window.Event('input', { bubbles: true })));
}

const nothing = () => undefined;
const reveal = vi.fn();
/** Counts the settings that are typed and not given yet. */
let awaited: number;
function awaitSetting() {
  awaited += 1;
  return () => {
    awaited -= 1;
  };
}
const field: Field = {
  ...{ file: 'content/figures.yaml', at: ['clients'], version: '', line: 1, view: undefined },
  ...{ help: undefined, list: undefined, section: undefined, copyKind: undefined },
  ...{
    isRemovable: false,
    boxes: [],
    settings: [],
    pages: [],
    uses: [],
    tokens: [],
    texts: [],
  },
};
/** A box with nothing to be said of it. */
const bare = {
  ...{ text: '', tokens: [], findings: [], doubts: [] },
  ...{ declare: nothing, type: nothing, isAwaited: false },
};

test.each([
  ['10,000', 'twoNumbers'],
  ['10 000', undefined],
])(
  'a number that can be read in two ways is refused in words at its box: %s',
  async (text, told) => {
    const box = { at: ['value'], form: 'value' as const, value: 10 };
    await render(createElement(TextBox, { ...bare, box, text }));
    expect(document.querySelector('.findings .error')?.textContent).toBe(told);
    const area = document.querySelector('textarea');
    expect(area?.getAttribute('aria-invalid')).toBe(String(told !== undefined));
  },
);

test('what was done in this visit is read, and taken back as far as one of them', async () => {
  const deeds = ['text', 'move', 'setting'].map((act) => ({ act, file: field.file, at: [] }));
  vi.stubGlobal('fetch', async () => Response.json(deeds));
  const replay = vi.fn();
  await render(createElement(Deeds), { replay });
  const items = () => [...document.querySelectorAll('li')];
  await expect.poll(items).toHaveLength(3);
  items()[1]
    ?.querySelector('button')
    ?.dispatchEvent(new window.Event('click', { bubbles: true }));
  expect(replay.mock.calls).toEqual([['undo'], ['undo']]);
});

test('the page follows the box that has the focus', async () => {
  const view = { id: 7, pages: [{ language: 'en' as const, name: 'Home', address: '/en' }] };
  const box = { at: ['en'], language: 'en' as const, form: 'line' as const, value: '', view };
  await render(createElement(TextBox, { ...bare, box }));
  const focus = new window.Event('focusin', { bubbles: true });
  document.querySelector('textarea')?.dispatchEvent(focus);
  expect(reveal).toHaveBeenCalledExactlyOnceWith(view);
});

test('what the checker proposes is a button that writes it in the place of what is wrong', async () => {
  const cure = { instead: '{produit}', write: '{product}' };
  const finding: Finding = {
    ...{ severity: 'error', code: 'unknown-token', box: 0, file: field.file, line: 1, cure },
    ...{ message: { fr: 'inconnu', en: 'unknown' }, hint: undefined },
  };
  const box = { at: ['fr'], form: 'line' as const, value: '' };
  const props = { ...bare, box, findings: [finding] };
  await render(createElement(TextBox, { ...props, text: 'Un {produit} neuf' }));
  const button = document.querySelector('.findings button');
  const [setSelectionRange, execCommand] = [vi.fn(), vi.fn()];
  Object.assign(document, { execCommand });
  Object.assign(document.querySelector('textarea') ?? {}, { setSelectionRange, focus: nothing });
  button?.dispatchEvent(new window.Event('click', { bubbles: true }));
  expect(setSelectionRange).toHaveBeenCalledWith(3, 12);
  expect(execCommand).toHaveBeenCalledWith('insertText', false, '{product}');

  await render(createElement(TextBox, { ...props, text: 'Un autre' }));
  expect(document.querySelector('.findings button')).toBeNull();
});

test.each([
  ['line', 1],
  ['message', 0],
] as const)(
  'a figure is put in a text, and in no message of the interface: %s',
  async (form, count) => {
    const box = { at: ['fr'], form, value: '' };
    await render(createElement(TextBox, { ...bare, box }), {}, { figures: [] });
    expect(document.querySelectorAll('.tools input')).toHaveLength(count);
  },
);

describe('a number among the settings', () => {
  const set = vi.fn();
  const max: Setting = { key: 'max', kind: 'number', isOptional: false, value: 12 };
  const formOf = (...settings: Setting[]) =>
    createElement(SettingGroupForm, {
      group: { of: 'item', at: ['clients'], settings },
      isOpen: true,
    });
  const show = (setting: Setting) => render(formOf(setting), { set });

  async function typed(text: string, badInput = false): Promise<void> {
    const { flushSync } = await import('react-dom');
    const input = line();
    Object.assign(input, { validity: { badInput } });
    await type(input, text);
    flushSync(() => input.dispatchEvent(new window.Event('focusout', { bubbles: true })));
  }

  test.each([
    ['emptied', max, '', false],
    ['typed so that no browser reads it', max, '', true],
    ['typed so, and may lack,', { ...max, isOptional: true }, '', true],
    ['typed otherwise', max, '12.0', false],
  ])('that is %s stays as it was', async (_, setting, text, badInput) => {
    await show(setting);
    await typed(text, badInput);
    expect(set).not.toHaveBeenCalled();
    expect(line().value).toBe('12');
  });

  test.each([
    ['14', 14],
    ['0', 0],
    ['', undefined],
  ])('that may lack is set to what is typed: %j', async (text, wanted) => {
    await show({ ...max, isOptional: true });
    await typed(text);
    expect(set).toHaveBeenCalledExactlyOnceWith(['clients'], 'max', wanted);
  });

  test('is shown as it is once it was taken back', async () => {
    await show(max);
    await typed('14');
    await show({ ...max, value: 14 });
    await show(max);
    expect(line().value).toBe('12');
  });

  test('waits while it is typed, and until it is given', async () => {
    await show(max);
    await type(line(), '14');
    await expect.poll(() => awaited).toBe(1);
    await show({ ...max, value: 14 });
    await expect.poll(() => awaited).toBe(0);
  });

  test('is refused beside its own line', async () => {
    const form = formOf(max, { ...max, key: 'min' });
    await render(form, { asked: 'clients/max', refusal: 'too many', findings: [] });
    const lines = [...document.querySelectorAll('.setting, [role=alert]')];
    expect(lines.map(({ textContent }) => textContent)).toEqual(['maxtoo many', 'too many', 'min']);
  });

  test('is refused no longer once another one is typed', async () => {
    const turnAway = vi.fn();
    const refused = { asked: 'clients/max', refusal: 'too many', findings: [], turnAway };
    await render(formOf(max), refused);
    await type(line(), '13');
    expect(turnAway).toHaveBeenCalledOnce();
  });

  test('is still the same line once another change of its file is written', async () => {
    const group = { of: 'item' as const, at: ['clients'], settings: [max] };
    const opened = (version: string) => ({ ...field, version, settings: [group] });
    const room = createElement(TextRoom, { texts: [] });
    await render(room, { opened: { field: opened('first'), typed: [] }, findings: [], doubts: [] });
    const before = line();
    await render(room, { opened: { field: opened('next'), typed: [] }, findings: [], doubts: [] });
    expect(line()).toBe(before);
  });
});

test('a word that may be right is added to those of the site by a button', async () => {
  const newWord = { word: 'Zorgué', language: 'fr' as const };
  const finding: Finding = {
    ...{ severity: 'warning', code: 'spelling', box: 0, file: field.file, line: 1, newWord },
    ...{ message: { fr: 'inconnu', en: 'unknown' }, hint: undefined },
  };
  const learn = vi.fn();
  await render(createElement(ToldFinding, { finding }), { learn });
  document.querySelector('button')?.dispatchEvent(new window.Event('click', { bubbles: true }));
  expect(learn).toHaveBeenCalledExactlyOnceWith(newWord);
});

describe('what there is already is chosen, not typed:', () => {
  const choices = {
    links: [{ language: 'fr' as const, name: 'Agents', address: '/agents' }],
    figures: [{ name: 'clients', value: { fr: '500+', en: '500+' } }],
    icons: ['landmark'],
    images: ['wall.svg'],
  };
  const named = { link: '/agents', figure: 'clients', icon: 'landmark', image: 'wall.svg' };
  const kinds = ['link', 'figure', 'icon', 'image'] as const;
  /** Of another site, or not there yet: these alone are typed, or come from this machine. */
  const typed = { link: 'text', figure: undefined, icon: undefined, image: 'file' };

  async function choose(name: string): Promise<void> {
    const { flushSync } = await import('react-dom');
    const [list, another] = document.querySelectorAll('select');
    expect(another).toBeUndefined();
    const options = [...(list?.querySelectorAll('option') ?? [])];
    // linkedom gives a list the value of its chosen option, and cannot be told another.
    for (const each of options) each.toggleAttribute('selected', each.value === name);
    Object.defineProperty(list, 'value', { value: name });
    flushSync(() => list?.dispatchEvent(new window.Event('change', { bubbles: true })));
  }

  test.each(kinds)('%s of a setting', async (kind) => {
    const set = vi.fn();
    const setting: Setting = { key: 'one', kind, isOptional: false, value: 'none-such' };
    const group = { of: 'item' as const, at: [], settings: [setting] };
    const form = createElement(SettingGroupForm, { group, isOpen: true });
    await render(form, { set }, choices);
    const inputs = [...document.querySelectorAll('input')].map((each) => each.type);
    expect(inputs).toEqual(typed[kind] === undefined ? [] : [typed[kind]]);
    await choose(named[kind]);
    expect(set).toHaveBeenCalledExactlyOnceWith([], 'one', named[kind]);
  });

  test.each(kinds)('%s of a text', async (kind) => {
    const write = vi.fn();
    const box = { at: ['one'], form: 'value' as const, names: kind, value: 'none-such' };
    const drawn = createElement(TextBox, { ...bare, box, text: 'none-such', type: write });
    await render(drawn, {}, choices);
    expect(document.querySelectorAll('textarea')).toHaveLength(kind === 'link' ? 1 : 0);
    await choose(named[kind]);
    expect(write).toHaveBeenCalledExactlyOnceWith(named[kind]);
  });
});

test.each([
  [true, 2],
  [false, 1],
])(
  'a new entry is asked for the names that it has (both languages: %s)',
  async (isBilingual, count) => {
    const kinds = [{ name: 'page', isBilingual }];
    await render(createElement(NewFile), {}, { kinds });
    expect(document.querySelectorAll('form input')).toHaveLength(count);
  },
);

test.each([
  ['en', 'Figures: 98%'],
  ['fr', 'Figures: 98 %'],
] as const)(
  'figures are offered as they are read in the language of the box: %s',
  async (language, label) => {
    const box = { at: [language], language, form: 'line' as const, value: '' };
    const figures = [{ name: 'sure', value: { fr: 'Figures: 98 %', en: 'Figures: 98%' } }];
    await render(createElement(TextBox, { ...bare, box }), {}, { figures });
    const [, option] = document.querySelectorAll('datalist option');
    expect(option?.getAttribute('label')).toBe(`${label} ({figure.sure})`);
  },
);

describe('a form that is sent again before its answer has come is sent once:', () => {
  async function sendTwice(): Promise<void> {
    const { flushSync } = await import('react-dom');
    const form = document.querySelector('form');
    for (let time = 0; time < 2; time += 1) {
      const submit = new window.Event('submit', { bubbles: true, cancelable: true });
      flushSync(() => form?.dispatchEvent(submit));
    }
    await setImmediate();
  }

  test('a page is made once, and another one once its answer is there', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const create = vi.fn(() => promise);
    const attempted: Promise<unknown>[] = [];
    const attempt = (task: Promise<unknown>) => attempted.push(task);
    await render(createElement(NewFile), { create, attempt });
    await sendTwice();
    expect(create).toHaveBeenCalledOnce();
    resolve({ state: 'conflict' });
    await Promise.all(attempted);
    await sendTwice();
    expect(create).toHaveBeenCalledTimes(2);
  });

  test('changes are sent once', async () => {
    const asked = vi.fn(async (address: string) =>
      address.endsWith('/send')
        ? new Promise(() => undefined)
        : Response.json(answers[address.split('/').at(-1) ?? '']),
    );
    const answers: Record<string, object> = {
      beforeSending: {
        unready: { word: 'unfinishedFirst', findings: [] },
        brokenRules: [],
        warnings: [],
      },
      standing: { state: 'unsent', hasChanged: true },
    };
    vi.stubGlobal('fetch', asked);
    await render(createElement(ReviewRoom));
    await sendTwice();
    const sent = asked.mock.calls.filter(([address]) => address.endsWith('/send'));
    expect(sent).toHaveLength(1);
  });
});

describe('a translation that is still right', () => {
  const older = {
    changed: '2026-01-01',
    original: { file: field.file, at: ['fr'] },
    translated: 1,
  };
  const text = (at: string) => ({
    file: field.file,
    at: [at, 'en'],
    language: 'en' as const,
    older,
  });
  const told: Finding = {
    ...{ severity: 'error', code: 'unknown-page', box: undefined, file: field.file, line: 1 },
    ...{ message: { fr: 'page inconnue', en: 'unknown page' }, hint: undefined },
  };
  const box = { at: ['title', 'en'], form: 'line' as const, value: 'Mine' };
  const opened = { field: { ...field, at: box.at, boxes: [box] }, typed: ['Mine'] };
  const acts = { opened, findings: [], doubts: [], openToWrite: nothing, revision: 0 };
  const show = (more: object) => render(createElement(TranslationsRoom), { ...acts, ...more });

  beforeEach(() => {
    const found: Translations = { texts: [text('title'), text('lead')], pages: [] };
    vi.stubGlobal('fetch', async (address: string) =>
      Response.json(address.endsWith('translations') ? found : []),
    );
  });

  test('takes a reason of the length that the studio takes, for this text alone', async () => {
    await show({});
    await expect.poll(() => document.querySelector('input')).not.toBeNull();
    expect(line().getAttribute('maxLength')).toBe(String(longestReason));
    await type(line(), 'Rien ne change.');
    expect(line().value).toBe('Rien ne change.');
    const following = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'following',
    );
    following?.dispatchEvent(new window.Event('click', { bubbles: true }));
    await expect.poll(() => line().value).toBe('becauseUsually');
  });

  test('shows no box of another text that is open still: it would take the words of this one', async () => {
    const boxes = () => document.querySelectorAll('textarea').length;
    await show({});
    await expect.poll(boxes).toBe(1);
    await show({ opened: { field, typed: [] } });
    expect(boxes()).toBe(0);
    await show({ isOpening: true });
    expect(boxes()).toBe(0);
  });

  test('is said of its own text, whichever is open', async () => {
    const declare = vi.fn(async () => undefined);
    await show({ declare });
    await expect.poll(() => document.querySelector('form')).not.toBeNull();
    const submit = new window.Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(submit);
    await expect.poll(() => declare.mock.calls).toHaveLength(1);
    const place = expect.objectContaining({ file: field.file, at: ['title', 'en'] });
    expect(declare).toHaveBeenCalledWith(place, 'stale-translation', 'becauseUsually');
  });

  test.each([
    ['the studio refused it', { refusal: 'not understood' }, 'not understood'],
    ['something else is wrong', { findings: [told] }, 'page inconnue'],
    ['another program changed it', { opened: { ...opened, theirs: field } }, 'takeTheirs'],
  ])('is told not to be written where %s', async (_, more, words) => {
    await show(more);
    await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain(words);
  });
});

describe('what the studio does not answer is told as what failed:', () => {
  const away = new Error('the studio is away');

  test('a new page', async () => {
    const attempt = vi.fn();
    await render(createElement(NewFile), { create: () => Promise.reject(away), attempt });
    const submit = new window.Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(submit);
    await expect(attempt.mock.calls[0]?.[0]).rejects.toThrow(away);
  });

  test('a search', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(away));
    await render(createElement(PagesRoom));
    const told = () => document.querySelector('[role=alert]')?.textContent;
    await expect.poll(told).toBe(away.message);
  });
});
