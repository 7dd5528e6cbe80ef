import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuildStale } from '../../../scripts/setup/freshness.ts';

const early = new Date('2026-01-01T08:00:00Z');
const late = new Date('2026-01-01T09:00:00Z');

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'freshness-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function put(path: string, time: Date): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, time, time);
  utimesSync(dirname(file), early, early);
}

test('without a build it is stale', () => {
  put('content/site.yaml', early);
  expect(isBuildStale({ root })).toBe(true);
});

test('a build younger than its sources is fresh', () => {
  put('content/site.yaml', early);
  put('build/finished', late);
  expect(isBuildStale({ root })).toBe(false);
});

test('a build that did not end well is stale, however young its pages are', () => {
  put('content/site.yaml', early);
  put('build/client/index.html', late);
  expect(isBuildStale({ root })).toBe(true);
});

test.each([
  'content/pages/home.yaml',
  'scripts/art/walls/draw.ts',
  'scripts/vite/consent-client.ts',
])('%s saved after the build began makes it stale', (source) => {
  put('build/finished', early);
  put(source, late);
  expect(isBuildStale({ root })).toBe(true);
});

test.each(['app/generated/pages.ts', 'schema/json/names.json'])(
  '%s, which the build itself writes, does not make it stale',
  (file) => {
    put('build/finished', early);
    put(file, late);
    utimesSync(join(root, file, '../..'), early, early);
    expect(isBuildStale({ root })).toBe(false);
  },
);
