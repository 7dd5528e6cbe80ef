import type { html } from 'hono/html';
import type { FrameLanguage, RuleEntry } from '../book/book.ts';

/** What `html` makes, or a text that it will escape. */
export type Markup = ReturnType<typeof html> | string;

/** Where the pages find their pictures. */
export const picturesPath = 'pictures';

export const summaryPage = 'index';

/** From a page of a language to what stands beside all of them. */
export function toTop(language: FrameLanguage): string {
  return language === 'fr' ? '' : '../';
}

/** The folder of a language's pages; French pages stand at the top. */
export function folderOf(language: FrameLanguage): string {
  return language === 'fr' ? '' : `${language}/`;
}

/** The file of a page, in the folder of its language: the summary, or a chapter by its id. */
export function pageFile(name: string): string {
  return `${name}.html`;
}

/** Where a rule stands, from a page of the same language. */
export function ruleAddress({ chapter, id }: Pick<RuleEntry, 'chapter' | 'id'>): string {
  return `${pageFile(chapter)}#${id}`;
}
