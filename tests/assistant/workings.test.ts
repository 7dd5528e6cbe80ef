import { expect, test } from 'vitest';
import { withoutWorkings } from '../../app/assistant/workings.ts';
import { fc } from '../fast-check.ts';

test.each([
  ['<think>I look.</think>On quote.', 'On quote.'],
  ['<think>\nI look.\n</think>\n\nOn quote.', '\n\nOn quote.'],
  ['I look.</think>On quote.', 'On quote.'],
  ['<think>I look, and never end', ''],
  ['On quote.<think>Was that right', 'On quote.'],
  ['On <think>what?</think>quote.', 'On quote.'],
  ['<think>a<think>b</think>c</think>On quote.', 'On quote.'],
  ['<think></think>On quote.', 'On quote.'],
  ['<THINK>I look.</Think>On quote.', 'On quote.'],
  ['<thinking>I look.</thinking>On quote.', 'On quote.'],
  ['<thought>I look.</ thought >On quote.', 'On quote.'],
  ['<reasoning depth="2">I look.</reasoning>On quote.', 'On quote.'],
  ['<seed:think>I look.</seed:think>On quote.', 'On quote.'],
  ['<|begin_of_thought|>I look.<|end_of_thought|>On quote.', 'On quote.'],
  ['[THINK]I look.[/THINK]On quote.', 'On quote.'],
  ['◁think▷I look.◁/think▷On quote.', 'On quote.'],
  [
    '<|channel|>analysis<|message|>I look.<|end|><|start|>assistant<|channel|>final<|message|>On quote.',
    'On quote.',
  ],
  ['<|channel|>analysis<|message|>I look, and never end', ''],
  ['The sign `<think>` begins it.', 'The sign `<think>` begins it.'],
  ['I think that it is on quote.', 'I think that it is on quote.'],
  ['<b>On quote</b> [analysis]', '<b>On quote</b> [analysis]'],
])('of %j, %j is the answer', (answer, rest) => {
  expect(withoutWorkings(answer)).toBe(rest);
});

test('whatever is thought, and whichever sign is missing, the answer alone is left', () => {
  const words = fc.stringMatching(/^[a-z .\n]{0,30}$/);
  const sign = fc.constantFrom(
    ['<think>', '</think>'],
    ['<Thinking>', '</Thinking>'],
    ['[THINK]', '[/THINK]'],
  );
  fc.assert(
    fc.property(words, words, sign, fc.boolean(), (thought, said, [begin, end], isWhole) => {
      expect(withoutWorkings(`${isWhole ? begin : ''}${thought}${end}${said}`)).toBe(said);
      expect(withoutWorkings(`${said}${begin}${thought}`)).toBe(said);
    }),
  );
});
