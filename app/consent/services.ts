import type { Category, Preferences } from './consent.ts';

/** A third-party service of content/site.yaml, as far as the browser needs to know it. */
export type Service = { category: Category; script: string };

/** The scripts that these preferences allow. */
export function allowedScripts(services: readonly Service[], preferences: Preferences): string[] {
  return services.filter(({ category }) => preferences[category]).map(({ script }) => script);
}
