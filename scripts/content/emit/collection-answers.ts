import type { AnswerEntry, Page, Section } from '#schema/compiled.ts';
import { plainText } from '../resolve/rich-text.ts';
import { colon } from '../resolve/typography.ts';
import { inSentences } from './known-text.ts';

/** What a section's collection answers, entry by entry: who somebody is, what a position is about. */
export function collectionAnswers(section: Section, page: Page, address: string): AnswerEntry[] {
  const make = (title: string, ...parts: readonly string[]): AnswerEntry => ({
    kind: 'answer',
    title,
    text: inSentences(parts.map((text) => ({ path: [], text }))),
    page: `${address}#${section.id}`,
    pageName: page.name,
  });
  switch (section.kind) {
    case 'founders':
      return section.entries.map(({ name, role, bio, achievements, education }) => {
        const who = `${name}, ${page.contentLanguage === 'fr' ? lowerFirst(role) : role}`;
        return make(who, who, plainText(bio), ...achievements, ...education);
      });
    case 'jobs':
      return section.entries.map(({ title, location, city, text }) =>
        make(title, `${title}, ${city ? location : lowerFirst(location)}`, plainText(text)),
      );
    case 'catalogue':
      return section.entries.map(({ title, text }) =>
        make(title, `${title}${colon(page.contentLanguage)} ${lowerFirst(plainText(text))}`),
      );
    case 'press':
      return section.entries.map(({ title, publication, text }) =>
        make(title, `${publication}${colon(page.contentLanguage)} ${title}`, plainText(text)),
      );
    default:
      return [];
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
