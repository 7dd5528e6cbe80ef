import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildMark, fingerprintOfSources, isBuildStale } from '../../../scripts/setup/freshness.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let root: string;

beforeEach(async () => {
  root = await temporaryFolder();
  put('content/site.yaml', 'slug: assise');
});

function put(path: string, text = ''): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function build(): void {
  put(buildMark, fingerprintOfSources(root));
}

test('without a build it is stale', () => {
  expect(isBuildStale(root)).toBe(true);
});

test('a build of these sources is fresh, whenever they were saved', () => {
  build();
  put('content/site.yaml', 'slug: assise');
  expect(isBuildStale(root)).toBe(false);
});

test('a build that did not end well is stale', () => {
  put('build/client/index.html');
  expect(isBuildStale(root)).toBe(true);
});

test.each(['content/site.yaml', 'scripts/content/art/walls/draw.ts'])(
  '%s with another text makes it stale',
  (source) => {
    build();
    put(source, 'another');
    expect(isBuildStale(root)).toBe(true);
  },
);

test('a source that is gone, or has another name, makes it stale', () => {
  build();
  renameSync(join(root, 'content/site.yaml'), join(root, 'content/place.yaml'));
  expect(isBuildStale(root)).toBe(true);
});

test.each(['app/generated/pages.ts', 'schema/json/names.json'])(
  '%s, which the build itself writes, does not make it stale',
  (file) => {
    build();
    put(file);
    expect(isBuildStale(root)).toBe(false);
  },
);
