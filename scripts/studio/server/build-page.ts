import path from 'node:path';
import { build, type Plugin } from 'vite';
import { parse } from 'yaml';
import { base } from './app.ts';

/** Builds the studio's own page, apart from the site in its frame. */
export async function buildPage(root: string): Promise<string> {
  const outDir = path.join(root, 'var/studio/page');
  await build({
    configFile: false,
    root: path.join(root, 'scripts/studio/page'),
    base: `${base}/`,
    logLevel: 'error',
    plugins: [yamlModules()],
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
  });
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
