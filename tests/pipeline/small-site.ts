import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Page, Picture, SectionOf } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import type { UsedMessage } from '../../scripts/content/check/messages.ts';
import { loadContent } from '../../scripts/content/load.ts';
import type { Diagnostic } from '../../scripts/content/mistakes/catalogue.ts';
import type { Assets } from '../../scripts/content/resolve/assets.ts';
import type { CompiledSite } from '../../scripts/content/resolve/compile.ts';
import { resolveAndCheck } from '../../scripts/content/resolve-and-check.ts';
import { type SiteFile, siteFiles } from './site-files.ts';

/** Files by their path from the project's root; one that is undefined is left out. */
export type Changes = Record<string, string | undefined>;

export type AnyChanges = Record<string, string | Uint8Array | undefined>;

/** What there is beside the YAML files. */
export type Surroundings = { pictures?: readonly string[]; used?: readonly UsedMessage[] };

/** The icons that there are. */
export const icons: ReadonlySet<string> = new Set([
  'shield-check',
  'book-open',
  'landmark',
  'heart-pulse',
]);

const shown: readonly UsedMessage[] = ['chat.send', 'chat.count'].map((id) => ({
  id,
  file: 'app/chat.tsx',
  line: 7,
  column: 3,
}));

/** Writes the small site, with changes, to a temporary folder that goes when the test ends. */
export function writeSite(changes: AnyChanges = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...siteFiles, ...changes })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** What is wrong with the files themselves, some of them written otherwise or taken away. */
export async function diagnose(
  changes: AnyChanges = {},
  removed: readonly string[] = [],
): Promise<Diagnostic[]> {
  const gone = Object.fromEntries(removed.map((path) => [path, undefined]));
  return (await loadContent(writeSite({ ...changes, ...gone }))).diagnostics;
}

/** Loads, checks and compiles the small site with changes. */
export async function check(
  changes: AnyChanges = {},
  { pictures = [], used = shown }: Surroundings = {},
): Promise<{ compiled: CompiledSite | undefined; diagnostics: Diagnostic[] }> {
  const loaded = await loadContent(writeSite(changes));
  const sized = pictures.map((name): [string, Picture] => [
    name,
    { src: `/images/${name}`, width: 4, height: 3 },
  ]);
  const assets: Assets = { pictures: new Map(sized), icons };
  const { compiled, diagnostics } = resolveAndCheck(loaded, assets, used);
  return { compiled, diagnostics: [...loaded.diagnostics, ...diagnostics] };
}

/** The small site with changes, compiled. Fails when there is a mistake. */
export async function compile(changes: Changes = {}, around?: Surroundings): Promise<CompiledSite> {
  const { compiled, diagnostics } = await check(changes, around);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (!compiled || errors.length > 0) throw new Error(errors.map(inLine).join('\n'));
  return compiled;
}

/** A compiled page by its id. */
export function pageOf(compiled: CompiledSite, id: string, language: Language): Page {
  const made = compiled.pages[language].find(({ page }) => page.id === id);
  if (!made) throw new Error(`no page ${id} in ${language}`);
  return made.page;
}

/** The first section of a kind on a page. */
export function sectionOf<K extends Page['sections'][number]['kind']>(
  page: Page,
  kind: K,
): SectionOf<K> {
  const found = page.sections.find((section): section is SectionOf<K> => section.kind === kind);
  if (!found) throw new Error(`no section ${kind} on ${page.id}`);
  return found;
}

/** A file of the small site with one passage replaced. The passage must stand there, once. */
export function edited(path: SiteFile, from: string, to: string): Changes {
  const text: string = siteFiles[path];
  if (text.split(from).length !== 2) throw new Error(`${path} does not hold once: ${from}`);
  return { [path]: text.replace(from, () => to) };
}

/** A diagnostic in one line: `path:line:column-endLine:endColumn code: message`. */
export function inLine({ path, position, code, message }: Diagnostic): string {
  const { line, column, endLine, endColumn } = position;
  return `${path}:${line}:${column}-${endLine}:${endColumn} ${code}: ${message}`;
}

/** Where a passage stands in a text, from an offset on or else above: `line:column-endLine:endColumn`. */
export function placeIn(text: string | undefined, passage: string, from = 0): string {
  const start = text?.indexOf(passage, text.includes(passage, from) ? from : 0) ?? -1;
  if (text === undefined || start === -1) throw new Error(`${passage} is not there`);
  const at = (offset: number) => {
    const before = text.slice(0, offset).split('\n');
    return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
  };
  return `${at(start)}-${at(start + passage.length)}`;
}
