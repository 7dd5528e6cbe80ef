import { expect, test } from 'vitest';
import { kinds } from '#schema/registry.ts';
import { doubtTypography } from '../../../scripts/content/doubts/typography.ts';
import { startOfFile } from '../../../scripts/content/mistakes/place.ts';

const length = 4000;
const maxCheckMs = 2000;
const knowsAll = { speaks: () => true, knows: () => true, nearest: () => undefined };

test.each(['-', '=', '>', 'a', '(', 'mot ', ' - ', '->-'])(
  'typography is doubted in no time in a text of nothing but "%s"',
  (part) => {
    const [kind] = kinds;
    if (!kind) throw new Error('there is no kind of file');
    const value = part.repeat(length / part.length);
    const file = { path: 'a.yaml', id: 'a', kind, text: value, value, locate: () => startOfFile };
    const text = {
      file,
      path: ['a'],
      value,
      language: 'fr',
      isShown: true,
      isRich: false,
    } as const;
    const began = performance.now();
    doubtTypography([text], { dictionary: knowsAll, isOwn: () => true }, () => undefined);
    expect(performance.now() - began).toBeLessThan(maxCheckMs);
  },
);
