import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Field, ListChange } from '../../scripts/studio/api.ts';
import { makeField } from '../../scripts/studio/page/text/field-acts.ts';
import type { Kept } from '../../scripts/studio/page/text/kept-texts.ts';
import { fc } from '../fast-check.ts';
import { EditedPage, file, mistake } from './edited-page.ts';

vi.mock('../../scripts/studio/page/words.ts', () => ({ studioLanguage: 'fr' }));

const list = ['items'];
const textAt = (index: number) => ({ file, at: [...list, index, 'fr'] });

/** An editor, who reads nothing and waits for nothing, before a page that others change too. */
class Editor {
  readonly page = new EditedPage();
  /** Whose text each word was typed for. */
  readonly owners = new Map<string, string>();
  #kept: readonly Kept[] = [];
  #closed = new AbortController();
  #field = this.#open();

  get state() {
    return this.#field.state();
  }

  /** What the panel says that it holds. */
  get owner(): string | undefined {
    return this.state.opened?.field.help?.fr;
  }

  get isIdle(): boolean {
    return this.page.waiting === 0 && this.state.opening === undefined;
  }

  #open() {
    const { signal } = this.#closed;
    const field = makeField({
      ask: this.page.ask(() => !signal.aborted),
      sendPicture: () => Promise.reject(new Error('no picture is dropped')),
      memory: {
        all: () => this.#kept,
        store: (kept) => {
          if (!signal.aborted) this.#kept = kept;
        },
      },
      show: () => undefined,
      // What an undo has taken back is with the redo, until something else is typed.
      changed: () => this.#giveUp(field.state().discarded?.typed ?? []),
    });
    field.start();
    return field;
  }

  open = (index: number) => this.#field.openToWrite(textAt(index));
  leave = () => this.#field.leave();
  replay = (direction: 'undo' | 'redo') => this.#field.replay(direction);

  keepMine(): void {
    // Their words go, at an editor's word.
    this.#giveUp(this.state.opened?.theirs?.boxes.map(({ value }) => String(value)) ?? []);
    this.#field.keepMine();
  }

  takeTheirs(): void {
    if (!this.state.opened?.theirs) return;
    this.#giveUp(this.state.opened.typed);
    this.#field.takeTheirs();
  }

  #giveUp(texts: readonly string[]): void {
    for (const word of texts.join(' ').split(' ')) this.page.given.add(word);
  }

  type(box: number, isWrong: boolean): void {
    const { opened } = this.state;
    const text = opened?.typed[box];
    if (text === undefined || this.owner === undefined) return;
    const word = `word${this.owners.size}`;
    this.owners.set(word, this.owner);
    this.#field.type(box, isWrong ? `${text} ${word} ${mistake}` : `${text} ${word}`);
  }

  change(action: ListChange['action'], to: number): void {
    const { opened } = this.state;
    if (!opened) return;
    const index = this.page.indexOf(opened.field.at);
    const wanted = { action, list, index, to: Math.min(to, this.page.items.length - 1) };
    this.#field.change(opened.field, wanted).catch(() => undefined);
  }

  async reopen(): Promise<void> {
    this.#field.quit();
    await Promise.resolve().then(() => undefined);
    this.#closed.abort();
    this.#closed = new AbortController();
    this.page.waiting = 0;
    this.#field = this.#open();
  }

  async quiet(): Promise<void> {
    await vi.advanceTimersByTimeAsync(20_000);
  }

  /** Words that are in no box and no file, nor with whom they were typed for. */
  lost(): string[] {
    const { opened } = this.state;
    const boxes = [...(opened?.typed ?? []), ...this.state.kept.flatMap(({ typed }) => typed)];
    const inBoxes = new Set(boxes.flatMap((text) => text.split(' ')));
    return [...this.owners].flatMap(([word, owner]) => {
      const inFile = this.page.items.some(
        ({ id, fr, en }) => id === owner && `${fr} ${en}`.split(' ').includes(word),
      );
      return inFile || inBoxes.has(word) || this.page.given.has(word) ? [] : word;
    });
  }

  /** Whether all that waits in a box stands with whom it was typed for, once nothing is under way. */
  strays(): string[] {
    const { opened, kept } = this.state;
    const places = kept.filter(({ isGone }) => !isGone);
    const held = opened ? [...places, { ...opened.field, typed: opened.typed }] : places;
    return held.flatMap(({ at, typed }) => {
      const here = this.#idAt(at);
      return (
        typed
          .flatMap((text) => text.split(' '))
          .filter((word) => this.owners.has(word) && this.owners.get(word) !== here)
          // A copy has the words of what it is a copy of.
          .filter((word) => !here.startsWith(this.owners.get(word) ?? ''))
      );
    });
  }

  /** Whether what the panel says that it holds stands where a save would write. */
  isTrue(): boolean {
    const { opened } = this.state;
    return !opened || !this.page.isThere || this.owner === this.#idAt(opened.field.at);
  }

  #idAt(at: Field['at']): string {
    return this.page.items[this.page.indexOf(at)]?.id ?? '';
  }
}

