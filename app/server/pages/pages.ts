import { Hono } from 'hono';
import { decodePath, inLanguage, languageOf } from '#schema/addresses.ts';
import type { Redirect } from '#schema/compiled.ts';
import { createAddressBook, type SiteRoute } from '../addresses/address-book.ts';
import { addressable } from '../files/page-file.ts';
import { serveFileAs } from '../files/serve-file.ts';
import type { FileStore } from '../files/stored-file.ts';
import { methodNotAllowed, permanentRedirect, plainText } from '../http/answers.ts';
import { maxKilobytes } from '../http/body.ts';
import { postedByThisSite } from '../http/posted.ts';
import type { AppEnv, Handler, RequestContext } from '../http/request-context.ts';
import type { KnownHosts } from '../http/same-origin.ts';

export interface PagesOptions {
  files: FileStore;
  routes: readonly SiteRoute[];
  redirects: readonly Redirect[];
  hosts: KnownHosts;
  /** Answers a posted form. */
  render: Handler;
}

/**
 * Everything at the site's addresses but the reading of its files: posted forms, redirects, other
 * methods, and the 404 page of the address' language.
 */
export function createPages({
  files,
  routes,
  redirects,
  hosts,
  render,
}: PagesOptions): Hono<AppEnv> {
  const find = createAddressBook(routes, redirects);
  const named = new Map(addressable(files));
  const pages = new Hono<AppEnv>();
  for (const { address } of routes.filter(isForm)) {
    pages.on('POST', address, ...postedByThisSite(hosts, maxKilobytes.form), render);
  }
  return pages.all('*', (context) => {
    const { path, query } = context.var;
    const destination = find(path);
    if (destination.kind === 'redirect') return permanentRedirect(context, destination.to + query);
    const page = destination.kind === 'page' ? destination.route : undefined;
    if (!page && !named.has(decodePath(path) ?? '')) return missing(context);
    return methodNotAllowed(context, page && isForm(page) ? 'GET, HEAD, POST' : 'GET, HEAD');
  });

  function missing({ req, var: { path, secure } }: RequestContext): Response {
    const page = files.get(inLanguage('/404.html', languageOf(path)));
    return page ? serveFileAs(404, req.raw, page, secure) : plainText(404, 'Not found');
  }
}

function isForm({ module }: SiteRoute): boolean {
  return module === 'demo';
}
