import { encodeAddress, inLanguage } from '#schema/addresses.ts';
import { collections } from '#schema/collections/table.ts';
import type { AnswerEntry, KnowledgeLine, Page, Section } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import { template } from '#schema/page.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { plainHeadline } from '../resolve/headline.ts';
import { collectionShownBy, sectionTitle } from '../resolve/sections.ts';
import { collectionAnswers } from './collection-answers.ts';
import { inSentences, type KnownText, knownTexts } from './known-text.ts';

/** Sections of a template may be of any kind; compiled, those of French-only pages are the same. */
const sectionSchema = template.shape.sections.element;

/**
 * What the assistant knows in one language: the curated entries, then each section of each page with
 * its address and anchor. A French-only page is in the French knowledge alone.
 */
export function answerEntries(compiled: CompiledSite, language: Language): AnswerEntry[] {
  const pageIds = new Map(
    compiled.routes
      .filter((route) => route.language === language)
      .map(({ address, page }) => [encodeAddress(address), page]),
  );
  const pages = new Map(compiled.pages[language].map(({ page }) => [page.id, page]));
  const curated = compiled.knowledge[language].map(({ line }): AnswerEntry => {
    const page = pages.get(pageIds.get(line.page.replace(/#.*$/, '')) ?? '');
    return { ...line, kind: 'answer', pageName: page?.name ?? line.title };
  });
  return [...curated, ...sectionsOf(compiled, language).flatMap(sectionEntries)];
}

/** What the collections answer, for the server's assistant alone. */
export function collectionEntries(compiled: CompiledSite, language: Language): AnswerEntry[] {
  return sectionsOf(compiled, language).flatMap(({ section, page, address }) =>
    collectionAnswers(section, page, address),
  );
}

/** The same as the browser's knowledge file has it (spec-7-knowledge). */
export function knowledgeLines(compiled: CompiledSite, language: Language): KnowledgeLine[] {
  return answerEntries(compiled, language).map(({ title, text, page, keywords }) => {
    return { title, text, page, ...(keywords && { keywords }) };
  });
}

/** knowledge.jsonl: one JSON object a line. */
export function jsonLines(lines: readonly KnowledgeLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

type PlacedSection = { section: Section; page: Page; address: string };

/** The sections of every page that is listed, as the pages are ordered. */
function sectionsOf({ pages, routes }: CompiledSite, language: Language): PlacedSection[] {
  const addresses = new Map(
    routes
      .filter((route) => route.language === language && route.listed)
      .map(({ address, page }) => [page, encodeAddress(address)]),
  );
  return pages[language].flatMap(({ page }) => {
    const address = addresses.get(page.id);
    return address === undefined
      ? []
      : page.sections.map((section) => ({ section, page, address }));
  });
}

function sectionEntries({ section, page, address }: PlacedSection): AnswerEntry[] {
  // A list of links answers no question; those of a page are answered by the curated entries.
  if (section.kind === 'site-map' || section.kind === 'questions') return [];
  const { keywords } = section;
  const make = (id: string, title: string, texts: readonly KnownText[]): AnswerEntry[] => {
    if (texts.length === 0) return [];
    return [
      {
        kind: 'page',
        title: titled(page, title),
        text: inSentences(texts),
        page: `${address}#${id}`,
        pageName: page.name,
        ...(keywords && { keywords }),
      },
    ];
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
      make(article.id, plainHeadline(article.title), ofArticle(index)),
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
