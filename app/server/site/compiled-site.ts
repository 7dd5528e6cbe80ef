import { byLanguage, defaultLanguage } from '#schema/languages.ts';
import { placeholdersIn } from '#schema/placeholders.ts';
import { knowledge } from '../../generated/assistant.server.ts';
import { redirects } from '../../generated/redirects.ts';
import { routes } from '../../generated/routes.ts';
import { retention, shared } from '../../generated/shared.server.ts';
import type { Site } from './site.ts';

const { site, messages } = shared[defaultLanguage];

/** The compiled content, as the server needs it. */
export const compiledSite: Site = {
  origin: site.origin,
  routes,
  redirects,
  salesAddress: site.mail.sales,
  messages,
  email: site.email,
  services: site.services,
  assistant: {
    model: site.assistant.model,
    countsWords: site.assistant.countsWords,
    words: byLanguage((language) => shared[language].assistant),
    knowledge,
  },
  placeholders: [...placeholdersIn(site)].map(({ path }) => path.join('.')),
  retention,
};
