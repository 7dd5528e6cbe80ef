import type { $ZodType } from 'zod/v4/core';
import { byLanguage } from '#schema/languages.ts';
import { shapeOf } from '#schema/reflect.ts';
import { withoutDeclared } from '../../content/doubts/declarations.ts';
import { type DoubtFinder, openDoubtFinder } from '../../content/doubts/finder.ts';
import { brokenPromises } from '../../content/doubts/promises/broken-promises.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { required, schemaAt, valueAt } from '../../content/validate/schema-at.ts';
import type { Workspace } from '../../content/workspace.ts';
import { makeInTurn } from '../../dev/in-turn.ts';
import type { LiveSite } from '../../dev/live-site.ts';
import type {
  Change,
  Choices,
  Draft,
  Field,
  Finding,
  FoundTexts,
  ListChange,
  Place,
  Readdressed,
  Saved,
  SettingValue,
  SharePicture,
} from '../api.ts';
import { inBothLanguages } from '../bilingual/both-languages.ts';
import { languageOf } from '../compile/boxes.ts';
import { describeField } from '../compile/describe-field.ts';
import { placeAtLine } from '../compile/place-at-line.ts';
import { makeListener, marksOf, pageNames, pagesWith } from '../compile/shown-texts.ts';
import { viewOf } from '../compile/view.ts';
import { declareSure } from '../edit/declare.ts';
import { moveItem, removeItem } from '../edit/members.ts';
import { addItem, addOfKind, copyItem } from '../edit/new-item.ts';
import { followAddress, moveAddress } from '../edit/readdress.ts';
import { removeMember, setMember } from '../edit/set-member.ts';
import { setValue } from '../edit/set-value.ts';
import { setWords } from '../edit/set-words.ts';
import { EditError } from '../edit/source-tree.ts';
import { dataOf } from '../edit/verify.ts';
import { findContentFile, readContentFile, versionOf } from '../files/content-files.ts';
import { kindNames } from '../files/kind-names.ts';
import type { SourceTable } from '../marks/source-table.ts';
import { brokenRules } from './broken-rules.ts';
import { findingsOf } from './findings.ts';
import { isNamedInBoth, type NewFile, newFile, newWords } from './new-file.ts';
import { addPicture, type NewPicture } from './pictures.ts';
import { searchTexts } from './search-texts.ts';
import { sharePicture } from './share-picture.ts';
import { makeWriter, type Writer } from './writer.ts';

export type Tools = {
  root: string;
  workspace: Workspace;
  table: SourceTable;
  live: LiveSite;
};

export type Studio = Pick<Writer, 'replay' | 'remove' | 'keepers'> & {
  field: (place: Place) => Promise<Field | undefined>;
  draft: (file: string, changes: readonly Change[]) => Promise<Draft>;
  /** What may be wrong with a text, once nobody types any more. */
  doubts: (
    file: string,
    changes: readonly Change[],
    boxes: readonly DataPath[],
  ) => Promise<Finding[]>;
  /** What is no longer as the rules of the site promise it, in the whole content. */
  promises: () => Promise<Finding[]>;
  save: (file: string, version: string, changes: readonly Change[]) => Promise<Saved>;
  /** `from`: the text that is open meanwhile, which is led to again when the change is taken back. */
  change: (file: string, version: string, change: ListChange, from: DataPath) => Promise<Saved>;
  set: (file: string, version: string, setting: WantedSetting) => Promise<Saved>;
  /** Moves a page to another address: the old one leads there, and links follow. Or shows which ones would. */
  readdress: (
    file: string,
    version: string,
    address: string,
    isDone: boolean,
  ) => Promise<Saved | Readdressed>;
  /** Says in the file that a doubt of the checker is none. */
  declare: (file: string, version: string, doubt: Doubt) => Promise<Saved>;
  /** Gives a page in French only its other languages, or shows them once they are whole; asked again, it stays. */
  translate: (file: string, isWhole: boolean) => Promise<Saved>;
  create: (wanted: NewFile) => Promise<Saved>;
  /** Puts a picture among those of the content. Answers its name there. */
  addPicture: (picture: NewPicture) => Promise<string>;
  choices: () => Promise<Choices>;
  search: (words: string) => Promise<FoundTexts>;
  sharePicture: (address: string) => Promise<SharePicture | undefined>;
};

/** A key of a map, and its value; without one it is taken out, or given its first text. */
type WantedSetting = { at: DataPath; key: string; value?: SettingValue; isText?: boolean };

/** A doubt of the checker, and why it is none. */
type Doubt = { at: DataPath; code: string; because: string };

