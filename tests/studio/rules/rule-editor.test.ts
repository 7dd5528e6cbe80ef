import { setImmediate } from 'node:timers/promises';
import { history } from '@codemirror/commands';
import { EditorState, type TransactionSpec } from '@codemirror/state';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type {
  FeatureFile,
  FeatureSaved,
  RuleEntry,
} from '../../../scripts/studio/rules/rules-api.ts';
import { slow } from '../../slow.ts';
import { draw, leave, stubSessionStorage } from '../drawn.ts';

vi.setConfig(slow);

/** As much of CodeMirror's view as needs no browser. */
type Editor = {
  state: EditorState;
  dispatch: (spec: TransactionSpec) => void;
  destroy: () => void;
};
type Options = { opened: FeatureFile; changed: (typed: string) => void };

let editor: Editor | undefined;

vi.mock('../../../scripts/studio/page/words.ts', () => ({
  studioLanguage: 'fr',
  say: (key: string) => key,
}));
vi.mock('../../../scripts/studio/page/rules/gherkin-editor.ts', () => ({
  makeEditor: ({ opened, changed }: Options) => {
    const made: Editor = {
      state: EditorState.create({ doc: opened.text, extensions: [history({ newGroupDelay: 0 })] }),
      dispatch: (spec) => {
        const { state, docChanged } = made.state.update(spec);
        made.state = state;
        if (docChanged) changed(state.doc.toString());
      },
      destroy: () => {
        editor = undefined;
      },
    };
    editor = made;
    return made;
  },
}));

let takeBack: ((direction: 'undo' | 'redo') => void) | undefined;

vi.mock('../../../scripts/studio/page/studio-context.ts', () => ({
  useStudio: () => acts,
}));

const acts = {
  replayHere: (replay: typeof takeBack) => {
    takeBack = replay;
  },
};

type Asked = { name: string; body: { version: string; text: string; lines?: number[] } };

const file = 'features/site/banner.feature';
const before = 'Feature: The banner\n  Scenario: It is there\n';
const half = `${before}  Scenario: It is gone`;
const ended = { kind: 'ended', isGood: true };
const rule: RuleEntry = {
  title: 'The banner',
  file,
  line: 1,
  verdict: 'passed',
  clauses: '',
  place: '',
  said: '',
  isTechnical: false,
  origins: undefined,
  address: '/',
};

let disk: string;
let asked: Asked[];
/** What a save waits for before the studio answers. */
let held: Promise<void>;

const versionOf = (text: string) => `version of ${text}`;

beforeEach(async () => {
  disk = before;
  asked = [];
  held = Promise.resolve();
  stubSessionStorage();
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const request = { name: address.replace('/__studio/api/', ''), body: JSON.parse(body) };
    asked.push(request);
    if (request.name === 'openFeature') return Response.json(fileOnDisk());
    if (request.name === 'saveFeature') return Response.json(await written(request));
    if (request.name === 'play') return new Response(`${JSON.stringify(ended)}\n`);
    return Response.json([]);
  });
  await open();
});

function fileOnDisk(): FeatureFile {
  return {
    file,
    text: disk,
    version: versionOf(disk),
    clauses: [],
  };
}

async function written({ body: { version, text } }: Asked): Promise<FeatureSaved> {
  if (version !== versionOf(disk)) return { state: 'conflict' };
  disk = text;
  await held;
  return { state: 'saved', version: versionOf(text) };
}

/** Opens the rule, or opens it again: what the browser keeps is still there. */
async function open(): Promise<void> {
  const { RuleEditor } = await import('../../../scripts/studio/page/rules/rule-editor.tsx');
  await draw(createElement(RuleEditor, { rule, saved: () => undefined, show: () => undefined }));
  await expect.poll(() => editor).toBeDefined();
  await setImmediate();
}

/** Opens the rule again; another program may have written its file meanwhile. */
async function comeBack(onDisk?: string): Promise<void> {
  await leave();
  if (onDisk !== undefined) disk = onDisk;
  await open();
}

function type(text: string): void {
  const to = editor?.state.doc.length ?? 0;
  editor?.dispatch({ changes: { from: 0, to, insert: text } });
}

function press(name: string): void {
  const buttons = [...document.querySelectorAll('button')];
  const { window } = globalThis;
  buttons
    .find(({ textContent }) => textContent === name)
    ?.dispatchEvent(new window.Event('click', { bubbles: true }));
}

const typed = () => editor?.state.doc.toString();
const status = () => document.querySelector('[role=status]')?.textContent;
const conflict = () => document.querySelector('[role=alert]')?.textContent;
const requests = (name: string) => asked.filter((each) => each.name === name);

