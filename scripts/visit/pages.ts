import { routes } from '../../app/generated/routes.ts';
import type { RouteEntry } from '../../schema/compiled.ts';

/** A page of the site: twin addresses of a screen are left out. */
export interface SitePage {
  /** Language and page, readable in a file's name: `fr-home`, `en-industries-healthcare`. */
  name: string;
  language: RouteEntry['language'];
  address: string;
}

export const pages: readonly SitePage[] = routes.filter(isOneOfAKind).map((route) => ({
  name: fileName(route),
  language: route.language,
  address: route.address,
}));

/** French-only screens stand under `/en` too, in another frame: those are pages of their own here. */
function isOneOfAKind({ page, language, address }: RouteEntry): boolean {
  const first = routes.find((other) => other.page === page && other.language === language);
  const own = address.replace(/^\/en(?=\/|$)/u, '') || '/';
  const canonical = routes.find(
    (other) => other.page === page && other.language === 'fr' && other.address === other.canonical,
  );
  return canonical ? own === canonical.address || isParameterised(address) : first !== undefined;
}

function isParameterised(address: string): boolean {
  return address.includes('/industries/');
}

function fileName({ language, address }: RouteEntry): string {
  const rest = address.replace(/^\/en(?=\/|$)/u, '').slice(1) || 'home';
  const plain = rest.normalize('NFD').replace(/\p{M}/gu, '');
  return `${language}-${plain.replace(/[^a-z0-9]+/giu, '-')}`;
}
