import type { FileStore, StoredFile } from './stored-file.ts';

/** The file that pre-rendering made for an address. */
export function pageFile(address: string): string {
  return address === '/' ? '/index.html' : `${address.normalize('NFC')}/index.html`;
}

/** Files that visitors ask for by name; a page is asked for by its address. */
export function addressable(files: FileStore): [string, StoredFile][] {
  return [...files].filter(([path]) => !/\/(?:index|404)\.html$/.test(path));
}
