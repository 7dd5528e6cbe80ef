import { createMiddleware } from 'hono/factory';
import { decodePath } from '#schema/addresses.ts';
import type { SiteRoute } from '../addresses/address-book.ts';
import { splitTarget } from '../addresses/path.ts';
import { isSecure, type Proxies } from '../http/proxies.ts';
import type { AppEnv } from '../http/request-context.ts';
import { addressable, pageFile } from './page-file.ts';
import { serveFile } from './serve-file.ts';
import type { FileStore, StoredFile } from './stored-file.ts';

/** Answers who reads a page or a file; everything else is for those that follow. */
export function siteFiles(files: FileStore, routes: readonly SiteRoute[], proxies: Proxies) {
  const byAddress = new Map<string, StoredFile>(addressable(files));
  for (const { address } of routes) {
    const page = files.get(pageFile(address));
    if (page) byAddress.set(address.normalize('NFC'), page);
  }
  return createMiddleware<AppEnv>(async ({ req }, next) => {
    const file = byAddress.get(decodePath(splitTarget(req.url).path) ?? '');
    return file ? serveFile(req.raw, file, isSecure(req.raw, proxies)) : next();
  });
}
