import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Compiles the project in this folder, as `npm run content:build` does: with its modules kept compiled. */
enableCompileCache(join(import.meta.dirname, '../../var/compile-cache'));
const [{ buildContent }, { printCost }] = await Promise.all([
  import('../content/build.ts'),
  import('./cost.ts'),
]);
const root = process.cwd();
const { diagnostics, changed } = await buildContent({ root, out: `${root}/out` });
const errors = diagnostics.filter(({ severity }) => severity === 'error');
if (errors.length > 0 || changed.length === 0) {
  throw new Error(`the content was not compiled: ${errors[0]?.message ?? 'nothing was written'}`);
}
printCost();
