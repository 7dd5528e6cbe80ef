import type { Dirent } from 'node:fs';
import { readdir, readlink, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { type Kind, kinds } from '#schema/registry.ts';
import { type Diagnostic, type Params, reportAt } from '../mistakes/catalogue.ts';
import { compare } from '../mistakes/order.ts';
import { startOfFile } from '../mistakes/place.ts';
import { suggest } from '../mistakes/suggest.ts';

/** A file that belongs to content/, and what it may be: a page is French or bilingual. */
export type Candidate = { path: string; id: string; kinds: readonly Kind[] };

type Found = { candidates: Candidate[]; diagnostics: Diagnostic[] };

/** Lists the YAML files of content/, sorted by path, and what does not belong there. */
export async function listContent(root: string): Promise<Found> {
  const found: Found = { candidates: [], diagnostics: [] };
  await visitFolder(root, 'content', found);
  found.candidates.sort((a, b) => compare(a.path, b.path));
  found.diagnostics.push(...missingFiles(found.candidates));
  return found;
}

async function visitFolder(root: string, folder: string, found: Found): Promise<void> {
  for (const entry of await entriesOf(root, folder, found)) {
    if (isForeign(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isSymbolicLink()) {
      const link = await followLink(root, path);
      found.diagnostics.push(reportAt('symbolic-link', path, startOfFile, link));
    } else if (entry.isDirectory() && !/\.ya?ml$/i.test(entry.name)) {
      await visitFolder(root, path, found);
    } else if (!path.startsWith('content/images/') || !entry.isFile()) {
      place(path, entry, found);
    }
  }
}

/** What an editor's program or a system leaves in a folder, and a folder's rule. */
export function isForeign(name: string): boolean {
  return /^[.~]|~$|^README\.md$|^(?:thumbs\.db|desktop\.ini)$/i.test(name);
}

async function entriesOf(root: string, folder: string, found: Found): Promise<Dirent[]> {
  try {
    return await readdir(join(root, folder), { withFileTypes: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    found.diagnostics.push(reportAt('unreadable-file', folder, startOfFile, { reason }));
    return [];
  }
}

function place(path: string, entry: Dirent, { candidates, diagnostics }: Found): void {
  if (!entry.isFile()) {
    const found = entry.isDirectory()
      ? { en: 'a folder', fr: 'un dossier' }
      : { en: 'a device, pipe or socket', fr: 'un périphérique, un tube ou un socket' };
    diagnostics.push(reportAt('not-a-file', path, startOfFile, { found }));
    return;
  }
  const matching = kindsAt(path);
  if (matching.length === 0) {
    const places = [...new Set(kinds.map(({ files }) => `content/${files}`))];
    const meant = meantPath(path);
    const params = meant === undefined ? { path, places } : { path, places, meant };
    diagnostics.push(reportAt('unexpected-file', path, startOfFile, params));
    return;
  }
  const id = posix.basename(path, '.yaml');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
    const params = { name: entry.name, meant: `${toId(id)}.yaml` };
    diagnostics.push(reportAt('file-name', path, startOfFile, params));
    return;
  }
  candidates.push({ path, id, kinds: matching });
}

/** What a file at a path would be; undefined where none belongs. */
export function candidateAt(path: string): Candidate | undefined {
  const matching = kindsAt(path);
  return matching.length === 0
    ? undefined
    : { path, id: posix.basename(path, '.yaml'), kinds: matching };
}

/** By the file that they are, or the folder that they are files of: thousands are asked for. */
const kindsOf = Map.groupBy(kinds, ({ files }) => `content/${files.replace(/\/\*\.yaml$/, '')}`);

function kindsAt(path: string): readonly Kind[] {
  const end = path.lastIndexOf('/');
  const isNamed = path.endsWith('.yaml') && path.length > end + '/.yaml'.length;
  return kindsOf.get(path) ?? (isNamed ? kindsOf.get(path.slice(0, end)) : undefined) ?? [];
}

/** Where a misplaced file was probably meant to be. */
function meantPath(path: string): string | undefined {
  if (!/\.(?:ya?ml|json)$/i.test(path)) return undefined;
  const folder = posix.dirname(path);
  const id = toId(posix.basename(path).replace(/\.(?:ya?ml|json)$/i, ''));
  const patterns = kinds.map(({ files }) => posix.join('content', files));
  const folders = patterns.filter((each) => each.includes('*')).map((each) => posix.dirname(each));
  if (folders.includes(folder)) return posix.join(folder, `${id}.yaml`);
  const neighbours = patterns
    .filter((each) => posix.dirname(each) === folder)
    .map((each) => posix.basename(each, '.yaml'));
  const neighbour = suggest(id, neighbours);
  if (neighbour !== undefined) return posix.join(folder, `${neighbour}.yaml`);
  const below = folders.filter((each) => posix.dirname(each) === folder);
  const near = below.length === 1 ? below[0] : suggest(folder, folders);
  return near === undefined ? undefined : posix.join(near, `${id}.yaml`);
}

function toId(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'name';
}

async function followLink(root: string, path: string): Promise<Params['symbolic-link']> {
  const target = await readlink(join(root, path));
  try {
    await stat(join(root, path));
    return { target, state: 'there' };
  } catch (error) {
    const isLoop = error instanceof Error && 'code' in error && error.code === 'ELOOP';
    return { target, state: isLoop ? 'loop' : 'missing' };
  }
}

function missingFiles(candidates: readonly Candidate[]): Diagnostic[] {
  const present = new Set(candidates.flatMap((each) => each.kinds.map(({ name }) => name)));
  return kinds
    .filter(({ name, required }) => required && !present.has(name))
    .map(({ files }) => `content/${files}`)
    .map((file) => reportAt('missing-file', file, startOfFile, { file }));
}
