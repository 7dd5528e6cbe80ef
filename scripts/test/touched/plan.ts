import path from 'node:path';
import { everything, featureRows, flatTests, lookRows, slowTests, testRows } from './table.ts';

/** What a change asks for. */
export interface Plan {
  /** Scripts of package.json that need no build. */
  scripts: string[];
  /** Sources and unit tests, for vitest's own import graph. */
  related: string[];
  /** Globs of unit tests that are not run, whatever they import. */
  slow: string[];
  /** Unit tests that judge the build. */
  built: string[];
  features: Features;
  /** Changed files of steps, or of their support: the scenarios that say them are played. */
  steps: string[];
  /** Names of looks, as a pattern; empty: none. */
  looks: string[];
  /** Changed files after which nothing can be left out. */
  everything: string[];
  /** Changed files whose unit test stands at their own path: it decides, and no feature is played for them. */
  heldByUnit: string[];
}

/** Files of features. */
export interface Features {
  /** They have changed themselves. */
  whole: string[];
  /** They are called as a changed file. */
  named: string[];
  beside: string[];
  /** Their pages alone are read, without a browser. */
  read: string[];
}

/** `files`: all of the project that are there, by path from its root. */
export function planFor(changed: readonly string[], files: readonly string[]): Plan {
  const there = changed.filter((file) => files.includes(file));
  const tests = files.filter((file) => /^tests\/(?!visual\/).*\.test\.tsx?$/u.test(file));
  const heldByUnit = changed.filter((file) => !isTest(file) && tests.some(mirrors(file)));
  // What a folder's README says changes no page.
  const sources = changed.filter((file) => !file.endsWith('.md'));
  const beyondUnit = sources.filter((file) => !heldByUnit.includes(file));
  const testsOf = (isBuilt: boolean) =>
    testRows
      .filter((row) => (row.built ?? false) === isBuilt)
      .filter((row) => (isBuilt ? sources : changed).some(fits(row.changed)))
      .flatMap((row) => tests.filter(fits(row.tests)));
  const mirrored = changed.flatMap((file) => tests.filter(mirrors(file)));
  return {
    scripts: [
      ...(there.some((file) => /\.(?:tsx?|mjs|css|jsonc?)$/u.test(file)) ? ['lint'] : []),
      ...(changed.some((file) => /\.(?:tsx?|css)$/u.test(file)) ? ['types'] : []),
      ...(changed.some(fits('{content,schema,scripts/content}/**')) ? ['content:check'] : []),
    ],
    related: [...new Set([...there.filter(isImported), ...mirrored, ...testsOf(false)])],
    slow: slowTests.flatMap((row) => (changed.some(fits(row.changed)) ? [] : row.tests)),
    built: testsOf(true),
    features: {
      whole: there.filter((file) => file.endsWith('.feature')),
      ...featuresFor(beyondUnit, files),
    },
    steps: there.filter((file) => /^features\/(?:steps|support)\/.*\.ts$/u.test(file)),
    looks: changed.flatMap((file) => lookRows.find((row) => fits(row.changed)(file))?.names ?? []),
    everything: changed.filter((file) => everything.some((glob) => fits(glob)(file))),
    heldByUnit,
  };
}

function featuresFor(
  changed: readonly string[],
  files: readonly string[],
): Omit<Features, 'whole'> {
  const asked = changed.flatMap((source) => {
    const row = featureRows.find((one) => fits(one.changed)(source));
    const features = row ? files.filter(fits(row.features)) : [];
    return features.map((file) => ({ file, read: row?.read, isNamed: isCalledAs(file, source) }));
  });
  const those = (wanted: (one: (typeof asked)[number]) => boolean) => [
    ...new Set(asked.filter(wanted).map(({ file }) => file)),
  ];
  return {
    named: those(({ read, isNamed }) => !read && isNamed),
    beside: those(({ read, isNamed }) => !read && !isNamed),
    read: those(({ read }) => read === true),
  };
}

/** `features/assistant/pill.feature` for `app/assistant/pill-form.tsx`. */
function isCalledAs(feature: string, source: string): boolean {
  return new RegExp(`\\b${path.basename(feature, '.feature')}\\b`, 'u').test(source);
}

/** Whether a test stands at the path of a source: `tests/server/…` for `app/server/…`, or, where tests are flat, bears its name. */
function mirrors(source: string): (test: string) => boolean {
  const place = source.replace(/^app\//u, '').replace(/\.tsx?$/u, '');
  const flat = flatTests.find((row) => fits(row.changed)(source));
  const flatName = `${path.basename(place)}.test.`;
  return (test) =>
    test.replace(/^tests\//u, '').replace(/\.test\.tsx?$/u, '') === place ||
    (flat !== undefined && fits(flat.tests)(test) && path.basename(test).startsWith(flatName));
}

/** A changed configuration of vitest would have it run everything. */
function isImported(file: string): boolean {
  return /^(?:app|schema|scripts|tests)\/.*(?<!\.config)\.(?:tsx?|mjs)$/u.test(file);
}

function isTest(file: string): boolean {
  return file.startsWith('tests/');
}

function fits(glob: string): (file: string) => boolean {
  return (file) => path.matchesGlob(file, glob);
}
