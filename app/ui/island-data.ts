import type { IntlConfig } from 'react-intl';
import type { Language } from '#schema/languages.ts';
import type { SiteContext } from '../site-context.tsx';

/** What an island is given, as it travels in the page. */
export type IslandData<Props> = {
  props: Props;
  site: SiteContext;
  /** How links announce a page in each language. */
  announcements: Partial<Record<Language, string>>;
  locale: string;
  messages: NonNullable<IntlConfig['messages']>;
};
