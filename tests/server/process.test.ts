import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { startSmtp } from '../../features/support/smtp-double.ts';
import { startLocal } from '../../scripts/test/local-server.ts';
import { slow } from '../slow.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { sendBody } from './fixture-mail.ts';
import { end, type ServerProcess, startProcess, writeWholeBuild } from './fixture-process.ts';

vi.setConfig(slow);

let build: Awaited<ReturnType<typeof writeWholeBuild>>;
let outbox: string;

beforeAll(async () => {
  build = await writeWholeBuild();
});
afterAll(() => build.remove());
beforeEach(async () => {
  outbox = await temporaryFolder();
});

async function serve(variables: Record<string, string> = {}) {
  const server = await startProcess(build.directory, { OUTBOX_DIR: outbox, ...variables });
  onTestFinished(async () => void (await end(server, 'SIGKILL')));
  return server;
}

const ask = (url: string, path: string, body = '') =>
  fetch(`${url}${path}`, { method: 'POST', body });
const sendTo = (url: string) =>
  fetch(`${url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sendBody),
  });

/** A request whose head the server has, and whose body it waits for. */
async function halfSent(url: string): Promise<ClientRequest> {
  const headers = { 'Content-Type': 'application/json', Expect: '100-continue' };
  const sent = request(`${url}/api/v1.0/email/send`, { method: 'POST', headers });
  sent.flushHeaders();
  await once(sent, 'continue');
  return sent;
}

/** The status of the answer, once the other half is sent. */
async function statusOf(sent: ClientRequest): Promise<number | undefined> {
  const response: Promise<IncomingMessage[]> = once(sent, 'response');
  sent.end(JSON.stringify(sendBody));
  const [answer] = await response;
  answer?.resume();
  return answer?.statusCode;
}

const logged = (server: ServerProcess, message: string) =>
  server.lines.filter((line) => line.includes(`"msg":"${message}"`)).length;
const stopping = (server: ServerProcess) =>
  vi.waitFor(() => expect(logged(server, 'stopping')).toBe(1), { timeout: 60_000 });

const queued = async (directory: string) =>
  (await readdir(directory)).filter((name) => name.endsWith('.json'));

describe('the process', () => {
  test('serves, logs nothing that visitors write, and stops when told to', async () => {
    const server = await serve();
    const headers = { 'Accept-Encoding': 'br' };
    const page = await fetch(`${server.url}/platform`, { headers });
    expect(await page.text()).toContain('platform fr');
    expect(page.headers.get('content-encoding')).toBe('br');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await sendTo(server.url)).status).toBe(200);
    const asked = { model: 'ada@engine.example', messages: [] };
    const other = await ask(server.url, '/api/chat', JSON.stringify(asked));
    expect(other.status).toBe(404);
    expect(await other.text()).toContain("model 'ada@engine.example' not found");
    for (const path of ['/search/ada@engine.example', '/api/chat/ada@engine.example']) {
      expect((await ask(server.url, path)).status).toBe(404);
    }
    expect((await ask(server.url, '/platform')).status).toBe(405);
    const { code } = await end(server, 'SIGTERM');
    expect(code).toBe(0);
    const log = server.lines.join('\n');
    expect(log).toContain('"msg":"demo request stored"');
    expect(log).toContain('"reason":"another model than the site’s own"');
    expect(log).toContain('"path":"/api/chat","status":404');
    expect(log).toContain('"path":"/platform","status":405');
    expect(log.match(/"method":"POST","status":404/g)).toHaveLength(2);
    expect(log).not.toMatch(/Ada|Lovelace|engine\.example|127\.0\.0\.1"/);
  });

  // A terminal signals the whole group, and npm hands the signal on once more.
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'finishes what is under way and stops once when %s follows a SIGINT',
    async (second) => {
      const arrived = Promise.withResolvers<ServerResponse>();
      const upstream = await startLocal((_, response) => arrived.resolve(response));
      const server = await serve({ CHAT_UPSTREAM: upstream.url });
      const question = {
        model: 'small-llama',
        messages: [{ role: 'user', content: 'prix' }],
      };
      const answer = ask(server.url, '/api/chat', JSON.stringify(question));
      const sent = await halfSent(server.url);
      const late = await arrived.promise;
      const ended = end(server, 'SIGINT');
      await stopping(server);
      server.child.kill(second);
      late.end('{"message":{"content":"late"}}');
      expect((await (await answer).json()).message.content).toBe('late');
      expect(await statusOf(sent)).toBe(200);
      expect((await ended).code).toBe(0);
      expect((await ended).took).toBeLessThan(10_000);
      expect([logged(server, 'stopping'), logged(server, 'stopped')]).toEqual([1, 1]);
      await upstream.stop();
    },
  );

  test('begins no mail while it stops, and sends none a second time', async () => {
    const smtp = await startSmtp();
    const told = Promise.withResolvers<void>();
    smtp.pondering = told.promise;
    const variables = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
    const first = await serve(variables);
    for (let number = 0; number < 3; number++) await sendTo(first.url);
    const sent = await halfSent(first.url);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 60_000 });
    const exit = once(first.child, 'exit');
    first.child.kill('SIGTERM');
    await stopping(first);
    told.resolve();
    await vi.waitFor(async () => expect(await queued(join(outbox, 'sent'))).toHaveLength(1), {
      timeout: 60_000,
    });
    expect(await statusOf(sent)).toBe(200);
    expect(await exit).toEqual([0, null]);
    expect(smtp.mails).toHaveLength(1);
    expect(await queued(outbox)).toHaveLength(3);

    await serve(variables);
    await vi.waitFor(async () => expect(await queued(join(outbox, 'sent'))).toHaveLength(4), {
      timeout: 60_000,
    });
    expect(smtp.mails).toHaveLength(4);
    await smtp.close();
  });
});
