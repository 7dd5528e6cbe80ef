import { expect } from 'vitest';
import type { SiteFile } from './site-files.ts';
import { check, edited, inLine, placeIn } from './small-site.ts';

/** A passage of a file is replaced; what is wrong then is said once, at the passage `at`. */
export type Case = [file: SiteFile, from: string, to: string, at: string, said: string];

export async function expectMistake(...[file, from, to, at, said]: Case): Promise<void> {
  const changes = edited(file, from, to);
  const { diagnostics } = await check(changes);
  expect(diagnostics.map(inLine)).toEqual([`${file}:${placeIn(changes[file], at)} ${said}`]);
}
