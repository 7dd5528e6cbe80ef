import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readParts } from '../../../../features/support/parts.ts';

const files = globSync('content/{pages,templates}/*.yaml').map((file) => ({
  file,
  ids: idsIn(parse(readFileSync(file, 'utf8'))),
}));

describe('features/parts.yaml', () => {
  it.each(Object.entries(readParts()))('names parts of one page: %s', (_, parts) => {
    const pages = files.filter(({ ids }) => Object.values(parts).every((id) => ids.has(id)));
    expect(pages.map(({ file }) => file)).not.toEqual([]);
  });
});

function idsIn(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : [];
  return new Set([...own, ...Object.values(value).flatMap((one) => [...idsIn(one)])]);
}
