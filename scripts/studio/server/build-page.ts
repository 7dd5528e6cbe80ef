import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { parse } from 'yaml';
import { fingerprintOfSources } from '../../setup/freshness.ts';
import { base } from './app.ts';

/** All that the page may be made from. */
const sources = ['app', 'package-lock.json', 'schema', 'scripts'];

/** Builds the studio's own page, apart from the site in its frame, when what it is made of has changed. */
export async function buildPage(root: string): Promise<string> {
  const outDir = path.join(root, 'var/studio/page');
  const mark = path.join(root, 'var/studio/page-of');
  // What is saved while the page is built is not in it.
  const madeFrom = fingerprintOfSources(root, sources);
  const isBuilt = existsSync(path.join(outDir, 'index.html')) && existsSync(mark);
  if (isBuilt && readFileSync(mark, 'utf8') === madeFrom) return outDir;
  await build({
    configFile: false,
    root: path.join(root, 'scripts/studio/page'),
    base: `${base}/`,
    logLevel: 'error',
    plugins: [yamlModules()],
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
  });
  await writeFile(mark, madeFrom);
  return outDir;
}

/** The studio's words are YAML too: parsed here, not in the browser. */
function yamlModules(): Plugin {
  return {
    name: 'studio-words',
    transform: (text, id) =>
      id.endsWith('.yaml') ? `export const words = ${JSON.stringify(parse(text))};` : undefined,
  };
}
