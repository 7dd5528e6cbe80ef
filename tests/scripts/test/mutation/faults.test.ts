import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { breakExport } from '../../../../scripts/test/mutation/break-export.ts';
import { readFaults } from '../../../../scripts/test/mutation/faults.ts';

const source = `
export function greet(name: string): string {
  return 'Hello ' + name;
}
export const limit = 3;
export const isOver = (count: number): boolean => count > limit;
`;

test.each(readFaults())('$breaks: can be made, and its feature is there', (fault) => {
  expect(breakExport(readFileSync(fault.file, 'utf8'), fault)).toContain('$real');
  expect(existsSync(fault.feature)).toBe(true);
});

test('they are few: each costs minutes', () => {
  expect(readFaults().length).toBeLessThanOrEqual(30);
});

test('what stands in the place of an export may call the real one', () => {
  const { greet } = broken('greet', '(name) => real(name) + "!"');
  expect(greet('Ada')).toBe('Hello Ada!');
});

test('a constant is another one for its own module as well', () => {
  const { limit, isOver } = broken('limit', 'real + 1');
  expect([limit, isOver(4)]).toEqual([4, false]);
});

test('an export that is gone is told', () => {
  expect(() => broken('farewell', '2')).toThrow('"farewell"');
});

function broken(name: string, instead: string) {
  const code = stripTypeScriptTypes(breakExport(source, { file: 'greet.ts', name, instead }));
  const body = `${code.replaceAll('export ', '')}; return { greet, limit, isOver };`;
  return new Function(body)();
}
