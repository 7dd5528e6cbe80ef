import type { Deed, Field, Place, Replayed, Saved } from '../../scripts/studio/api.ts';
import { type ask, Refused } from '../../scripts/studio/page/ask.ts';
import type { Asked } from '../../scripts/studio/requests.ts';

type Item = { id: string; fr: string; en: string };
type Step = { deed: Deed; before: readonly Item[]; after: readonly Item[] };

export const file = 'content/pages/home.yaml';
/** What the checker refuses. */
export const mistake = '{no such name}';
/** Every word that was typed is another one. */
const wordsIn = (items: readonly Item[]) =>
  new Set(items.flatMap(({ fr, en }) => `${fr} ${en}`.split(' ')));

/** A page of a list of texts as the studio's server knows it, which answers late, and which other programs change. */
export class EditedPage {
  items: readonly Item[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, fr: id, en: id }));
  isThere = true;
  latencyMs = 0;
  /** Requests that have no answer yet. */
  waiting = 0;
  /** What an editor has taken back, or taken out, by a word of their own. */
  readonly given = new Set<string>();
  readonly #past: Step[] = [];
  readonly #future: Step[] = [];
  #changes = 0;

  /** What a page of the studio asks of it, for as long as that page is open. */
  ask(isOpen: () => boolean): typeof ask {
    const answer = async <Answer>(act: () => Answer, signal?: AbortSignal): Promise<Answer> => {
      if (!isOpen()) return new Promise(() => undefined);
      this.waiting += 1;
      let found: Answer | Error;
      try {
        found = act();
      } catch (error) {
        found = error instanceof Error ? error : new Error(String(error));
      }
      await new Promise((resolve) => setTimeout(resolve, this.latencyMs));
      this.waiting -= 1;
      if (!isOpen()) return new Promise(() => undefined);
      signal?.throwIfAborted();
      if (found instanceof Error) throw found;
      return found;
    };
    const answers = {
      field: (place: Place) => this.#field(place),
      draft: () => ({ findings: [], shown: {} }),
      doubts: () => [],
      save: (wanted: Asked<'save'>) => this.#save(wanted),
      list: (wanted: Asked<'list'>) => this.#list(wanted),
      replay: ({ direction }: Asked<'replay'>) => this.#replay(direction),
    };
    const asked = (name: keyof typeof answers, wanted: never, signal?: AbortSignal) =>
      answer<unknown>(() => answers[name](wanted), signal);
    return asked as typeof ask;
  }

  /** Another program writes a word. */
  writeElsewhere(index: number, word: string): void {
    const item = this.items[index];
    if (item) this.#put(this.items.with(index, { ...item, fr: `${item.fr} ${word}` }));
  }

  indexOf(at: Field['at']): number {
    return Number(at[1]);
  }

  #put(items: readonly Item[]): string {
    this.items = items;
    this.#changes += 1;
    return this.#version();
  }

  #version(): string {
    return `version ${this.#changes}`;
  }

  #field(place: Place): Field {
    if (!('at' in place) || !this.isThere) throw new Refused('gone', 404);
    // What was added is asked for as a whole.
    const at = place.at.length === 2 ? [...place.at, 'fr'] : place.at;
    const item = this.items[this.indexOf(at)];
    const boxes = (['fr', 'en'] as const).flatMap((language) =>
      item
        ? [{ language, at: at.with(-1, language), value: item[language], form: 'line' as const }]
        : [],
    );
    const id = item?.id ?? '';
    const none = { view: undefined, list: undefined, section: undefined, copyKind: undefined };
    const lists = { settings: [], pages: [], uses: [], tokens: [], texts: [] };
    const known = { help: { fr: id, en: id }, isRemovable: true, line: 1 };
    return { file, at, version: this.#version(), boxes, ...none, ...lists, ...known };
  }

  #save({ version, changes }: Asked<'save'>): Saved {
    if (!this.isThere) throw new Refused('gone', 404);
    if (version !== this.#version()) return { state: 'conflict' };
    if (changes.some(({ value }) => String(value).includes(mistake))) {
      return { state: 'invalid', findings: [] };
    }
    const after = changes.reduce((items, { at, value }) => {
      const index = this.indexOf(at);
      const item = items[index];
      return item ? items.with(index, { ...item, [String(at.at(-1))]: String(value) }) : items;
    }, this.items);
    return this.#done({ act: 'text', file, at: changes[0]?.at ?? [] }, after);
  }

  #list({ file: _, version, from, ...list }: Asked<'list'>): Saved {
    if (!this.isThere) throw new Refused('gone', 404);
    if (version !== this.#version()) return { state: 'conflict' };
    const { action, index, to } = list;
    const item = this.items[index];
    if (!item) throw new Refused('no such item', 422);
    const id = `${item.id}${this.#changes}`;
    const rest = this.items.toSpliced(index, 1);
    const after = {
      add: () => this.items.toSpliced(index + 1, 0, { id, fr: 'new', en: 'new' }),
      duplicate: () => this.items.toSpliced(index + 1, 0, { ...item, id }),
      move: () => rest.toSpliced(to, 0, item),
      remove: () => rest,
    }[action]();
    return this.#done({ act: action, file, at: from, list }, after);
  }

  #done(deed: Deed, after: readonly Item[]): Saved {
    this.#past.push({ deed, before: this.items, after });
    this.#future.length = 0;
    if (deed.act === 'remove') this.#giveUp(this.items, after);
    return { state: 'saved', version: this.#put(after), file };
  }

  #replay(direction: 'undo' | 'redo'): Replayed {
    const isUndo = direction === 'undo';
    const [from, to] = isUndo ? [this.#past, this.#future] : [this.#future, this.#past];
    const step = from.pop();
    if (!step) return { state: 'nothing' };
    const [standing, wanted] = isUndo ? [step.after, step.before] : [step.before, step.after];
    if (!this.isThere || JSON.stringify(this.items) !== JSON.stringify(standing)) {
      return { state: 'conflict' };
    }
    to.push(step);
    this.#giveUp(this.items, wanted);
    return { state: 'saved', version: this.#put(wanted), file, deed: step.deed };
  }

  #giveUp(before: readonly Item[], after: readonly Item[]): void {
    const left = wordsIn(after);
    for (const word of wordsIn(before)) if (!left.has(word)) this.given.add(word);
  }
}
