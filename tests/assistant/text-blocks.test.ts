import { expect, test } from 'vitest';
import { type TextBlock, textBlocks } from '../../app/assistant/text-blocks.ts';

const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', text });
const list = (...items: string[]): TextBlock => ({ kind: 'list', items });

test.each<[string, string, TextBlock[]]>([
  ['a line', 'Sur devis.', [paragraph('Sur devis.')]],
  ['nothing', '', []],
  ['lines of one paragraph', 'Un\ndeux', [paragraph('Un\ndeux')]],
  ['paragraphs', 'Un\n\n\nDeux', [paragraph('Un'), paragraph('Deux')]],
  ['a list under its lead', 'Lire :\n- Un\n- Deux', [paragraph('Lire :'), list('Un', 'Deux')]],
  ['a list of its own', '• Un\n* Deux\n– Trois', [list('Un', 'Deux', 'Trois')]],
  ['a reason after a dash', '- Un – deux', [list('Un\u00a0– deux')]],
  ['words after a list', '- Un\nVoilà.', [list('Un'), paragraph('Voilà.')]],
  ['a figure below zero', '-5 degrés', [paragraph('-5 degrés')]],
  ['a bullet without words', '- ', [paragraph('- ')]],
  ['a dash within a line', 'Un – deux', [paragraph('Un – deux')]],
])('%s', (_, text, expected) => {
  expect(textBlocks(text)).toEqual(expected);
});
