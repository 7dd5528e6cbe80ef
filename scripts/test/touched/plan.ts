import path from 'node:path';
import {
  builtRows,
  everything,
  type FeatureRow,
  featureRows,
  flatTests,
  lookRows,
  slowRows,
  type TestRow,
  testRows,
} from './table.ts';

/** What a change asks for. */
export interface Plan {
  /** Changed files that Biome knows. */
  styled: string[];
  /** Whether something changed that TypeScript reads. */
  types: boolean;
  /** Whether content, or what judges it, changed. */
  content: boolean;
  /** Sources and unit tests, for vitest's own import graph. */
  related: string[];
  /** Globs of unit tests that are not run, whatever they import. */
  slow: string[];
  /** Unit tests that judge the build. */
  built: string[];
  /** Changed feature files: played whole. */
  changedFeatures: string[];
  /** Changed files of steps, or of their support: the scenarios that say them are played. */
  changedSteps: string[];
  features: ChosenFeature[];
  /** Names of looks, as a pattern; empty: none. */
  looks: string[];
  /** Changed files after which nothing can be left out. */
  everything: string[];
  /** Changed files whose unit test stands at their own path: it decides, and no feature is played for them. */
  heldByUnit: string[];
}

/** `isNamed`: a changed file is called as the feature is, so that it is played first. */
export interface ChosenFeature {
  file: string;
  read: boolean;
  isNamed: boolean;
}

export interface Project {
  /** All files, by path from the root. */
  files: readonly string[];
  /** Changed ones that are there no more. */
  removed: ReadonlySet<string>;
}

export function planFor(changed: readonly string[], { files, removed }: Project): Plan {
  const there = changed.filter((file) => !removed.has(file));
  const tests = files.filter((file) => /^tests\/(?!visual\/).*\.test\.tsx?$/u.test(file));
  const heldByUnit = changed.filter((file) => !isTest(file) && tests.some(mirrors(file)));
  const beyondUnit = changed.filter((file) => !heldByUnit.includes(file));
  return {
    styled: there.filter((file) => /\.(?:tsx?|mjs|css|jsonc?)$/u.test(file)),
    types: changed.some((file) => /\.(?:tsx?|css)$/u.test(file)),
    content: fits(changed, '{content,schema,scripts/content}/**'),
    related: [
      ...new Set([
        ...there.filter(isImported),
        ...changed.flatMap((file) => tests.filter(mirrors(file))),
        ...rowsFor(changed, testRows).flatMap((row) => tests.filter(named(row.tests))),
      ]),
    ],
    slow: slowRows.flatMap((row) => (fits(changed, row.changed) ? [] : row.tests)),
    built: rowsFor(changed, builtRows).flatMap((row) => tests.filter(named(row.tests))),
    changedFeatures: there.filter((file) => file.endsWith('.feature')),
    changedSteps: there.filter((file) => /^features\/(?:steps|support)\/.*\.ts$/u.test(file)),
    features: chosenFeatures(beyondUnit, files),
    looks: [...new Set(changed.flatMap((file) => firstRow(file, lookRows)?.names ?? []))],
    everything: changed.filter((file) => everything.some((glob) => named(glob)(file))),
    heldByUnit,
  };
}

function chosenFeatures(changed: readonly string[], files: readonly string[]): ChosenFeature[] {
  const chosen = new Map<string, ChosenFeature>();
  for (const source of changed) {
    const row: FeatureRow | undefined = firstRow(source, featureRows);
    for (const file of row ? files.filter(named(row.features)) : []) {
      const before = chosen.get(file);
      chosen.set(file, {
        file,
        read: row?.read === true && (before?.read ?? true),
        isNamed: isCalledAs(file, source) || (before?.isNamed ?? false),
      });
    }
  }
  return [...chosen.values()];
}

/** `features/assistant/pill.feature` for `app/assistant/pill-form.tsx`. */
function isCalledAs(feature: string, source: string): boolean {
  return new RegExp(`\\b${path.basename(feature, '.feature')}\\b`, 'u').test(source);
}

/** Whether a test stands at the path of a source: `tests/server/…` for `app/server/…`, or, where tests are flat, bears its name. */
function mirrors(source: string): (test: string) => boolean {
  const place = source.replace(/^app\//u, '').replace(/\.tsx?$/u, '');
  const flat = flatTests.find(({ changed }) => named(changed)(source));
  const flatName = `${path.basename(place)}.test.`;
  return (test) =>
    test.replace(/^tests\//u, '').replace(/\.test\.tsx?$/u, '') === place ||
    (flat !== undefined && named(flat.tests)(test) && path.basename(test).startsWith(flatName));
}

/** A changed configuration of vitest would have it run everything. */
function isImported(file: string): boolean {
  return /^(?:app|schema|scripts|tests)\/.*(?<!\.config)\.(?:tsx?|mjs)$/u.test(file);
}

function isTest(file: string): boolean {
  return file.startsWith('tests/');
}

function rowsFor(changed: readonly string[], rows: readonly TestRow[]): TestRow[] {
  return rows.filter((row) => fits(changed, row.changed));
}

function firstRow<Row extends { changed: string }>(file: string, rows: readonly Row[]) {
  return rows.find(({ changed }) => named(changed)(file));
}

function fits(changed: readonly string[], glob: string): boolean {
  return changed.some(named(glob));
}

function named(glob: string): (file: string) => boolean {
  return (file) => path.matchesGlob(file, glob);
}