/** What the studio does with the content: looks up, checks, writes, and takes back. */
export function makeStudio({ root, workspace, table, live }: Tools): Studio {
  let opened: DoubtFinder | undefined;
  /** Opened when a text is doubted for the first time. */
  const doubtFinder = (): DoubtFinder => {
    opened ??= openDoubtFinder(root, false);
    return opened;
  };
  const writer = makeWriter({ root, workspace, live });
  const pictureInTurn = makeInTurn();

  async function field(wanted: Place): Promise<Field | undefined> {
    const source = 'id' in wanted ? table.find(wanted.id) : wanted;
    if (!source) return undefined;
    const [text, { loaded, compiled }] = await Promise.all([
      findContentFile(root, source.file),
      live.follow(),
    ]);
    if (text === undefined) return undefined;
    const at = 'at' in source ? source.at : placeAtLine(text, source.line);
    const place = { file: source.file, at };
    const id = table.idOf(place);
    const view = compiled && viewOf(place, table, marksOf(live.modules()));
    return describeField(place, text, {
      view: view && {
        id: view.id,
        pages: view.pages.flatMap((page) => pageNames(compiled, new Set([page]))),
      },
      files: loaded.files,
      pages: compiled && id !== undefined ? pageNames(compiled, pagesWith(live.modules(), id)) : [],
      lookup: compiled?.lookups[languageOf(at) ?? 'fr'] ?? (() => undefined),
    });
  }

  async function draft(file: string, changes: readonly Change[]): Promise<Draft> {
    const after = changed(await readContentFile(root, file), changes);
    const ids = changes.flatMap(({ at }) => table.idOf({ file, at }) ?? []);
    const listener = makeListener(table, new Set(ids));
    const { check } = await workspace.look();
    const { diagnostics } = check(new Map([[file, after]]), listener.heard);
    const near = diagnostics.filter(({ severity, path }) => severity === 'error' || path === file);
    return {
      findings: findingsOf(near, file, after, changes).filter(
        ({ severity, box }) => severity === 'error' || box !== undefined,
      ),
      shown: listener.shown(),
    };
  }

  async function doubts(
    file: string,
    changes: readonly Change[],
    boxes: readonly DataPath[],
  ): Promise<Finding[]> {
    const text = changed(await readContentFile(root, file), changes);
    const { check } = await workspace.look();
    const { compiled, loaded } = check(new Map([[file, text]]));
    const found = loaded.files.find(({ path }) => path === file);
    if (!compiled || !found) return [];
    const places = boxes.map((at) => `${at.join('/')}/`);
    const isOpen = (at: DataPath) => places.some((place) => `${at.join('/')}/`.startsWith(place));
    const told = [
      ...(await doubtFinder().doubtsIn(found, isOpen, compiled)),
      ...brokenPromises(root, compiled).filter(({ path }) => path === file),
    ];
    const left = withoutDeclared(told, [found]).filter((each) => told.includes(each));
    const changedBoxes = boxes.map((at) => ({ at }));
    return findingsOf(left, file, text, changedBoxes).filter(({ box }) => box !== undefined);
  }

  async function change(
    file: string,
    version: string,
    wanted: ListChange,
    from: DataPath,
  ): Promise<Saved> {
    const { loaded } = await workspace.check();
    const found = loaded.files.find(({ path }) => path === file);
    const known = newWords(loaded.files, await workspace.assets());
    return writer.write(
      {
        deed: { act: wanted.action, file, at: from, list: wanted },
        version,
        make: (text) => {
          const { action, list, index, to, kind } = wanted;
          if (action === 'add' && kind !== undefined) {
            const element = found && schemaAt(found.kind.schema, [...list, index], undefined);
            const schema = element && required(element, { kind }).schema;
            if (!schema || schema === element)
              throw new EditError(`${list.join(' / ')} has nothing of the kind ${kind}.`);
            return addOfKind(text, { list, index, kind }, schema, known);
          }
          if (action === 'add') return addItem(text, list, index);
          if (action === 'duplicate') return copyItem(text, list, index);
          return action === 'move'
            ? moveItem(text, list, index, to)
            : removeItem(text, list, index);
        },
      },
      [],
    );
  }

  async function set(file: string, version: string, wanted: WantedSetting): Promise<Saved> {
    const { at, key, value, isText } = wanted;
    const { loaded } = await workspace.check();
    const schema = loaded.files.find(({ path }) => path === file)?.kind.schema;
    const known = newWords(loaded.files, await workspace.assets());
    function make(text: string): string {
      if (value !== undefined) return setMember(text, at, key, value);
      if (!isText) return removeMember(text, at, key);
      const part = schema && schemaAt(schema, [...at, key], dataOf(text));
      return setMember(text, at, key, part && firstPart(part, known.first));
    }
    return writer.write({ deed: { act: 'setting', file, at }, version, make }, []);
  }

  async function readdress(
    file: string,
    version: string,
    address: string,
    isDone: boolean,
  ): Promise<Saved | Readdressed> {
    const { loaded } = await workspace.check();
    const from = valueAt(loaded.files.find(({ path }) => path === file)?.value, ['address']);
    if (typeof from !== 'string') throw new EditError(`${file} has no address of its own.`);
    const moving = { from, to: address };
    const follows = new Map(loaded.files.map((each) => [each.path, followAddress(each, moving)]));
    if (!isDone) {
      return { state: 'shown', places: [...follows.values()].flatMap(({ places }) => places) };
    }
    const others = [...follows].flatMap(([path, { places, make }]) =>
      path === file || places.length === 0 ? [] : [[path, make] as const],
    );
    const own = follows.get(file)?.make ?? ((text: string) => text);
    const deed = { act: 'address', file, at: [] } as const;
    const make = (text: string) => moveAddress(own(text), moving);
    return writer.write({ deed, version, make, others: new Map(others) }, []);
  }

  async function create(wanted: NewFile): Promise<Saved> {
    const { loaded } = await workspace.check();
    const made = newFile(wanted, loaded.files, newWords(loaded.files, await workspace.assets()));
    return writer.create(made.file, made.text);
  }

  async function translate(file: string, isWhole: boolean): Promise<Saved> {
    const before = await readContentFile(root, file);
    function make(text: string): string {
      const isBegun = valueAt(dataOf(text), ['inTranslation']) === true;
      if (isBegun !== isWhole) return text;
      return isWhole ? removeMember(text, [], 'inTranslation') : inBothLanguages(text).text;
    }
    const deed = { act: 'translate', file, at: [] } as const;
    return writer.write({ deed, version: versionOf(before), make }, []);
  }

  async function choices(): Promise<Choices> {
    const [{ compiled, loaded }, assets] = await Promise.all([
      workspace.check(),
      workspace.assets(),
    ]);
    const figures = loaded.files.find(({ path }) => path === 'content/figures.yaml')?.value ?? {};
    return {
      links: compiled ? pageNames(compiled) : [],
      figures: Object.keys(figures).map((name) => ({
        name,
        value: byLanguage((language) => compiled?.lookups[language](`figure.${name}`) ?? ''),
      })),
      icons: [...assets.icons],
      images: [...assets.pictures.keys()],
      kinds: kindNames.map((name) => ({ name, isBilingual: isNamedInBoth(name) })),
    };
  }

  return {
    field,
    draft,
    doubts,
    promises: async () => brokenRules(root, await workspace.check()),
    save: (file, version, changes) =>
      writer.write(
        {
          deed: { act: 'text', file, at: changes[0]?.at ?? [] },
          version,
          make: (text) => changed(text, changes),
        },
        changes,
      ),
    change,
    set,
    readdress,
    declare: (file, version, { at, code, because }) =>
      writer.write(
        {
          deed: { act: 'sure', file, at },
          version,
          make: (text) => declareSure(text, at, code, because),
        },
        [],
      ),
    translate,
    addPicture: async (picture) => {
      // Each takes a thread of those that files are read with.
      const name = await pictureInTurn(() => addPicture(root, picture));
      // A text that names it is checked before a watcher has told of it.
      workspace.forget();
      return name;
    },
    create,
    choices,
    search: async (words) => searchTexts(await workspace.check(), words),
    sharePicture: (address) => sharePicture(live, address),
    remove: writer.remove,
    keepers: writer.keepers,
    replay: writer.replay,
  };
}

/** A list that may be empty comes with its first item. */
function firstPart(schema: $ZodType, first: (schema: $ZodType) => unknown): unknown {
  const value = first(schema);
  const shape = shapeOf(required(schema, undefined).schema);
  return shape.type === 'array' && Array.isArray(value) && value.length === 0
    ? [first(shape.element)]
    : value;
}

function changed(text: string, changes: readonly Change[]): string {
  return changes.reduce((result, { at, value }) => {
    if (typeof value === 'object') return setWords(result, at, value);
    const before = valueAt(dataOf(result), at);
    // A literal block ends with a line break that no box shows.
    const end = typeof before === 'string' ? (/\n+$/.exec(before)?.[0] ?? '') : '';
    return setValue(result, at, typeof value === 'string' ? value + end : value);
  }, text);
}
