import { encodeAddress, inLanguage } from '#schema/addresses.ts';
import { collections } from '#schema/collections/table.ts';
import type { KnowledgeLine, Page, Section } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import { template } from '#schema/page.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { collectionShownBy, sectionTitle } from '../resolve/sections.ts';
import { inSentences, type KnownText, knownTexts } from './known-text.ts';

/** Sections of a template may be of any kind; compiled, those of French-only pages are the same. */
const sectionSchema = template.shape.sections.element;

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
  const make = (id: string, title: string, texts: readonly KnownText[]): KnowledgeLine[] => {
    if (texts.length === 0) return [];
    const line = { title: titled(page, title), text: inSentences(texts), page: `${address}#${id}` };
    return [keywords ? { ...line, keywords } : line];
  };
  const texts = [...knownTexts(sectionSchema, section), ...entryTexts(section)];
  if (section.kind !== 'articles') return make(section.id, sectionTitle(section, page), texts);
  const ofArticle = (index: number) =>
    texts.filter(({ path }) => path[0] === 'articles' && path[1] === index);
  return [
    ...make(
      section.id,
      page.name,
      texts.filter(({ path }) => path[0] !== 'articles'),
    ),
    ...section.articles.flatMap((article, index) =>
      make(article.id, article.title, ofArticle(index)),
    ),
  ];
}

/** What is known of the entries that a section shows. */
function entryTexts(section: Section): KnownText[] {
  const name = collectionShownBy(section.kind);
  if (name === undefined) return [];
  const entries =
    'entries' in section ? section.entries : 'entry' in section ? [section.entry] : [];
  return entries.flatMap((entry) => knownTexts(collections[name].schema, entry));
}

function titled(page: Page, title: string): string {
  return title === page.name ? title : `${page.name} – ${title}`;
}

/** The address of a language’s knowledge file. */
export function knowledgeFile(language: Language): string {
  return inLanguage('/knowledge.jsonl', language).slice(1);
}
