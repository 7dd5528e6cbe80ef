import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType, mimes } from 'hono/utils/mime';
import PQueue from 'p-queue';
import { aMinute, immutable } from '../http/lifetimes.ts';
import { longLived } from '../security/headers.ts';
import { hostFiles } from './host-files.ts';
import { speculationRules } from './speculation-rules.ts';
import type { Encoding, FileStore, Representation, StoredFile } from './stored-file.ts';

/** Headers that depend on a file's type: what the caller's security policy says about it. */
export type HeadersFor = (type: string) => Readonly<Record<string, string>>;

type Bytes = Buffer<ArrayBuffer>;

const types = {
  ...mimes,
  jsonl: 'application/x-ndjson',
  xml: 'application/xml',
};
const compressible =
  /^(?:text\/|application\/(?:javascript|json|x-ndjson|speculationrules\+json|manifest\+json|xml|rss\+xml)|image\/svg)/;
/** For hosts of static sites; never served. */
const instructions = new Set<string>(Object.values(hostFiles));
/** A process may have few files open, and a site has many. */
const filesAtOnce = 32;
const siblings = /\.(?:br|gz)$/;

/**
 * Reads every file of the built site into memory. `.br` and `.gz` siblings made by the build are
 * used as they are; without them the file is compressed here, faster and less well.
 */
export async function readFiles(directory: string, headersFor: HeadersFor): Promise<FileStore> {
  const names = await listFiles(directory);
  const present = new Set(names);
  const sources = names.filter((name) => !(siblings.test(name) && present.has(name.slice(0, -3))));
  const reading = new PQueue({ concurrency: filesAtOnce });
  const stored = await reading.addAll(
    sources.map((name) => async () => {
      const file = await readStored(join(directory, name), addressOf(name), headersFor, {
        br: present.has(`${name}.br`),
        gzip: present.has(`${name}.gz`),
      });
      return [addressOf(name), file] as const;
    }),
  );
  return new Map(stored);
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(?:^|\/)\.(?!well-known\/)/.test(name) && !instructions.has(name));
}

/** Pre-rendering writes some names percent-encoded; addresses are compared decoded. */
function addressOf(name: string): string {
  const decoded = /%[0-9a-f]{2}/i.test(name) ? decodeURIComponent(name) : name;
  return `/${decoded.normalize('NFC')}`;
}

async function readStored(
  path: string,
  address: string,
  headersFor: HeadersFor,
  made: { br: boolean; gzip: boolean },
): Promise<StoredFile> {
  const body = await readFile(path);
  const type = typeOf(address);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const small = compressible.test(type);
  const common = {
    ...headersFor(type),
    'Content-Type': type,
    'Cache-Control': address.startsWith('/assets/') ? immutable : aMinute,
    ...(small ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  };
  const identity = represent('identity', body, hash, common);
  if (!small) return { identity, ranges: true };
  const [br, gz] = await Promise.all([
    made.br ? readFile(`${path}.br`) : promisify(brotliCompress)(body, brotliAtStart),
    made.gzip ? readFile(`${path}.gz`) : promisify(gzip)(body),
  ]);
  return {
    identity,
    ...(br.length < body.length && { br: represent('br', br, hash, common) }),
    ...(gz.length < body.length && { gzip: represent('gzip', gz, hash, common) }),
    ranges: false,
  };
}

const brotliAtStart = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function typeOf(address: string): string {
  if (address === speculationRules.address) return speculationRules.type;
  const type = getMimeType(address, types) ?? 'application/octet-stream';
  return compressible.test(type) && !type.includes('charset') ? `${type}; charset=utf-8` : type;
}

function represent(
  encoding: Encoding,
  body: Bytes,
  hash: string,
  common: Readonly<Record<string, string>>,
): Representation {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  const headers = {
    ...common,
    ETag: etag,
    'Content-Length': String(body.byteLength),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  return { body, etag, headers, secureHeaders: { ...headers, ...longLived } };
}
