import type * as z from 'zod';
import {
  type CollectionName,
  collectionNames,
  type collections,
} from '#schema/collections/table.ts';
import type { PageSource, TemplateSource } from '#schema/compiled.ts';
import type { Figure } from '#schema/figures.ts';
import type { Messages } from '#schema/interface.ts';
import type { assistant, conversation, knowledgeEntry } from '#schema/knowledge.ts';
import type { navigation } from '#schema/navigation.ts';
import type { SiteSource } from '#schema/site.ts';
import type { spelling } from '#schema/spelling.ts';
import { compare } from '../mistakes/order.ts';
import type { SourceFile } from '../read/source-file.ts';

type NavigationSource = z.infer<typeof navigation>;
type AssistantSource = z.infer<typeof assistant>;
type ConversationSource = z.infer<typeof conversation>;
type SpellingSource = z.infer<typeof spelling>;
type EntrySource<Name extends CollectionName> = z.infer<(typeof collections)[Name]['schema']>;

/** The valid files of a site, by what they are. */
export type Project = {
  site: SourceFile<SiteSource>;
  figures: SourceFile<Record<string, Figure>>;
  navigation: SourceFile<NavigationSource>;
  assistant: SourceFile<AssistantSource>;
  conversation?: SourceFile<ConversationSource>;
  spelling?: SourceFile<SpellingSource>;
  messages?: SourceFile<Messages>;
  pages: readonly SourceFile<PageSource>[];
  templates: readonly SourceFile<TemplateSource>[];
  knowledge: readonly SourceFile<z.infer<typeof knowledgeEntry>>[];
  collections: { [Name in CollectionName]: readonly SourceFile<EntrySource<Name>>[] };
};

/**
 * Sorts files by kind, then by path; entries by their `order` first. Undefined when one of the files
 * that stand once is missing or did not validate: its own diagnostic says so.
 */
export function toProject(files: readonly SourceFile[]): Project | undefined {
  const byKind = Map.groupBy(files, (file) => file.kind.name);
  // The loader has parsed each file with the schema of its kind: the kind's name tells the type.
  const all = <T>(name: string) => ((byKind.get(name) ?? []) as SourceFile<T>[]).toSorted(byPath);
  const entries = <Name extends CollectionName>(name: Name) =>
    all<EntrySource<Name>>(name).toSorted((a, b) => a.value.order - b.value.order);
  const [site] = all<SiteSource>('site');
  const [figures] = all<Record<string, Figure>>('figures');
  const [navigation] = all<NavigationSource>('navigation');
  const [assistant] = all<AssistantSource>('assistant');
  const [conversation] = all<ConversationSource>('conversation');
  const [spelling] = all<SpellingSource>('spelling');
  const [messages] = all<Messages>('interface');
  if (!site || !figures || !navigation || !assistant) return undefined;
  return {
    site,
    figures,
    navigation,
    assistant,
    ...(conversation && { conversation }),
    ...(spelling && { spelling }),
    ...(messages && { messages }),
    pages: [...all<PageSource>('page'), ...all<PageSource>('french-page')].toSorted(byPath),
    templates: all('template'),
    knowledge: all('knowledge-entry'),
    // Each name gives the files of its own shape, which the type of a list cannot say.
    collections: Object.fromEntries(
      collectionNames.map((name) => [name, entries(name)]),
    ) as unknown as Project['collections'],
  };
}

function byPath(a: SourceFile, b: SourceFile): number {
  return compare(a.path, b.path);
}
