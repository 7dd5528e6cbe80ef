import { expect, test } from 'vitest';
import { sectionReferences } from '../../../../scripts/test/lint/section-references.ts';

const named = (text: string) => sectionReferences([{ file: 'app/a.ts', text }]);

test('a clause may be named', () => {
  expect(named('/** The call (spec-7-chat), as the specification has it. */')).toEqual([]);
});

test.each([
  `/** The call (specification, ${'section'} 7). */`,
  `/* Specification, ${'sections'} 4 and 9: 0.5 to 0.8 s. */`,
  `/** The call of ${'section'} 7 of the specification. */`,
  `/**\n * The call (specification,\n * ${'section'} 7).\n */`,
])('a section of the specification may not: %j', (text) => {
  expect(named(text)).toEqual([expect.stringMatching(/^app\/a\.ts:[12] .*spec-7-chat/)]);
});
