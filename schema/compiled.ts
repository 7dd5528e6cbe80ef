import type { MessageFormatElement } from 'react-intl';
import type * as z from 'zod';
import type { CollectionName, collections, ListedBy, ShownBy } from './collections/table.ts';
import type { assistant, conversation } from './knowledge.ts';
import type { Language } from './languages.ts';
import type { navigation } from './navigation.ts';
import type { frenchPage, page, template } from './page.ts';
import type { ImageSource } from './references.ts';
import type { site } from './site.ts';
import type { RichSource, RichText } from './text.ts';

/** A file of content/images as the site serves it: its address and its size in CSS pixels. */
export type Picture = { src: string; width: number; height: number };

/**
 * What a source type becomes in one language: tokens and figures resolved, typography set, links in
 * the language, rich texts parsed. The `texts` that a language has join what holds them.
 */
export type Compiled<Source> = Source extends RichSource
  ? RichText
  : Source extends ImageSource
    ? Picture
    : Source extends readonly unknown[]
      ? { [Key in keyof Source]: Compiled<Source[Key]> }
      : Source extends object
        ? Language extends keyof Source
          ? Compiled<NonNullable<Source[Language]>>
          : Source extends { texts: { [Each in Language]?: unknown } }
            ? Compiled<Omit<Source, 'texts'>> & Compiled<Source['texts']>
            : { [Key in keyof Source]: Compiled<Source[Key]> }
        : Source;

type Table = typeof collections;
type Entry<Name extends CollectionName> = Compiled<z.infer<Table[Name]['schema']>> & {
  /** The file’s name. */
  id: string;
} & (Table[Name] extends { page: object } ? { address: string } : unknown);

/** An entry of each collection in one language. */
export type Entries = { [Name in CollectionName]: Entry<Name> };
export type Industry = Entries['industries'];
export type Job = Entries['jobs'];
export type Founder = Entries['founders'];
export type PressArticle = Entries['press'];
export type CaseStep = Entries['cases']['steps'][number];

type SourceSection = z.infer<typeof template>['sections'][number];
type WithEntries<Bare extends { kind: string }> = Bare extends { kind: 'carousel' }
  ? Bare & { entries: readonly Voice[] }
  : Bare extends { kind: infer Kind extends keyof ListedBy }
    ? Bare & { entries: readonly Entries[ListedBy[Kind]][] }
    : Bare extends { kind: infer Kind extends keyof ShownBy }
      ? Bare & { entry: Entries[ShownBy[Kind]]; quote?: Voice | undefined }
      : Bare extends { kind: 'site-map' }
        ? Bare & { groups: readonly SiteMapGroup[] }
        : Bare extends { kind: 'questions' }
          ? Bare & { answers: readonly Answer[] }
          : Bare extends { kind: 'walkthrough' }
            ? Bare & { entry: Entries['cases'] }
            : Bare;

/** What someone said, and the address of the case study that this person speaks of. */
export type Voice = Entries['quotes'] & { study?: string };

/** A question with the text of the knowledge entry that answers it. */
type Answer = { question: string; answer: string };

/** Why visitors do not see this part of a page: while editing alone. */
type Hidden = { notShown?: string };

/** A page as the site map lists it, with the pages under it. */
export type SiteMapPage = { name: string; address: string; pages: readonly SiteMapPage[] };
export type SiteMapGroup = { title: string; pages: readonly SiteMapPage[] };

/** A section before the entries it shows are put in. */
export type BareSection = {
  [Kind in SourceSection['kind']]: Compiled<Extract<SourceSection, { kind: Kind }>>;
}[SourceSection['kind']];

/** A section in one language, complete: a component needs nothing else to draw it. */
export type Section = {
  [Kind in SourceSection['kind']]: Hidden &
    WithEntries<Compiled<Extract<SourceSection, { kind: Kind }>>>;
}[SourceSection['kind']];
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;

/** A page in one language. */
export type Page = Hidden & {
  /** `platform`, `industries/banque`: the same in both languages. */
  id: string;
  /** The language of its copy: `fr` also under /en where the page is French only. */
  contentLanguage: Language;
  name: string;
  title: string;
  description: string;
  /** In the language of the address, where the content is in another one: what the page holds. */
  note?: RichText | undefined;
  /** The pages above it, the home page first. */
  breadcrumbs: readonly { name: string; address: string }[];
  /** Whether it ends with a row of walls. */
  band?: true;
  sections: readonly Section[];
};

/** One address of the site. */
export type RouteEntry = {
  /** Unique: `fr/platform`, `en/industries/banking`, `fr/about` for an alias. */
  id: string;
  /** The page’s id, the key of the generated pages. */
  page: string;
  language: Language;
  contentLanguage: Language;
  /** Decoded, without a slash at the end: `/platform`, `/en/industries/banking-&-insurance`. */
  address: string;
  /** The address that search engines are told: another one for aliases and French-only pages. */
  canonical: string;
  /** The same screen in each language, for the switcher. */
  switchTo: Record<Language, string>;
  /** The addresses for hreflang, by the languages that the page is written in; absent for aliases and for pages of one language. */
  alternates?: Partial<Record<Language, string>>;
  /** Whether the sitemap lists it. */
  listed: boolean;
  /** The module that draws it: `demo` has the form’s action. */
  module: 'page' | 'demo';
};

/** An address that a page had before, and where it stands now, both decoded. */
export type Redirect = { from: string; to: string };

export type SiteData = Compiled<z.infer<typeof site>>;
export type NavigationData = Compiled<z.infer<typeof navigation>>;
export type AssistantData = Compiled<z.infer<typeof assistant>>;
export type ConversationData = Compiled<z.infer<typeof conversation>>;
export type PageSource = z.infer<typeof page> | z.infer<typeof frenchPage>;
export type TemplateSource = z.infer<typeof template>;

/** A line of knowledge.jsonl (spec-7-knowledge). */
export type KnowledgeLine = { title: string; text: string; page: string; keywords?: string[] };

/** What the server's assistant answers from, in one language. */
export type AnswerEntry = KnowledgeLine & {
  /** Written to be given whole, or a section of a page. */
  kind: 'answer' | 'page';
  /** The name of its page. */
  pageName: string;
  questions?: string[];
};

/** What the server's assistant knows in one language. */
export type AssistantKnowledge = {
  entries: readonly AnswerEntry[];
  conversation?: ConversationData;
};

/** What every page of a language shares. */
export type Shared = {
  site: SiteData;
  navigation: NavigationData;
  assistant: AssistantData;
  /** Interface strings as parsed ICU messages, for react-intl. */
  messages: Record<string, MessageFormatElement[]>;
};
