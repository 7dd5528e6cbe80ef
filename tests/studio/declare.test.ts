import { describe, expect, test } from 'vitest';
import { withoutDeclared } from '../../scripts/content/doubts/declarations.ts';
import { reportAt } from '../../scripts/content/mistakes/catalogue.ts';
import type { DataPath } from '../../scripts/content/mistakes/place.ts';
import { parseYaml } from '../../scripts/content/read/parse.ts';
import { declareSure } from '../../scripts/studio/edit/declare.ts';
import { edited } from '../../scripts/studio/edit/edited.ts';

const declare = (text: string, at: DataPath) =>
  edited(text, (document) => declareSure(document, at, 'brand-typed', 'I mean  it'));
const sure = '# sure: brand-typed because I mean it';

/** The lines of a file on which its checker still doubts, when it doubts each. */
function doubtedLines(text: string): number[] {
  const lines = text.split('\n').slice(0, -1);
  const doubts = lines.map((_, index) => {
    const line = index + 1;
    const position = { line, column: 1, endLine: line, endColumn: 2 };
    return reportAt('brand-typed', 'a.yaml', position, { name: 'Assise' });
  });
  return withoutDeclared(doubts, [{ path: 'a.yaml', text }]).map(({ position }) => position.line);
}

describe('a doubt that is none', () => {
  test('is declared above its text, and nothing else changes', () => {
    const text = 'title:\n  fr: Un titre\n  en: >-\n    A title\n';
    expect(declare(text, ['title', 'en'])).toBe(
      `title:\n  fr: Un titre\n  ${sure}\n  en: >-\n    A title\n`,
    );
  });

  test.each([
    ['on its line', '# $schema=x\n\nname: One\ntext: Two\n', `name: One ${sure}\n`, [1, 2, 4]],
    [
      'in quotes, with a comment behind it',
      'name: "One" # here\ntext: Two\n',
      `name: ${sure}\n  "One" # here\n`,
      [3],
    ],
    [
      'on several lines',
      'name: One and\n  one more\ntext: Two\n',
      `name: One and one more ${sure}\n`,
      [2],
    ],
    ['in a block', 'name: >-\n  One\n\ntext: Two\n', `name: >- ${sure}\n  One\n`, [4]],
    ['a list', 'name:\n  - One\n  - Two\ntext: Two\n', `name: ${sure}\n  - One\n`, [4]],
    ['in braces', 'name: { fr: One, en: Two }\ntext: Two\n', `en: Two } ${sure}\n`, [2]],
  ])(
    'of the first key, %s, is declared beside it: above, it would be of the whole file',
    (_, text, declared, doubted) => {
      const at = text.includes('{') ? ['name', 'fr'] : ['name'];
      const after = declare(text, at);
      expect(after).toContain(declared);
      expect(parseYaml('', after).value).toEqual(parseYaml('', text).value);
      expect(doubtedLines(after)).toEqual(doubted);
    },
  );

  test('of a list of words is declared of them all', () => {
    const text = 'a: x\nkeywords:\n  - One\n  - Two\n';
    const after = declare(text, ['keywords']);
    expect(after).toBe(`a: x\n${sure}\nkeywords:\n  - One\n  - Two\n`);
    expect(doubtedLines(after)).toEqual([1, 2]);
  });
});
