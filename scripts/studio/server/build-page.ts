import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod';
import { base } from './app.ts';

/** What the page was built from, by path from the root, with a hash of each file. */
const sources = z.record(z.string(), z.string());

/** Builds the studio's own page, apart from the site in its frame, when what it is made of has changed. */
export async function buildPage(root: string): Promise<string> {
  const outDir = path.join(root, 'var/studio/page');
  const record = path.join(root, 'var/studio/page.json');
  if (await isBuilt(root, record)) return outDir;
  const modules = new Set<string>();
  await build({
    configFile: false,
    root: path.join(root, 'scripts/studio/page'),
    base: `${base}/`,
    logLevel: 'error',
    plugins: [yamlModules(), noteModules(modules)],
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
  });
  const own = [...modules].filter(
    (file) => file.startsWith(root) && !file.includes('node_modules'),
  );
  const files = [...own, path.join(root, 'package-lock.json'), import.meta.filename];
  const hashes = await Promise.all(files.map(async (file) => [file, await hashOf(file)]));
  await writeFile(record, JSON.stringify(Object.fromEntries(hashes)));
  return outDir;
}

async function isBuilt(root: string, record: string): Promise<boolean> {
  const text = await readFile(record, 'utf8').catch(() => '{}');
  const before = Object.entries(sources.parse(JSON.parse(text)));
  const page = await hashOf(path.join(root, 'var/studio/page/index.html'));
  if (before.length === 0 || page === '') return false;
  const same = await Promise.all(before.map(async ([file, hash]) => (await hashOf(file)) === hash));
  return same.every(Boolean);
}

/** Empty for a file that is not there. */
async function hashOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return bytes === undefined ? '' : createHash('sha256').update(bytes).digest('hex');
}

/** The files that the page is made of, its frame and its style among them. */
function noteModules(modules: Set<string>): Plugin {
  return {
    name: 'studio-sources',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [file = ''] = id.split('?');
        if (path.isAbsolute(file) && !file.includes('\0')) modules.add(file);
      }
    },
  };
}

/** The studio's words are YAML too: parsed here, not in the browser. */
function yamlModules(): Plugin {
  return {
    name: 'studio-words',
    transform: (text, id) =>
      id.endsWith('.yaml') ? `export const words = ${JSON.stringify(parse(text))};` : undefined,
  };
}