type Act = (editor: Editor) => void | Promise<void>;
const index = fc.nat(4);
const acts: Record<string, fc.Arbitrary<Act>> = {
  open: index.map((at) => (editor) => editor.open(at)),
  type: fc.tuple(fc.nat(1), fc.boolean()).map(
    ([box, isRight]): Act =>
      (editor) =>
        editor.type(box, !isRight),
  ),
  typeMore: fc.nat(1).map((box) => (editor) => editor.type(box, false)),
  leave: fc.constant((editor) => editor.leave()),
  change: fc.tuple(fc.constantFrom('add', 'duplicate', 'move', 'remove'), index).map(
    ([action, to]): Act =>
      (editor) =>
        editor.change(action, to),
  ),
  undo: fc.constant((editor) => editor.replay('undo')),
  redo: fc.constant((editor) => editor.replay('redo')),
  keepMine: fc.constant((editor) => editor.keepMine()),
  takeTheirs: fc.constant((editor) => editor.takeTheirs()),
  elsewhere: index.map((at) => (editor) => editor.page.writeElsewhere(at, 'theirs')),
  slow: fc.constantFrom(0, 20, 3000).map((latency) => (editor) => {
    editor.page.latencyMs = latency;
  }),
  gone: fc.boolean().map((isThere) => (editor) => {
    editor.page.isThere = isThere;
  }),
  reopen: fc.constant((editor) => editor.reopen()),
};
const anyAct = fc.oneof(
  ...Object.entries(acts).map(([name, act]) => act.map((run) => ({ name, run }))),
);
const session = fc.array(fc.tuple(anyAct, fc.constantFrom(0, 10, 1500, 20_000)), {
  minLength: 5,
  maxLength: 30,
});

beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('no word that is typed is missing from both box and file, whatever comes between', async () => {
  await fc.assert(
    fc.asyncProperty(session, async (steps) => {
      const editor = new Editor();
      editor.open(1);
      await editor.quiet();
      for (const [{ name, run }, pauseMs] of steps) {
        const { owner, isIdle } = editor;
        await run(editor);
        expect(editor.lost()).toEqual([]);
        await vi.advanceTimersByTimeAsync(pauseMs);
        expect(editor.lost()).toEqual([]);
        // What is added or copied bears the name of what it stands behind, and more.
        const isAsked = name === 'change' && isIdle && owner !== undefined;
        if (isAsked) expect((editor.owner ?? owner).startsWith(owner)).toBe(true);
      }
      await editor.quiet();
      expect(editor.lost()).toEqual([]);
      expect(editor.strays()).toEqual([]);
      expect(editor.isTrue()).toBe(true);
    }),
    { numRuns: 300 },
  );
});
