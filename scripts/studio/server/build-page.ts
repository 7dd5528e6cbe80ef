import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { parse } from 'yaml';
import { base } from './app.ts';
import { isBuilt, pageRecord } from './page-record.ts';

/** Builds the studio's own page, apart from the site in its frame, when what it is made of has changed. */
export async function buildPage(root: string): Promise<string> {
  const outDir = path.join(root, 'var/studio/page');
  const record = path.join(root, 'var/studio/page.json');
  if (await isBuilt(path.join(outDir, 'index.html'), record)) return outDir;
  const startedAt = Date.now();
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
  await writeFile(record, await pageRecord(files, startedAt));
  return outDir;
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
