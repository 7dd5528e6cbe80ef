import { inLanguage } from '#schema/addresses.ts';
import { type Collection, collections, pagedCollections } from '#schema/collections/table.ts';
import type { Redirect } from '#schema/compiled.ts';
import { type Language, languages } from '#schema/languages.ts';
import type { DataPath, Located } from '../mistakes/place.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import { entryAddress, entryPageId, entryPath, isIn } from './entry-pages.ts';
import { always, inBoth, isEmpty, type Period, periodOf } from './periods.ts';
import type { Project } from './project.ts';
import type { Resolve } from './tokens.ts';
import { findAnchors } from './walk.ts';

/** The anchors of a page, with the days on which their sections are shown. */
export type Anchors = ReadonlyMap<string, readonly Period[]>;

/** An address of one language in its French form (without `/en`), and what can be reached there. */
export type Place = {
  pageId: string;
  language: Language;
  /** French form, decoded: `/platform`, `/industries/banking-&-insurance`. */
  address: string;
  aliasOf?: string;
  /** It had this address before: it stands at another one now. */
  movedTo?: string;
  anchors: Anchors;
  /** The days on which the page is shown. */
  period: Period;
  file: SourceFile;
  path: DataPath;
};

export type AddressTable = {
  places: readonly Place[];
  find: (address: string, language: Language) => Place | undefined;
  /** Every page at an address, each on its days. */
  findAll: (address: string, language: Language) => readonly Place[];
  /** Where the addresses lead that pages had before. */
  redirects: readonly Redirect[];
};

/** Every address of the site. Two pages at one address are reported at the second. */
export function makeAddressTable(
  project: Project,
  resolve: Resolve,
  report: Reporter,
): AddressTable {
  const places: Place[] = [];
  const redirects: Redirect[] = [];
  const byKey = new Map<string, Place[]>();
  const add = (place: Place) => {
    const key = inLanguage(place.address, place.language);
    const others = byKey.get(key) ?? [];
    const other = others.find(({ period }) => !isEmpty(inBoth(period, place.period)));
    if (other) {
      report('duplicate-address', place.file, place.path, {
        address: place.address,
        first: placeOf(other.file, other.path),
      });
      return;
    }
    byKey.set(key, [...others, place]);
    if (place.movedTo !== undefined) {
      const { movedTo: to, address: from, language } = place;
      redirects.push({ from: inLanguage(from, language), to: inLanguage(to, language) });
    } else if (others.length === 0) places.push(place);
  };

  for (const file of project.pages) {
    const address = resolve(file.value.address);
    const anchors = shownAnchors(project, file, resolve);
    const period = periodOf(file.value);
    for (const language of languages) {
      const common = { pageId: file.id, language, anchors, period, file };
      add({ ...common, address, path: ['address'] });
      file.value.aliases?.forEach((alias, index) => {
        add({ ...common, address: resolve(alias), aliasOf: address, path: ['aliases', index] });
      });
      file.value.formerly?.forEach((old, index) => {
        add({ ...common, address: old, movedTo: address, path: ['formerly', index] });
      });
    }
  }

  for (const name of pagedCollections) {
    const collection: Collection = collections[name];
    const template = project.templates.find((file) => file.value.for === name);
    const anchors: Anchors = template ? shownAnchors(project, template, resolve) : new Map();
    const files: readonly SourceFile<{ formerly?: string[] | undefined }>[] =
      project.collections[name];
    for (const file of files) {
      for (const language of languages) {
        const address = entryAddress(collection, file, resolve, language);
        if (address === undefined || !isIn(file, language)) continue;
        const path = collection.page?.slug === 'title' ? entryPath(file, 'title', language) : [];
        const slug = address.slice(collections[name].page.under.length + 1);
        if (/[/?#%\\]/u.test(slug)) report('unsafe-slug', file, path, { slug });
        const period = periodOf(file.value);
        const common = { pageId: entryPageId(name, file.id), language, anchors, period, file };
        add({ ...common, address, path });
        file.value.formerly?.forEach((old, index) => {
          add({ ...common, address: old, movedTo: address, path: ['formerly', index] });
        });
      }
    }
  }
  const findAll = (address: string, language: Language) =>
    byKey.get(inLanguage(address, language)) ?? [];
  return { places, find: (address, language) => findAll(address, language)[0], findAll, redirects };
}

/** `content/pages/home.yaml:2`, for messages that name another place. */
export function placeOf(file: Located, path: DataPath): string {
  return `${file.path}:${file.locate(path).line}`;
}

/** The anchors of a page, without those of sections that are not displayed; each agent of a catalogue has its own. */
function shownAnchors(
  { collections: { agents } }: Project,
  file: Project['pages' | 'templates'][number],
  resolve: Resolve,
): Anchors {
  const anchors = findAnchors(file.kind.schema, file.value).filter(
    ({ path: [, index] }) => file.value.sections[Number(index)]?.displayed !== false,
  );
  const catalogue = file.value.sections.find(
    ({ kind, displayed }) => kind === 'catalogue' && displayed !== false,
  );
  const ofAgents = catalogue
    ? agents.map(({ id, value }) => ({
        name: id,
        period: inBoth(periodOf(catalogue), periodOf(value)),
      }))
    : [];
  const byName = Map.groupBy(
    [
      ...anchors.map(({ value, path: [, index] }) => {
        const section = file.value.sections[Number(index)];
        return { name: resolve(value), period: section ? periodOf(section) : always };
      }),
      ...ofAgents,
    ],
    ({ name }) => name,
  );
  return new Map([...byName].map(([name, all]) => [name, all.map(({ period }) => period)]));
}
