import type { html } from 'hono/html';
import type { FrameLanguage, RuleEntry } from '../book/book.ts';

/** What `html` makes, or a text that it will escape. */
export type Markup = ReturnType<typeof html> | string;

/** Where the pages find their pictures. */
export const picturesPath = 'pictures';

export const summaryPage = 'index';

/** The file of a page: the summary, or a chapter by its id. */
export function pageFile(name: string, language: FrameLanguage): string {
  if (language === 'fr') return `${name}.html`;
  return name === summaryPage ? 'en.html' : `${name}.en.html`;
}

/** Where a rule stands, in the same folder. */
export function ruleAddress({ chapter, id }: RuleEntry, language: FrameLanguage): string {
  return `${pageFile(chapter, language)}#${id}`;
}
