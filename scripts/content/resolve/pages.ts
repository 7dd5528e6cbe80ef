import type * as z from 'zod';
import { inLanguage } from '#schema/addresses.ts';
import type { BareSection, Page } from '#schema/compiled.ts';
import { defaultLanguage, type Language } from '#schema/languages.ts';
import {
  frenchPage,
  pageHead,
  page as pageSchema,
  template as templateSchema,
} from '#schema/page.ts';
import type { Showing as Dated } from '#schema/showing.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { AddressTable } from './address-table.ts';
import { asItStands, circumstancesOf } from './circumstances.ts';
import type { Compiler } from './compiler.ts';
import type { EntryLists } from './entries.ts';
import { entryPageId } from './entry-pages.ts';
import { withHeadlines } from './headline.ts';
import { hiddenNote } from './hidden-note.ts';
import type { MadePage } from './made-page.ts';
import { periodOf } from './periods.ts';
import type { Project } from './project.ts';
import type { Scope } from './references.ts';
import { complete, type Subject } from './sections.ts';
import type { Showing } from './showing.ts';
import { fillSiteMaps } from './site-map.ts';
import { wallFilesOf } from './walls.ts';

type Tools = {
  project: Project;
  compiler: Compiler;
  addresses: AddressTable;
  entries: Record<Language, EntryLists>;
  showing: Showing;
  report: Reporter;
};

type Body = Pick<Page, 'name' | 'title' | 'description' | 'note'> & {
  sections: readonly BareSection[];
};
type Crumb = Page['breadcrumbs'][number];
/** What the making of each page needs beside: which file asks for its walls. */
type Prepared = Tools & { wallFiles: ReturnType<typeof wallFilesOf> };
type Making = { tools: Prepared; file: SourceFile; language: Language; contentLanguage: Language };

/** Every page in one language: the written ones, then those made by templates. */
export function compilePages(given: Tools, language: Language): MadePage[] {
  const tools = { ...given, wallFiles: wallFilesOf(given.project) };
  const written = tools.project.pages.map((file) => writtenPage(tools, file, language));
  const crumbsTo = (parent: string | undefined) => crumbs(tools, written, language, parent);
  const made = [
    ...written.map((one) =>
      one.page.id === 'home'
        ? one
        : { ...one, page: { ...one.page, breadcrumbs: crumbsTo(undefined) } },
    ),
    ...tools.project.templates.flatMap((file) => templatePages(tools, file, language, crumbsTo)),
  ];
  return fillSiteMaps(made, tools, language);
}

function writtenPage(
  tools: Prepared,
  file: Project['pages'][number],
  language: Language,
): MadePage {
  const contentLanguage = isWrittenIn(file.value, language) ? language : defaultLanguage;
  const anchors = tools.addresses.places.find((place) => place.file === file)?.anchors;
  const scope: Scope = {
    file,
    language,
    textLanguage: contentLanguage,
    period: periodOf(file.value),
    ...(anchors && { anchors }),
  };
  const body: Body =
    'languages' in file.value
      ? frenchBody(tools.compiler, file.value, scope)
      : bilingualBody(tools.compiler, file.value, scope);
  const making = { tools, file, language, contentLanguage };
  return withNote(toPage(making, file.id, body, [], undefined), file.value, tools.showing);
}

/** A page that visitors do not see says so to who edits. */
function withNote(made: MadePage, source: Dated, showing: Showing): MadePage {
  const notShown = hiddenNote(source, showing, made.page.contentLanguage);
  return notShown === undefined ? made : { ...made, page: { ...made.page, notShown } };
}

/** A page is written in the languages of its title; one in translation in the default one alone. */
function isWrittenIn(
  { title, inTranslation }: { title: string | object; inTranslation?: true | undefined },
  language: Language,
): boolean {
  if (typeof title === 'string' || inTranslation) return language === defaultLanguage;
  return language in title;
}

