import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const client = path.resolve('build/client');

export interface BuiltPage {
  /** Without a slash at its end; accents and `&` as they are read: `/industries/santé`. */
  address: string;
  html: string;
}

/** The pages that the last build left, those for unknown addresses apart. Throws without a build. */
export function builtPages(): BuiltPage[] {
  if (!existsSync(path.join(client, 'index.html'))) {
    throw new Error('There is no built site in build/: run `npm run build` first.');
  }
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => ({ address: addressOf(file), html: read(file) }))
    .sort((one, other) => one.address.localeCompare(other.address));
}

/** The pages for unknown addresses, by their files. */
export function notFoundPages(): BuiltPage[] {
  return ['404.html', 'en/404.html'].map((file) => ({ address: `/${file}`, html: read(file) }));
}

export function read(file: string, encoding: BufferEncoding = 'utf8'): string {
  return readFileSync(path.join(client, file), encoding);
}

/** Whether the site answers at this path with a file that is no page. */
export function isFile(pathname: string): boolean {
  const file = path.join(client, decodeURIComponent(pathname));
  return path.extname(file) !== '' && existsSync(file);
}

function addressOf(file: string): string {
  const folder = path.dirname(file).replaceAll(path.sep, '/');
  return folder === '.' ? '/' : `/${folder}`;
}
