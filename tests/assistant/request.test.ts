import { expect, test } from 'vitest';
import { chatPayload } from '../../app/assistant/request.ts';

const given = {
  model: 'small-llama',
  instruction: 'Instruction',
  context: 'Known:',
  question: 'Question?',
};
const system = { role: 'system', content: 'Instruction' };
const user = { role: 'user', content: 'Question?' };
const rest = {
  model: 'small-llama',
  stream: false,
  options: { temperature: 0.1, num_predict: 512 },
};

test('with entries, a second system message holds them word for word', () => {
  const entries = [
    { title: 'Prix', text: 'Sur devis.', page: '/platform' },
    { title: 'Délai', text: 'Un jour : « vite ».', page: '/', keywords: ['rapide'] },
  ];
  const content = 'Known:\n\nPrix\nSur devis.\n\nDélai\nUn jour : « vite ».';
  expect(chatPayload({ ...given, entries })).toEqual({
    ...rest,
    messages: [system, { role: 'system', content }, user],
  });
});

test('without entries there is no second system message', () => {
  expect(chatPayload({ ...given, entries: [] })).toEqual({ ...rest, messages: [system, user] });
});
