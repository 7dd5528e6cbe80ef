import { expect, test, vi } from 'vitest';
import type { DataPath } from '../../scripts/content/mistakes/place.ts';
import { parseYaml } from '../../scripts/content/read/parse.ts';
import { edited } from '../../scripts/studio/edit/edited.ts';
import { setWords as put } from '../../scripts/studio/edit/items.ts';
import { fc } from '../fast-check.ts';
import { slow } from '../slow.ts';

vi.setConfig(slow);

const block = `keywords:
  fr: # those of visitors
    - un
    # two words
    - "deux : mots"

    - trois # the last
  en:
    - one
after: {}
`;
const flow = 'keywords: { fr: [un, "deux : mots", trois], en: [one] } # here\nafter: {}\n';
const setWords = (text: string, list: DataPath, words: string[]) =>
  edited(text, (document) => put(document, list, words));
const french = ['keywords', 'fr'];

test.each([
  ['another word', ['un', 'deux', 'trois'], '"deux : mots"', '"deux"'],
  ['one more at the end', ['un', 'deux : mots', 'trois', 'quatre'], 'trois', 'trois, quatre'],
  ['one less', ['un', 'trois'], '"deux : mots", ', ''],
])('in brackets, %s changes these bytes alone', (_name, words, before, after) => {
  expect(setWords(flow, french, words)).toBe(flow.replace(before, after));
});

test.each([
  ['another word', ['un', 'deux', 'trois'], '"deux : mots"', '"deux"'],
  ['one more at the start', ['zéro', 'un', 'deux : mots', 'trois'], '- un', '- zéro\n    - un'],
  ['one less', ['deux : mots', 'trois'], '    - un\n', ''],
])('on lines of their own, %s changes these lines alone', (_name, words, before, after) => {
  expect(setWords(block, french, words)).toBe(block.replace(before, after));
});

test.each([
  'keywords:\n  fr: [un, deux]\n  en:\nafter: {}\n',
  'keywords:\n  fr: [un, deux]\n  en: # to be written\nafter: {}\n',
  'keywords:\n  fr:\n    - un\n  en:\n\nafter: {}\n',
  'keywords: { fr: [un, deux], en: }\nafter: {}\n',
  'keywords:\n  fr: [un]\n  en: []\nafter: {}\n',
])('a list that is still to be written is begun: %j', (text) => {
  const written = setWords(text, ['keywords', 'en'], ['one', 'two: words, more']);
  expect(parseYaml('', written).value).toMatchObject({
    keywords: { en: ['one', 'two: words, more'] },
  });
  expect(written).toMatch(/en:(?: # to be written\n +)? ?\[one, "two: words, more"\]/u);
});

const words = fc.array(fc.oneof(fc.lorem({ maxCount: 2 }), fc.constantFrom('a, b', 'c]', '# d')), {
  minLength: 1,
  maxLength: 6,
});

test.each([block, flow])('any words replace any others, and nothing else', (text) => {
  fc.assert(
    fc.property(words, words, (first, second) => {
      const twice = setWords(setWords(text, french, first), french, second);
      expect(parseYaml('', twice).value).toEqual({
        keywords: { fr: second, en: ['one'] },
        after: {},
      });
    }),
  );
});
