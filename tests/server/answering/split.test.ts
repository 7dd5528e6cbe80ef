import { expect, test } from 'vitest';
import { partsOf } from '../../../app/server/chat/answering/split.ts';

test('each sentence of a message is a part, and one sentence is none', () => {
  const both = ['Combien ça coûte ?', 'Où sont les données ?'];
  expect(partsOf('Combien ça coûte ? Où sont les données ?')).toEqual(both);
  expect(partsOf('Combien ça coûte ?\nOù sont les données ?')).toEqual(both);
  expect(partsOf('prix et délai')).toEqual([]);
});
