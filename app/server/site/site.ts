import type {
  AssistantData,
  AssistantKnowledge,
  Redirect,
  Shared,
  SiteData,
} from '#schema/compiled.ts';
import type { Duration } from '#schema/duration.ts';
import type { Language } from '#schema/languages.ts';
import type { SiteRoute } from '../addresses/address-book.ts';

/** What the server knows of the compiled content. */
export interface Site {
  /** Where visitors find it: scheme and host. */
  origin: string;
  routes: readonly SiteRoute[];
  /** Where the addresses lead that pages had before. */
  redirects: readonly Redirect[];
  /** Receives demo requests. */
  salesAddress: string;
  /** The interface's words, in the language of the sales desk. */
  messages: Shared['messages'];
  email: SiteData['email'];
  /** Hosts that consented services need. */
  services: readonly { script: string; hosts: readonly string[] }[];
  assistant: AssistantSettings;
  /** The values of content/site.yaml that stand in for real ones, by their keys. */
  placeholders: readonly string[];
  /** How long demo requests are kept. */
  retention: Duration;
}

export interface AssistantSettings {
  model: string;
  /** Whether the privacy policy says that the words of questions are counted. */
  countsWords: boolean;
  words: Readonly<Record<Language, AssistantData>>;
  knowledge: Readonly<Record<Language, AssistantKnowledge>>;
}
