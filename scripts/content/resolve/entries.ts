import { encodeAddress, inLanguage } from '#schema/addresses.ts';
import {
  type Collection,
  type CollectionName,
  collectionNames,
  collections,
} from '#schema/collections/table.ts';
import type { Entries } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Compiler } from './compiler.ts';
import { entryAddress, isIn } from './entry-pages.ts';
import { hiddenNote } from './hidden-note.ts';
import { periodOf } from './periods.ts';
import type { Project } from './project.ts';
import type { Scope } from './references.ts';
import type { Showing } from './showing.ts';
import type { Resolve } from './tokens.ts';

export type EntryLists = { [Name in CollectionName]: readonly Entries[Name][] };

type Tools = { project: Project; compiler: Compiler; resolve: Resolve; showing: Showing };

/** Every collection in one language. An entry without that language is not in its list. */
export function compileEntries(
  { project, compiler: { compile }, resolve, showing }: Tools,
  language: Language,
): EntryLists {
  function compileList(name: CollectionName) {
    const collection: Collection = collections[name];
    const files: readonly SourceFile<Record<string, unknown>>[] = project.collections[name];
    return files
      .filter((file) => isIn(file, language))
      .map((file) => {
        const scope: Scope = {
          file,
          language,
          textLanguage: language,
          mayLackTexts: true,
          period: periodOf(file.value),
        };
        const address = entryAddress(collection, file, resolve, language);
        const {
          draft: _draft,
          from: _from,
          until: _until,
          formerly: _formerly,
          walls: _walls,
          ...entry
        }: Record<string, unknown> = compile(collection.schema, file.value, scope);
        // The page of an entry says it itself: its title is held to a length.
        const notShown = collection.page ? undefined : hiddenNote(file.value, showing, language);
        const name = String(entry[collection.namedBy]);
        return {
          ...entry,
          ...(notShown !== undefined && { [collection.namedBy]: `${name} – ${notShown}` }),
          id: file.id,
          ...(address !== undefined && { address: encodeAddress(inLanguage(address, language)) }),
        };
      });
  }
  // Each name gives entries of its own shape, which the type of a list cannot say.
  return Object.fromEntries(
    collectionNames.map((name) => [name, compileList(name)]),
  ) as unknown as EntryLists;
}
