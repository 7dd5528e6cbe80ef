import { slugOf } from '#schema/addresses.ts';
import { type Language, languages } from '#schema/languages.ts';
import type { DataPath, Located } from '../mistakes/place.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Project } from './project.ts';

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

export type Resolve = (text: string) => string;
type Anchored = {
  id: string;
  displayed?: boolean | undefined;
  groups?: readonly { id: string }[];
  articles?: readonly { id: string }[];
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
    const anchors = anchorsOf(file.value.sections, resolve);
    for (const language of languages) {
      const common = { pageId: file.id, language, anchors, file };
      add({ ...common, address, path: ['address'] });
      file.value.aliases?.forEach((alias, index) => {
        add({ ...common, address: resolve(alias), aliasOf: address, path: ['aliases', index] });
      });
    }
  }

  const anchorsOfTemplate = (name: 'industries' | 'case-studies') => {
    const template = project.templates.find((file) => file.value.for === name);
    return template ? anchorsOf(template.value.sections, resolve) : new Set<string>();
  };
  const industryAnchors = anchorsOfTemplate('industries');
  for (const file of project.collections.industries) {
    for (const language of languages) {
      const text = file.value.texts[language];
      if (!text) continue;
      const path = ['texts', language, 'title'];
      const slug = slugOf(resolve(text.title));
      if (/[/?#%\\]/u.test(slug)) report('unsafe-slug', file, path, { slug });
      add({
        pageId: `industries/${file.id}`,
        language,
        address: `/industries/${slug}`,
        anchors: industryAnchors,
        file,
        path,
      });
    }
  }
  const caseStudyAnchors = anchorsOfTemplate('case-studies');
  for (const file of project.collections['case-studies']) {
    for (const language of languages) {
      add({
        pageId: `case-study/${file.id}`,
        language,
        address: `/case-study/${file.id}`,
        anchors: caseStudyAnchors,
        file,
        path: [],
      });
    }
  }
  return { places, find: (address, language) => byKey.get(`${language} ${address}`) };
}

/** `content/pages/home.yaml:2`, for messages that name another place. */
export function placeOf(file: Located, path: DataPath): string {
  return `${file.path}:${file.locate(path).line}`;
}

function anchorsOf(sections: readonly Anchored[], resolve: Resolve): Set<string> {
  const ids = sections
    .filter((section) => section.displayed !== false)
    .flatMap((section) => [section, ...(section.groups ?? []), ...(section.articles ?? [])])
    .map(({ id }) => resolve(id));
  return new Set(ids);
}
