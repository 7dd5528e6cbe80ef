import { expect, test } from 'vitest';
import { partsOf } from '../../../app/server/chat/answering/split.ts';

test('sentences are parts, or what stands on either side of an "and"', () => {
  expect(partsOf('Combien ça coûte ? Où sont les données ?')).toEqual([
    'Combien ça coûte ?',
    'Où sont les données ?',
  ]);
  expect(partsOf('price and how long it takes')).toEqual(['price', 'how long it takes']);
  expect(partsOf('Combien ça coûte ?')).toEqual([]);
});
