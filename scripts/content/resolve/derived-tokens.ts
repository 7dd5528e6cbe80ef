import { type CollectionName, collectionNames } from '#schema/collections/table.ts';
import { type Language, localeOf } from '#schema/languages.ts';
import type { SourceFile } from '../read/source-file.ts';
import { isIn } from './entry-pages.ts';
import { entryText } from './entry-text.ts';
import { formatCount } from './format-count.ts';
import type { Project } from './project.ts';
import type { Lookup } from './tokens.ts';

/** `list.founders with role.lower`, or `count.jobs.words | position | positions`, taken apart. */
type Parts = {
  kind: string;
  isCapital: boolean;
  collection: CollectionName;
  steps: readonly string[];
  beside: readonly string[] | undefined;
  nouns: readonly string[];
};

const shape =
  /^(?<kind>count|list|first|last)\.(?<name>[a-z-]+)(?<steps>(?:\.[a-z]+)*)(?: with (?<beside>[a-z]+(?:\.lower)?))?$/iu;

/**
 * What the site says of its own collections, so that nobody types it: `{count.agents}`,
 * `{count.jobs.words | position | positions}`, `{list.founders with role}`, `{last.press}`. Written
 * with a capital, `{Count.founders.words}`, it begins with one.
 */
export function derivedLookup(
  { collections }: Pick<Project, 'collections'>,
  language: Language,
  lookup: Lookup,
): Lookup {
  const shown = new Map<CollectionName, readonly SourceFile<object>[]>();
  function entriesOf(name: CollectionName): readonly SourceFile<object>[] {
    const all: readonly SourceFile<object>[] = collections[name];
    const known = shown.get(name) ?? all.filter((file) => isIn(file, language));
    shown.set(name, known);
    return known;
  }

  function namesOf({ collection, steps, beside }: Parts): (string | undefined)[] {
    return entriesOf(collection).map((file) => {
      const at = { collection, file, language };
      const name = entryText(at, steps, lookup);
      if (beside === undefined) return name;
      const aside = entryText(at, beside, lookup);
      return name === undefined || aside === undefined ? undefined : `${name} (${aside})`;
    });
  }

  function textOf(parts: Parts): string | undefined {
    const { kind, collection, steps, nouns } = parts;
    if (kind === 'count') {
      return formatCount(entriesOf(collection).length, { steps, nouns, language });
    }
    if (nouns.length > 0) return undefined;
    const names = namesOf(parts);
    if (!names.every((name) => name !== undefined)) return undefined;
    if (kind === 'list') return new Intl.ListFormat(localeOf(language)).format(names);
    return names.at(kind === 'first' ? 0 : -1) ?? '';
  }

  return (name) => {
    const parts = partsOf(name);
    const text = parts && textOf(parts);
    if (text === undefined || !parts?.isCapital) return text;
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}

/** The names of all of them, without what may follow, for who mistyped one. */
export const derivedNames: readonly string[] = ['count', 'list', 'first', 'last'].flatMap((kind) =>
  collectionNames.flatMap((name) =>
    kind === 'count' ? [`count.${name}`, `count.${name}.words`] : [`${kind}.${name}`],
  ),
);

/** Whether a name was meant as one of these. */
export function isDerived(name: string): boolean {
  return /^(?:count|list|first|last)\b/iu.test(name);
}

function partsOf(name: string): Parts | undefined {
  const [head = '', ...nouns] = name.split('|').map((part) => part.trim());
  const { kind = '', name: wanted, steps = '', beside } = shape.exec(head)?.groups ?? {};
  const collection = collectionNames.find((each) => each === wanted);
  if (collection === undefined) return undefined;
  return {
    kind: kind.toLowerCase(),
    isCapital: /^[A-Z]/.test(kind),
    collection,
    steps: steps.split('.').slice(1),
    beside: beside?.split('.'),
    nouns,
  };
}
