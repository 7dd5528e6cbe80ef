import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');
const siteStyles = ['reset', 'fonts', 'tokens', 'typography', 'print'];

/** The site's own styles and those of these pages. Fonts stand in them: a page of a disk may load none. */
export async function bundleStyles(): Promise<string> {
  const files = [
    ...siteStyles.map((name) => path.join(root, `app/styles/${name}.css`)),
    path.join(import.meta.dirname, 'spec.css'),
  ];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return withFonts(texts.join('\n'));
}

/** The page's script as one classic script: a module is not loaded from a disk. */
export async function bundleScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: 'search.ts', formats: ['iife'], name: 'spec' },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script, ...others] = outputs.filter((one) => one.type === 'chunk');
  if (!script || others.length > 0) throw new Error('search.ts must become one script');
  return script.code;
}

async function withFonts(styles: string): Promise<string> {
  const addresses = [...styles.matchAll(/url\('(@[^']+\.woff2)'\)/gu)].map(([, name = '']) => name);
  let result = styles;
  for (const name of new Set(addresses)) {
    const data = await readFile(fileURLToPath(import.meta.resolve(name)), 'base64');
    result = result.replaceAll(`'${name}'`, `'data:font/woff2;base64,${data}'`);
  }
  return result;
}
