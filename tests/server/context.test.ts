import { expect, test } from 'vitest';
import { withinTokens } from '../../app/server/chat/context.ts';

const entry = (title: string, length: number) => {
  return { kind: 'answer', title, text: 'x'.repeat(length), page: '/', pageName: 'Page' } as const;
};
const titles = (texts: readonly string[]) => texts.map((text) => text.split('\n')[0]);

test('the context holds the best entries whole, and at most eight', () => {
  const entries = Array.from({ length: 12 }, (_, place) => entry(`${place}`, 30));
  expect(titles(withinTokens(entries, 100_000))).toHaveLength(8);
});

test('an entry that does not fit gives way to the next, and none is cut', () => {
  const texts = withinTokens([entry('a', 200), entry('b', 3000), entry('c', 100)], 200);
  expect(titles(texts)).toEqual(['a', 'c']);
  expect(texts[0]).toHaveLength('a\n'.length + 200);
});
