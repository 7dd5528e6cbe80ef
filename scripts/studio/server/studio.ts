import type { Document } from 'yaml';
import type { $ZodType } from 'zod/v4/core';
import { byLanguage } from '#schema/languages.ts';
import { shapeOf } from '#schema/reflect.ts';
import { type DoubtFinder, openDoubtFinder } from '../../content/doubts/finder.ts';
import { brokenPromises } from '../../content/doubts/promises/broken-promises.ts';
import { makeInTurn } from '../../content/in-turn.ts';
import type { DataPath } from '../../content/mistakes/place.ts';
import { required, schemaAt, valueAt } from '../../content/validate/schema-at.ts';
import type { Workspace } from '../../content/workspace.ts';
import type { LiveSite } from '../../dev/live-site.ts';
import type { Change, Choices, Draft, Field, Finding, Place, Saved, Use } from '../api.ts';
import { languageOf } from '../compile/boxes.ts';
import { describeField } from '../compile/describe-field.ts';
import { placeAtLine } from '../compile/place-at-line.ts';
import { makeListener, marksOf, pageNames, pagesWith } from '../compile/shown-texts.ts';
import { viewOf } from '../compile/view.ts';
import { giveBothLanguages } from '../edit/both-languages.ts';
import { declareSure } from '../edit/declare.ts';
import { dataAt, EditError, edited } from '../edit/edited.ts';
import { moveItem, removeItem, setWords } from '../edit/items.ts';
import { addItem, addOfKind, copyItem } from '../edit/new-item.ts';
import { followAddress, moveAddress } from '../edit/readdress.ts';
import { removeMember, setMember, setValue } from '../edit/values.ts';
import { findContentFile, readContentFile, versionOf } from '../files/content-files.ts';
import { kindNames } from '../files/kind-names.ts';
import type { SourceTable } from '../marks/source-table.ts';
import type { Asked } from '../requests.ts';
import { brokenRules } from './broken-rules.ts';
import { findingsOf, notMeant } from './findings.ts';
import { isNamedInBoth, newFile, newWords } from './new-file.ts';
import { addPicture, type NewPicture } from './pictures.ts';
import { searchTexts } from './search-texts.ts';
import { sharePicture } from './share-picture.ts';
import { makeWriter } from './writer.ts';

export type Tools = {
  root: string;
  workspace: Workspace;
  table: SourceTable;
  live: LiveSite;
};

export type Studio = ReturnType<typeof makeStudio>;

