import type {
  AssistantData,
  ConversationData,
  NavigationData,
  RouteEntry,
  SiteData,
} from '#schema/compiled.ts';
import type { Duration } from '#schema/duration.ts';
import {
  assistant as assistantSchema,
  conversation as conversationSchema,
} from '#schema/knowledge.ts';
import { byLanguage, defaultLanguage, type Language } from '#schema/languages.ts';
import { navigation as navigationSchema } from '#schema/navigation.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import { type AddressTable, makeAddressTable } from './address-table.ts';
import { type Annotate, asItIs } from './annotate.ts';
import type { Assets } from './assets.ts';
import { makeCompiler } from './compiler.ts';
import { compileEntries, type EntryLists } from './entries.ts';
import { compileFacts, type Facts } from './facts.ts';
import { compileKnowledge, type MadeEntry } from './knowledge.ts';
import { baseLookup, compileSite, makeLookups } from './lookups.ts';
import type { MadePage } from './made-page.ts';
import { compilePages } from './pages.ts';
import type { Project } from './project.ts';
import { answerQuestions, answersOf } from './questions.ts';
import type { References } from './references.ts';
import { type Memory, makeRememberingCompiler } from './remember.ts';
import { compileRetention } from './retention.ts';
import { makeRoutes } from './routes.ts';
import { everything, type Showing, shownProject } from './showing.ts';
import { type Lookup, resolveTokens } from './tokens.ts';

/** A whole site, compiled: everything that is emitted derives from this. */
export type CompiledSite = {
  /** Everything, whether it is shown or not. */
  project: Project;
  showing: Showing;
  addresses: AddressTable;
  routes: readonly RouteEntry[];
  lookups: Record<Language, Lookup>;
  site: Record<Language, SiteData>;
  navigation: Record<Language, NavigationData>;
  assistant: Record<Language, AssistantData>;
  conversation: Record<Language, ConversationData | undefined>;
  entries: Record<Language, EntryLists>;
  pages: Record<Language, readonly MadePage[]>;
  knowledge: Record<Language, readonly MadeEntry[]>;
  icons: readonly string[];
  pictures: ReadonlySet<string>;
  /** How long the server keeps demo requests; undefined after a mistake. */
  retention: Duration | undefined;
  facts: Facts | undefined;
};

/** What was compiled before may be taken again, but for the files that are wanted fresh. */
export type Earlier = { memory: Memory; isFresh: (file: SourceFile) => boolean };

/** Compiles valid content in every language: everything, unless told what is shown. What refers to nothing is reported at its place. */
export function compileProject(
  source: Project,
  assets: Assets,
  report: Reporter,
  annotate: Annotate = asItIs,
  showing: Showing = everything(),
  earlier?: Earlier,
): CompiledSite {
  const project = shownProject(source, showing);
  const base = baseLookup(project.site.value);
  const resolve = (text: string) => resolveTokens(text, base);
  const site = compileSite(project, report);
  const { lookups, tokenNames } = makeLookups(project, site);
  const addresses = makeAddressTable(project, resolve, report);
  const references: References = {
    addresses,
    pictures: assets.pictures,
    icons: assets.icons,
    figureNames: Object.keys(project.figures.value),
    lookups,
    tokenNames,
    figuresFile: project.figures.path,
    origin: site[defaultLanguage].origin,
  };
  const compiler = earlier
    ? makeRememberingCompiler(references, report, annotate, earlier.memory, earlier.isFresh)
    : makeCompiler(references, report, annotate);
  const scopeOf = (file: SourceFile, language: Language) => ({
    file,
    language,
    textLanguage: language,
  });
  const entries = byLanguage((language) =>
    compileEntries({ project, compiler, resolve, showing }, language),
  );
  const knowledge = byLanguage((language) =>
    compileKnowledge({ source, project, compiler, report }, language),
  );
  const answers = answersOf(knowledge);
  const pages = byLanguage((language) =>
    answerQuestions(
      compilePages({ project, compiler, addresses, entries, showing, report }, language),
      answers,
    ),
  );
  return {
    project: source,
    showing,
    addresses,
    routes: makeRoutes(addresses, pages),
    lookups,
    site: annotate === asItIs ? site : compileSite(project, report, annotate),
    navigation: byLanguage((language) =>
      compiler.compile(
        navigationSchema,
        project.navigation.value,
        scopeOf(project.navigation, language),
      ),
    ),
    assistant: byLanguage((language) =>
      compiler.compile(
        assistantSchema,
        project.assistant.value,
        scopeOf(project.assistant, language),
      ),
    ),
    conversation: byLanguage((language) => {
      const file = project.conversation;
      return file && compiler.compile(conversationSchema, file.value, scopeOf(file, language));
    }),
    entries,
    pages,
    knowledge,
    icons: compiler.usedIcons(),
    pictures: compiler.usedPictures(),
    retention: compileRetention(project, report),
    facts: compileFacts(project, report),
  };
}
