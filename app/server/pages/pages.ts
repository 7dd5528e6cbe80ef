import { Hono } from 'hono';
import { decodePath, inLanguage, languageOf } from '#schema/addresses.ts';
import type { Redirect } from '#schema/compiled.ts';
import { createAddressBook, type Destination, type SiteRoute } from '../addresses/address-book.ts';
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

const dataFile = /\.data$/;

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
    // A hydrated page posts its form to the page's data file.
    const addresses = [address, `${address}.data`];
    pages.on('POST', addresses, ...postedByThisSite(hosts, maxKilobytes.form), render);
  }
  return pages.all('*', (context) => {
    const { path, query } = context.var;
    const destination = find(path);
    if (destination.kind === 'redirect') return permanentRedirect(context, destination.to + query);
    const page = readableAt(path, destination);
    if (!page) return missing(context);
    const form = page.kind === 'page' && isForm(page.route);
    return methodNotAllowed(context, form ? 'GET, HEAD, POST' : 'GET, HEAD');
  });

  /** The page at this path, or that of the data file there, or a file that is no page's. */
  function readableAt(path: string, destination: Destination): Destination | undefined {
    if (destination.kind === 'page') return destination;
    return named.has(decodePath(path) ?? '') ? find(path.replace(dataFile, '')) : undefined;
  }

  function missing({ req, var: { path, secure } }: RequestContext): Response {
    const page = files.get(inLanguage('/404.html', languageOf(path)));
    return page ? serveFileAs(404, req.raw, page, secure) : plainText(404, 'Not found');
  }
}

function isForm({ module }: SiteRoute): boolean {
  return module === 'demo';
}
