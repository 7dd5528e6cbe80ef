import { type Collection, collections, pagedCollections } from '#schema/collections/table.ts';
import { type Language, languages } from '#schema/languages.ts';
import type { DataPath, Located } from '../mistakes/place.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import { entryAddress, entryPageId, entryPath, isIn } from './entry-pages.ts';
import type { Project } from './project.ts';
import type { Resolve } from './tokens.ts';
import { findMarked } from './walk.ts';

/** An address of one language in its French form (without `/en`), and what can be reached there. */
export type Place = {
  pageId: string;
  language: Language;
  /** French form, decoded: `/platform`, `/industries/banking-&-insurance`. */
  address: string;
  aliasOf?: string;
  anchors: ReadonlySet<string>;
  file: SourceFile;
  path: DataPath;
};

export type AddressTable = {
  places: readonly Place[];
  find: (address: string, language: Language) => Place | undefined;
};

/** Every address of the site. Two pages at one address are reported at the second. */
export function makeAddressTable(
  project: Project,
  resolve: Resolve,
  report: Reporter,
): AddressTable {
  const places: Place[] = [];
  const byKey = new Map<string, Place>();
  const add = (place: Place) => {
    const key = `${place.language} ${place.address}`;
    const other = byKey.get(key);
    if (other) {
      report('duplicate-address', place.file, place.path, {
        address: place.address,
        first: placeOf(other.file, other.path),
      });
      return;
    }
    byKey.set(key, place);
    places.push(place);
  };

  for (const file of project.pages) {
    const address = resolve(file.value.address);
    const anchors = shownAnchors(file, resolve);
    for (const language of languages) {
      const common = { pageId: file.id, language, anchors, file };
      add({ ...common, address, path: ['address'] });
      file.value.aliases?.forEach((alias, index) => {
        add({ ...common, address: resolve(alias), aliasOf: address, path: ['aliases', index] });
      });
    }
  }

  for (const name of pagedCollections) {
    const collection: Collection = collections[name];
    const template = project.templates.find((file) => file.value.for === name);
    const anchors = template ? shownAnchors(template, resolve) : new Set<string>();
    const files: readonly SourceFile<object>[] = project.collections[name];
    for (const file of files) {
      for (const language of languages) {
        const address = entryAddress(collection, file, resolve, language);
        if (address === undefined || !isIn(file, language)) continue;
        const path = collection.page?.slug === 'title' ? entryPath(file, 'title', language) : [];
        const slug = address.slice(collections[name].page.under.length + 1);
        if (/[/?#%\\]/u.test(slug)) report('unsafe-slug', file, path, { slug });
        add({ pageId: entryPageId(name, file.id), language, address, anchors, file, path });
      }
    }
  }
  return { places, find: (address, language) => byKey.get(`${language} ${address}`) };
}

/** `content/pages/home.yaml:2`, for messages that name another place. */
export function placeOf(file: Located, path: DataPath): string {
  return `${file.path}:${file.locate(path).line}`;
}

/** The anchors of a page, without those of sections that are not displayed. */
function shownAnchors(file: Project['pages' | 'templates'][number], resolve: Resolve): Set<string> {
  const anchors = findMarked(file.kind.schema, file.value, 'anchor').filter(
    ({ path: [, index] }) => file.value.sections[Number(index)]?.displayed !== false,
  );
  return new Set(anchors.map(({ value }) => resolve(value)));
}