test('what is half written is there when the rule is opened again, and is saved then', async () => {
  type(half);
  await leave();
  expect(disk).toBe(before);

  await open();
  expect(typed()).toBe(half);
  expect(status()).toBe('typing');
  expect(conflict()).toBeUndefined();
  press('saveFeature');
  await expect.poll(status).toBe('saved');
  expect(disk).toBe(half);

  await comeBack(before);
  expect(typed()).toBe(before);
});

test('what was written while the rule was left is not offered again', async () => {
  type(half);
  await comeBack(half);
  expect(status()).toBe('');
  await comeBack(before);
  expect(typed()).toBe(before);
});

test('what is half written meets what another program wrote meanwhile, each time', async () => {
  type(half);
  for (const [index, theirs] of ['Feature: Theirs\n', 'Feature: Theirs again\n'].entries()) {
    await comeBack(theirs);
    expect(typed()).toBe(half);
    expect(conflict()).toContain('conflict');
    press('saveFeature');
    await expect.poll(() => requests('saveFeature')).toHaveLength(index + 1);
    await setImmediate();
    expect(disk).toBe(theirs);
  }

  press('keepMine');
  await expect.poll(conflict).toBeUndefined();
  await comeBack();
  expect(typed()).toBe(half);
  expect(conflict()).toBeUndefined();
  press('saveFeature');
  await expect.poll(() => disk).toBe(half);
});

test("the file's text is taken as it is when it is taken", async () => {
  type(half);
  disk = 'Feature: Theirs\n';
  press('saveFeature');
  await expect.poll(conflict).toContain('conflict');
  disk = 'Feature: Theirs again\n';
  press('takeTheirs');
  await expect.poll(typed).toBe(disk);
  await expect.poll(status).toBe('');
  await comeBack(before);
  expect(typed()).toBe(before);
});

test('a key that is typed while a save is on its way is not saved, and is played', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  type(half);
  press('saveFeature');
  await expect.poll(() => requests('saveFeature')).toHaveLength(1);
  type(`${half} again`);
  resolve();
  await expect.poll(() => disk).toBe(half);
  await setImmediate();
  expect(status()).toBe('typing');

  await comeBack();
  expect(conflict()).toBeUndefined();
  press('playChanged');
  await expect.poll(() => requests('play')).toHaveLength(1);
  expect(disk).toBe(`${half} again`);
  // React draws a moment after it is told.
  await expect.poll(status).toBe('saved');
});

test('a text that is saved before the last one has an answer is no conflict with it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  type(half);
  press('saveFeature');
  await expect.poll(() => requests('saveFeature')).toHaveLength(1);
  type(`${half} again`);
  press('saveFeature');
  await leave();
  resolve();
  await expect.poll(() => disk).toBe(`${half} again`);
  await setImmediate();
  await open();
  expect(status()).toBe('');
  expect(conflict()).toBeUndefined();
});

test('a file keeps its line ends', async () => {
  await comeBack(before.replaceAll('\n', '\r\n'));
  type(half);
  press('saveFeature');
  await expect.poll(status).toBe('saved');
  expect(disk).toBe(half.replaceAll('\n', '\r\n'));
  type(`${half}\n`);
  await comeBack();
  press('saveFeature');
  await expect.poll(() => disk).toBe(`${half}\n`.replaceAll('\n', '\r\n'));

  type(half);
  type(`${half}\n`);
  await comeBack();
  expect(status()).toBe('');
});

const outline = `Feature: The banner
  Scenario Outline: It waits <seconds>
    Then it waits <seconds> s

    Examples:
      | seconds |
      | 1       |
      | 2       |

  Scenario: It is there
    Then it is there
`;

test('what was found of a text is gone once the text is another', async () => {
  const found = () => document.querySelector('.play')?.textContent;
  await comeBack(outline);
  press('playScenario');
  await expect.poll(found).toContain('ruleKept');
  type(outline.replace('it is there', 'it is gone'));
  await expect.poll(found).toBeUndefined();
});

test('what was saved is taken back, and saved as it was; what was not is taken back alone', async () => {
  type(half);
  press('saveFeature');
  await expect.poll(() => disk).toBe(half);
  await expect.poll(status).toBe('saved');
  takeBack?.('undo');
  await expect.poll(() => disk).toBe(before);
  await expect.poll(status).toBe('saved');
  takeBack?.('redo');
  await expect.poll(() => disk).toBe(half);

  await expect.poll(status).toBe('saved');
  type(`${half} again`);
  await expect.poll(status).toBe('typing');
  takeBack?.('undo');
  await expect.poll(typed).toBe(half);
  expect(requests('saveFeature')).toHaveLength(3);
  await leave();
  expect(takeBack).toBeUndefined();
  await open();
});
