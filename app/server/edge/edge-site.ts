import { extname } from 'node:path';
import { encodeAddress } from '#schema/addresses.ts';
import type { Language } from '#schema/languages.ts';
import type { SiteRoute } from '../addresses/address-book.ts';
import { pageFile } from '../files/page-file.ts';
import type { FileStore, StoredFile } from '../files/stored-file.ts';
import { closedPolicy, everywhere, longLived } from '../security/headers.ts';

/** What another web server must know to serve the built site as the own server does. */
export interface EdgeSite {
  pages: readonly EdgePage[];
  /** French addresses as they follow a foreign language prefix, and the encoded address they lead to. */
  french: readonly { address: string; to: string }[];
  missing: Readonly<Record<Language, EdgePage>>;
  /** Folders at the top that hold files and no page. */
  folders: readonly string[];
  /** Extension without its dot, and the type of such files. */
  types: ReadonlyMap<string, string>;
  headers: Readonly<Record<string, string>>;
  secureHeaders: Readonly<Record<string, string>>;
  closedPolicy: string;
}

export interface EdgePage {
  /** Decoded, as the visitor asks for it. */
  address: string;
  /** Percent-encoded. */
  to: string;
  /** Below the site's folder, with its slash. */
  file: string;
  policy: string;
}

export interface EdgeOptions {
  /** The folder that holds the built site. */
  root: string;
  /** Port or address to listen on. */
  listen: string;
  /** Host and port of the own server, which answers the chat, the mail and posted forms. */
  server: string;
  /** Addresses or networks of the proxies before it: what they forward of a visitor is believed. */
  behind: readonly string[];
  /** Milliseconds that the own server may take for an answer of the chat. */
  chatTimeout: number;
}

export function edgeSite(routes: readonly SiteRoute[], files: FileStore): EdgeSite {
  const pages = routes.map(({ address }) => edgePage(address, pageFile(address), files));
  return {
    pages,
    french: routes
      .filter(({ language }) => language === 'fr')
      .map(({ address }) => ({ address, to: encodeAddress(address) })),
    missing: {
      fr: edgePage('', '/404.html', files),
      en: edgePage('', '/en/404.html', files),
    },
    folders: foldersOf(routes, files),
    types: typesOf(files),
    headers: everywhere,
    secureHeaders: longLived,
    closedPolicy,
  };
}

function edgePage(address: string, file: string, files: FileStore): EdgePage {
  const stored = files.get(file);
  if (!stored) throw new Error(`${file} is missing in the built site`);
  return {
    address,
    to: encodeAddress(address),
    file,
    policy: header(stored, 'Content-Security-Policy'),
  };
}

function foldersOf(routes: readonly SiteRoute[], files: FileStore): string[] {
  const top = (path: string) => path.split('/')[1] ?? '';
  const ofPages = new Set(routes.map(({ address }) => top(address)));
  const nested = [...files.keys()].filter((path) => path.split('/').length > 2);
  return [...new Set(nested.map(top))].filter((folder) => !ofPages.has(folder)).sort();
}

function typesOf(files: FileStore): Map<string, string> {
  const types = [...files].map(([path, file]): [string, string] => {
    return [extname(path).slice(1), header(file, 'Content-Type')];
  });
  return new Map(types.filter(([extension]) => extension !== '').sort());
}

function header(file: StoredFile, name: string): string {
  return file.identity.headers[name] ?? '';
}
