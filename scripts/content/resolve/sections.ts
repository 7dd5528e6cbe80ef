import type { BareSection, CaseStudy, Industry, Section } from '#schema/compiled.ts';
import type { EntryLists } from './entries.ts';

/** The entry that a page is made from. */
export type Subject = { industry?: Industry; caseStudy?: CaseStudy };

/** Puts in the entries that a section shows. Undefined: it shows one, and the page is made from none. */
export function complete(
  section: BareSection,
  lists: EntryLists,
  { industry, caseStudy }: Subject,
): Section | undefined {
  switch (section.kind) {
    case 'logos':
      return { ...section, entries: lists.partners };
    case 'carousel':
      return { ...section, entries: lists.quotes };
    case 'catalogue':
      return { ...section, entries: lists.agents };
    case 'industries':
      return { ...section, entries: lists.industries };
    case 'testimonials':
      return { ...section, entries: lists.testimonials };
    case 'case-studies':
      return { ...section, entries: lists['case-studies'] };
    case 'founders':
      return { ...section, entries: lists.founders };
    case 'press':
      return { ...section, entries: lists.press };
    case 'jobs':
      return { ...section, entries: lists.jobs };
    case 'industry-detail':
      return industry && { ...section, entry: industry };
    case 'case-study-detail':
      return caseStudy && { ...section, entry: caseStudy };
    default:
      return section;
  }
}
