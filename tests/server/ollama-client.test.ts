import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ollama } from 'ollama';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { end, type ServerProcess, startProcess, writeWholeBuild } from './fixture-process.ts';

let build: Awaited<ReturnType<typeof writeWholeBuild>>;
let outbox: string;
let server: ServerProcess;
let ollama: Ollama;

beforeAll(async () => {
  build = await writeWholeBuild();
  outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
  server = await startProcess(build.directory, { OUTBOX_DIR: outbox });
  ollama = new Ollama({ host: server.url });
});
afterAll(async () => {
  await end(server, 'SIGTERM');
  await build.remove();
  await rm(outbox, { recursive: true });
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