/** What the studio does with the content: looks up, checks, writes, and takes back. */
export function makeStudio({ root, workspace, table, live }: Tools) {
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
    const [text, { check }] = await Promise.all([
      findContentFile(root, source.file),
      workspace.lastLook(),
    ]);
    if (text === undefined) return undefined;
    const checked = check();
    const { loaded, compiled } = checked;
    await live.take(checked);
    const at = 'at' in source ? source.at : placeAtLine(text, source.line);
    const place = { file: source.file, at };
    const id = table.idOf(place);
    return describeField(place, text, {
      view: (seen) => {
        if (!compiled) return undefined;
        const found = viewOf({ ...place, at: seen }, table, marksOf(live.modules()));
        const pages = found?.pages.flatMap((page) => pageNames(compiled, new Set([page])));
        return found && { id: found.id, pages: pages ?? [] };
      },
      files: loaded.files,
      pages: compiled && id !== undefined ? pageNames(compiled, pagesWith(live.modules(), id)) : [],
      lookup: compiled?.lookups[languageOf(at) ?? 'fr'] ?? (() => undefined),
    });
  }

  async function draft({ file, changes }: Asked<'draft'>): Promise<Draft> {
    const text = await readContentFile(root, file);
    const after = edited(text, (document) => setTexts(document, changes));
    const ids = changes.flatMap(({ at }) => table.idOf({ file, at }) ?? []);
    const listener = makeListener(table, new Set(ids));
    const { check } = await workspace.lastLook();
    const { diagnostics } = check(new Map([[file, after]]), listener.heard);
    const near = diagnostics.filter(({ severity, path }) => severity === 'error' || path === file);
    return {
      findings: findingsOf(near, file, after, changes).filter(
        ({ severity, box }) => severity === 'error' || box !== undefined,
      ),
      shown: listener.shown(),
    };
  }

  /** What may be wrong with a text, once nobody types any more. */
  async function doubts({ file, changes, boxes }: Asked<'doubts'>): Promise<Finding[]> {
    const before = await readContentFile(root, file);
    const text = edited(before, (document) => setTexts(document, changes));
    const { check } = await workspace.lastLook();
    const { compiled, loaded } = check(new Map([[file, text]]));
    const found = loaded.files.find(({ path }) => path === file);
    if (!compiled || !found) return [];
    const places = boxes.map((at) => `${at.join('/')}/`);
    const isOpen = (at: DataPath) => places.some((place) => `${at.join('/')}/`.startsWith(place));
    const told = [
      ...(await doubtFinder().doubtsIn(found, isOpen, compiled)),
      ...brokenPromises(root, compiled).filter(({ path }) => path === file),
    ];
    const changedBoxes = boxes.map((at) => ({ at }));
    return findingsOf(notMeant(told, [found]), file, text, changedBoxes).filter(
      ({ box }) => box !== undefined,
    );
  }

  async function list({ file, version, from, ...wanted }: Asked<'list'>): Promise<Saved> {
    const { found, known } = await around(file);
    const { action, list: at, index, to, kind } = wanted;
    function rewrite(document: Document): void {
      if (action === 'duplicate') copyItem(document, at, index);
      else if (action === 'move') moveItem(document, at, index, to);
      else if (action === 'remove') removeItem(document, at, index);
      else if (kind === undefined) addItem(document, at, index);
      else addOfKind(document, { list: at, index, kind }, schemaOf(kind), known);
    }
    function schemaOf(kind: string): $ZodType {
      const element = found && schemaAt(found.kind.schema, [...at, index], undefined);
      const schema = element && required(element, { kind }).schema;
      if (schema && schema !== element) return schema;
      throw new EditError(`${at.join(' / ')} has nothing of the kind ${kind}.`);
    }
    return writer.write({ deed: { act: action, file, at: from, list: wanted }, version, rewrite });
  }

  async function setting(wanted: Asked<'setting'>): Promise<Saved> {
    const { file, version, at, key, value, isText } = wanted;
    const { found, known } = await around(file);
    function rewrite(document: Document): void {
      if (value === undefined && !isText) removeMember(document, at, key);
      else setMember(document, at, key, value ?? firstOf(document));
    }
    function firstOf(document: Document): unknown {
      const part = found && schemaAt(found.kind.schema, [...at, key], dataAt(document, []));
      return part && firstPart(part, known.first);
    }
    const deed = { act: 'setting', file, at } as const;
    return writer.write({ deed, version, rewrite }, [{ at: [...at, key] }]);
  }

  /** A file as it is loaded, and what a new value may name. */
  async function around(file: string) {
    const { loaded } = await workspace.check();
    const found = loaded.files.find(({ path }) => path === file);
    return { found, known: newWords(loaded.files, await workspace.assets()) };
  }

  /** How each file follows a page to another address. */
  async function following({ file, address }: Asked<'followers'>) {
    const { loaded } = await workspace.check();
    const from = valueAt(loaded.files.find(({ path }) => path === file)?.value, ['address']);
    if (typeof from !== 'string') throw new EditError(`${file} has no address of its own.`);
    const moving = { from, to: address };
    const follows = loaded.files.map((each) => ({
      ...followAddress(each, moving),
      path: each.path,
    }));
    return {
      moving,
      follows: follows.filter(({ path, places }) => path === file || places.length > 0),
    };
  }

  async function address(wanted: Asked<'address'>): Promise<Saved> {
    const { file, version } = wanted;
    const { moving, follows } = await following({ file, address: wanted.address });
    const others = new Map(follows.map(({ path, follow }) => [path, follow]));
    const own = others.get(file);
    others.delete(file);
    function rewrite(document: Document): void {
      own?.(document);
      moveAddress(document, moving);
    }
    return writer.write({ deed: { act: 'address', file, at: [] }, version, rewrite, others });
  }

  async function create(wanted: Asked<'create'>): Promise<Saved> {
    const { loaded } = await workspace.check();
    const made = newFile(wanted, loaded.files, newWords(loaded.files, await workspace.assets()));
    return writer.create(made.file, made.text);
  }

  /** Gives a page in French only its other languages, or shows them once they are whole; asked again, it stays. */
  async function translate({ file, isWhole }: Asked<'translate'>): Promise<Saved> {
    const before = await readContentFile(root, file);
    function rewrite(document: Document): void {
      const isBegun = document.get('inTranslation') === true;
      if (isBegun !== isWhole) return;
      if (isWhole) removeMember(document, [], 'inTranslation');
      else giveBothLanguages(document);
    }
    const deed = { act: 'translate', file, at: [] } as const;
    return writer.write({ deed, version: versionOf(before), rewrite });
  }

  async function choices(): Promise<Choices> {
    const [{ check }, assets] = await Promise.all([workspace.lastLook(), workspace.assets()]);
    const { compiled, loaded } = check();
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
    promises: async () => brokenRules(root, (await workspace.lastLook()).check()),
    save: ({ file, version, changes }: Asked<'save'>) => {
      const deed = { act: 'text', file, at: changes[0]?.at ?? [] } as const;
      const rewrite = (document: Document) => setTexts(document, changes);
      return writer.write({ deed, version, rewrite }, changes);
    },
    list,
    setting,
    address,
    followers: async (wanted: Asked<'followers'>): Promise<Use[]> =>
      (await following(wanted)).follows.flatMap(({ places }) => places),
    sure: ({ file, version, at, code, because }: Asked<'sure'>) => {
      const rewrite = (document: Document) => declareSure(document, at, code, because);
      return writer.write({ deed: { act: 'sure', file, at }, version, rewrite });
    },
    translate,
    /** Puts a picture among those of the content. Answers its name there. */
    addPicture: async (picture: NewPicture) => {
      // Each takes a thread of those that files are read with.
      const name = await pictureInTurn(() => addPicture(root, picture));
      // A text that names it is checked before a watcher has told of it.
      workspace.forget();
      return name;
    },
    create,
    choices,
    search: async ({ words }: Asked<'search'>) => searchTexts(await workspace.check(), words),
    sharePicture: ({ address }: Asked<'sharePicture'>) => sharePicture(live, address),
    remove: writer.remove,
    keepers: writer.keepers,
    replay: writer.replay,
    deeds: writer.deeds,
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

function setTexts(document: Document, changes: readonly Change[]): void {
  for (const { at, value } of changes) {
    if (typeof value === 'object') {
      setWords(document, at, value);
      continue;
    }
    const before = document.getIn(at);
    // A literal block ends with a line break that no box shows.
    const end = typeof before === 'string' ? (/\n+$/.exec(before)?.[0] ?? '') : '';
    setValue(document, at, typeof value === 'string' ? value + end : value);
  }
}
