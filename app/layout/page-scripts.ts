import type { UNSAFE_AssetsManifest as Manifest } from 'react-router';
import { encodeAddress } from '#schema/addresses.ts';

/** By the address of each page of the site: files, and addresses that are no page's, have no entry. */
export type PageScripts = ReadonlyMap<string, readonly string[]>;

export function pageScripts({ routes }: Pick<Manifest, 'routes'>): PageScripts {
  return new Map(
    Object.values(routes).flatMap((route) => {
      if (!route?.path || !route.hasClientLoader) return [];
      const scripts = [route.module, route.clientLoaderModule];
      return [[encodeAddress(route.path), scripts.filter((script) => script !== undefined)]];
    }),
  );
}

const here = new Set<string>();

/**
 * Whether scripts are here, fetched where they were not. For one that fails, the router would load the page at
 * hand anew. Each is fetched before it is imported: some browsers never ask again for an import that failed.
 */
export async function areHere(scripts: readonly string[]): Promise<boolean> {
  const missing = scripts.filter((script) => !here.has(script));
  try {
    const answers = await Promise.all(missing.map((script) => fetch(script)));
    if (!answers.every(({ ok }) => ok)) return false;
    await Promise.all(missing.map((script) => import(/* @vite-ignore */ script)));
  } catch {
    return false;
  }
  for (const script of missing) here.add(script);
  return true;
}
