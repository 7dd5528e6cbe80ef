import {
  type CollectionName,
  collections,
  listedCollections,
  type PagedCollection,
  pagedCollections,
} from '#schema/collections/table.ts';
import type { BareSection, Entries, Page, Section, Voice } from '#schema/compiled.ts';
import type { EntryLists } from './entries.ts';
import { plainHeadline } from './headline.ts';

/** The entry that a page is made from. */
export type Subject = { collection: PagedCollection; entry: Entries[PagedCollection] };

const listedBy = new Map<string, CollectionName>(
  listedCollections.map((name) => [collections[name].listedBy, name]),
);
const shownBy = new Map<string, PagedCollection>(
  pagedCollections.map((name) => [collections[name].page.shownBy, name]),
);

/** The collection of which a kind of section shows all entries, or one. */
export function collectionShownBy(kind: string): CollectionName | undefined {
  return listedBy.get(kind) ?? shownBy.get(kind);
}

/**
 * A section with the entries that it shows; undefined when it shows one of a page that is made from
 * none; `absent` when the page's entry has nothing for it.
 */
export function complete(
  section: BareSection,
  lists: EntryLists,
  subject: Subject | undefined,
): Section | 'absent' | undefined {
  // Filled when all pages and what the assistant knows are there.
  if (section.kind === 'site-map') return { ...section, groups: [] };
  if (section.kind === 'questions') {
    if (section.items === undefined && !subject) return undefined;
    const items = section.items ?? industryOf(subject)?.asked;
    return items ? { ...section, items, answers: [] } : 'absent';
  }
  if (section.kind === 'walkthrough') {
    if (section.case === undefined && !subject) return undefined;
    const entry = lists.cases.find(({ id }) => id === (section.case ?? subject?.entry.case));
    // Whether a case of that name exists is checked where it is named.
    return entry ? { ...section, entry } : 'absent';
  }
  const listed = listedBy.get(section.kind);
  const shown = shownBy.get(section.kind);
  if (shown !== undefined && shown !== subject?.collection) return undefined;
  if (section.kind === 'carousel') return { ...section, entries: voices(lists) };
  const entries = listed === undefined ? {} : { entries: lists[listed] };
  const said = section.kind === 'case-study-detail' ? lists.quotes : voices(lists);
  const quote = said.find(({ id }) => id === subject?.entry.quote);
  const entry = shown === undefined ? {} : { entry: subject?.entry, ...(quote && { quote }) };
  // The table of collections says which kind shows what, to the types as well.
  return { ...section, ...entries, ...entry } as Section;
}

/** What customers say, each leading to the case study of the same customer. */
function voices({ quotes, 'case-studies': studies }: EntryLists): readonly Voice[] {
  return quotes.map((quote) => {
    const study = studies.find((one) => one.quote === quote.id);
    return study ? { ...quote, study: study.address } : quote;
  });
}

/** The industry that a page is made from. */
function industryOf(subject: Subject | undefined): Entries['industries'] | undefined {
  return subject && 'useCases' in subject.entry ? subject.entry : undefined;
}

/** The headline of a section; of one without, the page’s name. */
export function sectionTitle(section: Section, page: Page): string {
  return 'title' in section && section.title ? plainHeadline(section.title) : page.name;
}
