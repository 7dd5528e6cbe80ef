import { writeFileSync } from 'node:fs';
import { build } from 'velite';
import { printCost } from './cost.ts';

/** Velite over the entries of the project in this folder, with a schema of the same shape. */
const config = `import { defineConfig, s } from 'velite';
const text = s.object({ title: s.string(), text: s.string(), keywords: s.array(s.string()).optional() });
export default defineConfig({
  root: 'content',
  output: { data: 'out/velite', assets: 'out/assets' },
  collections: {
    entries: {
      name: 'Entry',
      pattern: 'knowledge/entries/*.yaml',
      schema: s.object({ page: s.string(), texts: s.object({ fr: text, en: text }) }),
    },
  },
});
`;
writeFileSync('velite.config.js', config);
const { entries } = await build({ config: 'velite.config.js', clean: true, logLevel: 'silent' });
if (!Array.isArray(entries) || entries.length === 0) throw new Error('Velite compiled nothing');
printCost();
