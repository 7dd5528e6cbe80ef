import { Ollama } from 'ollama';
import { expect, test } from 'vitest';
import { fixtureApp } from './fixture-app.ts';

const app = await fixtureApp();
const ollama = new Ollama({
  host: 'http://site.example',
  fetch: async (address, init) => app.request(String(address), init),
});

const ask = (model: string, content: string) =>
  ollama.chat({ model, messages: [{ role: 'user', content }], stream: false });

test('the real Ollama client is answered by the embedded engine', async () => {
  const reply = await ask('small-llama', 'Quel est le prix ?');
  expect(reply).toMatchObject({ model: 'small-llama', done: true, done_reason: 'stop' });
  expect(reply.message.role).toBe('assistant');
  expect(reply.message.content).toContain('sur devis');
  expect(Date.parse(String(reply.created_at))).not.toBeNaN();
});

test('the real Ollama client reads the errors', async () => {
  await expect(ask('another', 'Quel est le prix ?')).rejects.toMatchObject({
    name: 'ResponseError',
    status_code: 404,
    error: "model 'another' not found",
  });
  await expect(ask('small-llama', 'x'.repeat(2001))).rejects.toMatchObject({ status_code: 400 });
});
