import type { Picture } from '#schema/compiled.ts';
import { byLanguage, type Language } from '#schema/languages.ts';
import type { DataPath } from '../mistakes/place.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Place } from './address-table.ts';
import type { Annotate } from './annotate.ts';
import { type Compiler, makeCompiler } from './compiler.ts';
import type { References, Scope } from './references.ts';

/** All that a value was made of beside its file. */
type Needs = {
  settings: string;
  tokens: ReadonlyMap<string, { language: Language; name: string; text: string | undefined }>;
  links: ReadonlyMap<string, { address: string; language: Language; found: string }>;
  icons: ReadonlySet<string>;
  pictures: ReadonlyMap<string, Picture | undefined>;
};

type Remembered = { result: unknown; needs: Needs };

/** What was compiled before, by the file that it was compiled from: one memory for one way to annotate. */
export type Memory = WeakMap<SourceFile, Map<string, Remembered>>;

/**
 * A compiler that takes what it knows of a file from a memory while all that it was made of is the same:
 * tokens, what stands at its links, icons, pictures. What had a mistake is compiled again, so that the
 * mistake is told again; so are files that `isFresh` names.
 */
export function makeRememberingCompiler(
  references: References,
  report: Reporter,
  annotate: Annotate,
  memory: Memory,
  isFresh: (file: SourceFile) => boolean,
): Compiler {
  const used = { icons: new Set<string>(), pictures: new Set<string>() };
  const settings = `${references.origin} ${references.figuresFile}`;
  const world = watch(references, settings);
  const heard = { mistakes: 0 };
  const inner = makeCompiler(
    world.watched,
    (...mistake) => {
      heard.mistakes += 1;
      report(...mistake);
    },
    annotate,
  );

  function compile(
    schema: Parameters<Compiler['compile']>[0],
    value: unknown,
    scope: Scope,
    at: DataPath = [],
  ): unknown {
    const known = memory.get(scope.file) ?? new Map<string, Remembered>();
    memory.set(scope.file, known);
    const key = keyOf(scope, at);
    const before = isFresh(scope.file) ? undefined : known.get(key);
    const made = before && world.isSame(before.needs) ? before : make();

    function make(): Remembered {
      const mistakes = heard.mistakes;
      world.begin();
      const result = inner.compile(schema, value, scope, at);
      const remembered = { result, needs: world.end() };
      if (heard.mistakes === mistakes) known.set(key, remembered);
      else known.delete(key);
      return remembered;
    }

    for (const icon of made.needs.icons) used.icons.add(icon);
    for (const picture of made.needs.pictures.keys()) used.pictures.add(picture);
    return made.result;
  }

  return {
    // What is remembered was compiled by the same schema.
    compile: (schema, value, scope, at) => compile(schema, value, scope, at) as never,
    usedIcons: () => [...used.icons].toSorted(),
    usedPictures: () => used.pictures,
  };
}

/** All of a scope that a value depends on. Made for each value at each compile: most have neither names nor anchors. */
function keyOf(scope: Scope, at: DataPath): string {
  const { language, textLanguage, mayLackTexts, local, anchors, period } = scope;
  const names = local || anchors ? JSON.stringify([local, anchors && [...anchors]]) : '';
  const days = period ? `${period.from} ${period.until}` : '';
  return [language, textLanguage, mayLackTexts, days, names, ...at].join('\n');
}

/** References that note what is asked of them. */
function watch(references: References, settings: string) {
  const asked = byLanguage(() => new Map<string, string | undefined>());
  const found = new WeakMap<Place, string>();
  /** Most values need the same: each of these is looked at once a compile. */
  const shared = new Map<string, Needs>();
  const judged = new Map<Needs, boolean>();
  const start = () => ({
    settings,
    tokens: new Map<string, { language: Language; name: string; text: string | undefined }>(),
    links: new Map<string, { address: string; language: Language; found: string }>(),
    icons: new Set<string>(),
    pictures: new Map<string, Picture | undefined>(),
  });
  let notes = start();

  /** Asked once a compile: a list of a collection is long. */
  function textOf(language: Language, name: string): string | undefined {
    const known = asked[language];
    if (!known.has(name)) known.set(name, references.lookups[language](name));
    return known.get(name);
  }

  function describe(place: Place): string {
    const known = found.get(place);
    if (known !== undefined) return known;
    const { movedTo, period, anchors } = place;
    const text = JSON.stringify([movedTo, period, [...anchors]]);
    found.set(place, text);
    return text;
  }

  const at = (address: string, language: Language) =>
    references.addresses.findAll(address, language).map(describe).join('\n');

  const watched: References = {
    ...references,
    lookups: byLanguage((language) => (name) => {
      const text = textOf(language, name);
      notes.tokens.set(`${language} ${name}`, { language, name, text });
      return text;
    }),
    addresses: {
      ...references.addresses,
      findAll: (address, language) => {
        const place = { address, language, found: at(address, language) };
        notes.links.set(`${language} ${address}`, place);
        return references.addresses.findAll(address, language);
      },
    },
    note: {
      icon: (name) => notes.icons.add(name),
      picture: (name) => notes.pictures.set(name, references.pictures.get(name)),
    },
  };

  return {
    watched,
    begin: () => {
      notes = start();
    },
    /** What was needed since `begin`: the same object for all that needed the same. */
    end: (): Needs => {
      const { tokens, links, icons, pictures } = notes;
      const name = JSON.stringify([
        ...tokens.keys(),
        '',
        ...links.keys(),
        '',
        ...icons,
        '',
        ...pictures.keys(),
      ]);
      const needs = shared.get(name) ?? notes;
      shared.set(name, needs);
      return needs;
    },
    isSame: (needs: Needs): boolean => {
      const known = judged.get(needs) ?? isSame(needs);
      judged.set(needs, known);
      return known;
    },
  };

  function isSame(needs: Needs): boolean {
    return (
      needs.settings === settings &&
      all(needs.tokens, ({ language, name, text }) => textOf(language, name) === text) &&
      all(needs.links, (link) => at(link.address, link.language) === link.found) &&
      [...needs.icons].every((name) => references.icons.has(name)) &&
      [...needs.pictures].every(([name, picture]) =>
        isSamePicture(references.pictures.get(name), picture),
      )
    );
  }
}

function all<T>(map: ReadonlyMap<string, T>, holds: (value: T) => boolean): boolean {
  for (const value of map.values()) if (!holds(value)) return false;
  return true;
}

function isSamePicture(one: Picture | undefined, other: Picture | undefined): boolean {
  return one?.src === other?.src && one?.width === other?.width && one?.height === other?.height;
}
