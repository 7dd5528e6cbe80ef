import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { interfaceIcons } from '#schema/interface-icons.ts';
import { languages } from '#schema/languages.ts';
import { usedMessages } from './check/messages.ts';
import { placeholdersOf } from './check/placeholders.ts';
import { withoutDeclared } from './doubts/declarations.ts';
import { findDoubts } from './doubts/finder.ts';
import { withoutPrematureDoubts } from './doubts/promises/broken-promises.ts';
import { llms, robots, sitemap } from './emit/crawlers.ts';
import { writeEditorNames } from './emit/editor-names.ts';
import { iconSprite } from './emit/icons.ts';
import { jsonLd } from './emit/json-ld.ts';
import { jsonLines, knowledgeFile, knowledgeLines } from './emit/knowledge.ts';
import { manifests } from './emit/manifests.ts';
import { compileMessages } from './emit/messages.ts';
import { emitModules } from './emit/modules.ts';
import { type Output, updateFolder } from './emit/output.ts';
import { wallFiles } from './emit/walls.ts';
import { loadContent } from './load.ts';
import type { Diagnostic } from './mistakes/catalogue.ts';
import { asItIs } from './resolve/annotate.ts';
import { loadAssets } from './resolve/assets.ts';
import type { CompiledSite } from './resolve/compile.ts';
import { everything, type Showing } from './resolve/showing.ts';
import { resolveAndCheck } from './resolve-and-check.ts';

/** The site’s mark in every size that browsers and phones ask for. */
const icons = path.join(import.meta.dirname, './art/icons');

/** Where content is read, and where what is compiled goes. */
export type BuildOptions = {
  /** The project’s root: content/ stands below it. */
  root: string;
  /** The folder of app/generated and public; the root unless told otherwise. */
  out?: string;
};

export type BuildResult = {
  diagnostics: Diagnostic[];
  /** The generated folders that changed. Empty when there is an error: nothing is written then. */
  changed: string[];
};

export type Compilation = {
  diagnostics: Diagnostic[];
  /** What to write, by folder below the project's root. Undefined when there is an error. */
  folders?: ReadonlyMap<string, Output>;
};

/**
 * Everything wrong or doubtful with the content, all at once, `toPublish` the sample company's placeholders as
 * well. Writes nothing but what editors complete from.
 */
export async function checkContent(root: string, toPublish = false): Promise<Diagnostic[]> {
  const { compiled, diagnostics, loaded } = await checkAll(root, everything());
  if (!compiled) return diagnostics;
  const { files } = loaded;
  const placeholders = toPublish ? placeholdersOf(compiled.project) : [];
  const all = [...diagnostics, ...placeholders, ...(await findDoubts(root, files, compiled))];
  return withoutPrematureDoubts(withoutDeclared(all, files), loaded);
}

/** Compiles content/ into app/generated and public; with an error, leaves both as they were. */
export async function buildContent({ root, out = root }: BuildOptions): Promise<BuildResult> {
  const { diagnostics, folders = new Map() } = await compileContent(root);
  const changed = [];
  for (const [folder, output] of folders) {
    const files = await updateFolder(path.join(out, folder), output);
    if (files.length > 0) changed.push(folder);
  }
  return { diagnostics, changed };
}

/** Compiles content/ in memory: what visitors see, unless told otherwise. */
export async function compileContent(
  root: string,
  showing: Showing = published(),
): Promise<Compilation> {
  const { compiled, diagnostics } = await checkAll(root, showing);
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  if (failed || !compiled) return { diagnostics };
  return { diagnostics, folders: await filesOf(compiled, root) };
}

/** What a compiled site is written as, by folder below the project's root. */
export async function filesOf(compiled: CompiledSite, root: string): Promise<Map<string, Output>> {
  const [generated, published] = await Promise.all([
    generatedFiles(compiled),
    publicFiles(compiled, root),
  ]);
  return new Map([
    ['app/generated', generated],
    ['public', published],
  ]);
}

/** What visitors see on the day of `SITE_DATE`, or today. */
function published(): Showing {
  return { ...everything(), hidden: 'left-out' };
}

async function checkAll(root: string, showing: Showing) {
  const [loaded, assets, used] = await Promise.all([
    loadContent(root),
    loadAssets(root),
    usedMessages(root),
  ]);
  const checked = resolveAndCheck(loaded, assets, used, asItIs, showing);
  const { compiled, whole, diagnostics } = checked;
  if (whole) writeEditorNames(root, whole, assets);
  return {
    compiled,
    loaded,
    diagnostics: [...loaded.diagnostics, ...diagnostics],
  };
}

async function generatedFiles(compiled: CompiledSite): Promise<Output> {
  const output = emitModules(compiled, compileMessages(compiled));
  output.set('json-ld.json', `${JSON.stringify(jsonLd(compiled), null, 2)}\n`);
  output.set('icons.svg', await iconSprite([...compiled.icons, ...interfaceIcons]));
  return output;
}

async function publicFiles(compiled: CompiledSite, root: string): Promise<Output> {
  const output: Output = new Map();
  for (const language of languages) {
    output.set(knowledgeFile(language), jsonLines(knowledgeLines(compiled, language)));
  }
  output.set('sitemap.xml', sitemap(compiled));
  output.set('robots.txt', robots(compiled));
  output.set('llms.txt', llms(compiled));
  for (const [name, manifest] of manifests(compiled)) output.set(name, manifest);
  for (const [name, wall] of wallFiles(compiled)) output.set(name, wall);
  await addFiles(output, icons);
  await addFiles(output, path.join(root, 'content/images'), 'images/');
  return output;
}

async function addFiles(output: Output, folder: string, place = ''): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || file.name.startsWith('.')) continue;
    const full = path.join(file.parentPath, file.name);
    const name = path.relative(folder, full).replaceAll(path.sep, '/');
    output.set(place + name, await readFile(full));
  }
}
