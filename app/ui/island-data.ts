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

/**
 * While developing, an island is told by this event that its data are others. One that is awake prevents the default,
 * and draws itself with them.
 */
export const dataChanged = 'island-data-changed';
