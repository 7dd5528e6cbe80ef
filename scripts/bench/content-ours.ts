import { buildContent } from '../content/build.ts';
import { printCost } from './cost.ts';

/** Compiles the project in this folder, as `npm run content:build` does. */
const root = process.cwd();
const { diagnostics, changed } = await buildContent({ root, out: `${root}/out` });
const errors = diagnostics.filter(({ severity }) => severity === 'error');
if (errors.length > 0 || changed.length === 0) {
  throw new Error(`the content was not compiled: ${errors[0]?.message ?? 'nothing was written'}`);
}
printCost();