/** A page with its texts side by side. What it lacks of a translation is shown in the default language. */
function bilingualBody(
  { compile }: Compiler,
  source: z.infer<typeof pageSchema>,
  scope: Scope,
): Body {
  const page = compile(pageSchema, source, scope);
  if (!source.inTranslation || scope.language === defaultLanguage) return page;
  // Compiled as well, what is there of the translation is checked.
  const { language: textLanguage } = scope;
  const { name, title, description } = compile(pageSchema, source, { ...scope, textLanguage });
  return { ...page, name, title, description };
}

/** The sections of a French-only page, under the name that the language of the address has for it. */
function frenchBody({ compile }: Compiler, source: z.infer<typeof frenchPage>, scope: Scope): Body {
  const page = compile(frenchPage, source, scope);
  const { language } = scope;
  const named = language === defaultLanguage ? undefined : source.elsewhere[language];
  if (!named) return page;
  const inOwnWords = { ...scope, textLanguage: language };
  return { ...page, ...compile(pageHead, named, inOwnWords, ['elsewhere', language]) };
}

function templatePages(
  tools: Prepared,
  file: Project['templates'][number],
  language: Language,
  crumbsTo: (parent: string | undefined) => Crumb[],
): MadePage[] {
  const { for: purpose, parent } = file.value;
  const above = crumbsTo(parent);
  const contentLanguage = isWrittenIn(file.value, language) ? language : defaultLanguage;
  function make(id: string, subject?: Subject) {
    const body = tools.compiler.compile(templateSchema, file.value, {
      file,
      language,
      textLanguage: contentLanguage,
      ...(subject && { local: entryTokens(subject.entry) }),
    });
    const making = { tools, file, language, contentLanguage };
    return toPage(making, id, body, above, subject);
  }
  if (purpose === 'not-found' || purpose === 'error') return [make(purpose)];
  const sources: readonly SourceFile<object>[] = tools.project.collections[purpose];
  return tools.entries[language][purpose].map((entry) => {
    const made = make(entryPageId(purpose, entry.id), { collection: purpose, entry });
    const source = sources.find(({ id }) => id === entry.id);
    return withNote(made, source?.value ?? {}, tools.showing);
  });
}

function entryTokens({ title, summary }: Subject['entry']): Record<string, string> {
  return { 'entry.title': title, 'entry.summary': summary };
}

function toPage(
  { tools, file, language, contentLanguage }: Making,
  id: string,
  { name, title, description, note, sections }: Body,
  breadcrumbs: readonly Crumb[],
  subject: Subject | undefined,
): MadePage {
  const holds = circumstancesOf(tools.project.site.value);
  const shown = sections.flatMap((section, index) => {
    const { displayed, draft, from, until, ...bare } = section;
    const notShown = hiddenNote({ draft, from, until }, tools.showing, contentLanguage);
    const isHidden = notShown !== undefined && tools.showing.hidden === 'left-out';
    if (displayed === false || isHidden) return [];
    const done = complete(asItStands(bare, holds), tools.entries[contentLanguage], subject);
    if (!done) tools.report('no-entry', file, ['sections', index, 'kind'], { kind: section.kind });
    if (!done || done === 'absent') return [];
    return [{ ...withHeadlines(done), ...(notShown !== undefined && { notShown }) }];
  });
  const closing = tools.wallFiles.get(id)?.value.walls?.closing;
  const page = {
    id,
    contentLanguage,
    name,
    title,
    description,
    ...(note && { note }),
    breadcrumbs,
    sections: shown,
    ...(closing && { band: true as const }),
  };
  return { page, language, file };
}

function crumbs(
  { addresses }: Tools,
  written: readonly MadePage[],
  language: Language,
  parent: string | undefined,
): Crumb[] {
  const named = (address: string): Crumb[] => {
    const place = addresses.find(address, language);
    const made = written.find(({ file }) => file === place?.file);
    return made ? [{ name: made.page.name, address: inLanguage(address, language) }] : [];
  };
  return parent === undefined ? named('/') : [...named('/'), ...named(parent)];
}
