import { encodeAddress, inLanguage } from '#schema/addresses.ts';
import type { KnowledgeLine, Page, Section } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { sectionTitle, sentences } from './section-text.ts';

/**
 * The assistant’s knowledge of one language as JSON lines (specification, section 3): the curated
 * entries, then each section of each page with its address and anchor. A French-only page is in the
 * French knowledge alone.
 */
export function knowledgeLines(compiled: CompiledSite, language: Language): KnowledgeLine[] {
  const addressOf = new Map(
    compiled.routes
      .filter((route) => route.language === language && route.listed)
      .map((route) => [route.page, route.address]),
  );
  const curated = compiled.knowledge[language].map(({ line }) => line);
  const fromPages = compiled.pages[language].flatMap(({ page }) => {
    const address = addressOf.get(page.id);
    return address === undefined ? [] : pageLines(page, encodeAddress(address));
  });
  return [...curated, ...fromPages];
}

/** knowledge.jsonl: one JSON object a line. */
export function jsonLines(lines: readonly KnowledgeLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function pageLines(page: Page, address: string): KnowledgeLine[] {
  return page.sections.flatMap((section) => sectionLines(section, page, address));
}

function sectionLines(section: Section, page: Page, address: string): KnowledgeLine[] {
  const { keywords } = section;
  const make = (id: string, title: string, value: unknown): KnowledgeLine[] => {
    const text = sentences(value).join(' ');
    if (text === '') return [];
    const line = { title: titled(page, title), text, page: `${address}#${id}` };
    return [keywords ? { ...line, keywords } : line];
  };
  if (section.kind === 'articles') {
    return [
      ...make(section.id, page.name, section.introduction ?? []),
      ...section.articles.flatMap((article) => make(article.id, article.title, article)),
    ];
  }
  return make(section.id, sectionTitle(section, page), section);
}

function titled(page: Page, title: string): string {
  return title === page.name ? title : `${page.name} – ${title}`;
}

/** The address of a language’s knowledge file. */
export function knowledgeFile(language: Language): string {
  return inLanguage('/knowledge.jsonl', language).slice(1);
}
