/**
 * The unit tests that import one of the named files, however far, without those that fit a `--without` glob: vitest's
 * own option for that does not reach the projects of its configuration.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';

const { values, positionals } = parseArgs({
  options: { without: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});

const vitest = await createVitest('test', {
  run: true,
  watch: false,
  related: positionals,
  retry: 0,
  reporters: ['dot'],
});
const related = await vitest.getRelevantTestSpecifications();
const chosen = related.filter(({ moduleId }) => {
  const file = path.relative('', moduleId);
  return !values.without.some((glob) => path.matchesGlob(file, glob));
});
if (chosen.length > 0) {
  await vitest.standalone();
  await vitest.runTestSpecifications(chosen);
}
await vitest.close();
