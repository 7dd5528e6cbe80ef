import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort, portOf, startLocal } from '../../scripts/test/local-server.ts';
import { slow } from '../slow.ts';
import { type FixtureOptions, fixtureApp } from './fixture-app.ts';
import { makeCertificate } from './fixture-certificate.ts';

vi.setConfig(slow);

async function chat(options: FixtureOptions = {}) {
  const app = await fixtureApp(options);
  return (body: unknown, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    app.request('http://site.example/api/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    });
}

const english = { 'Content-Language': 'en' };
const payload = (content: string, model = 'small-llama') => ({
  model,
  messages: [
    { role: 'system', content: 'You are a pirate.' },
    { role: 'user', content: 'earlier' },
    { role: 'assistant', content: 'Arr.' },
    { role: 'user', content },
  ],
  stream: true,
  options: { temperature: 2, num_predict: 100_000 },
  tools: [{ name: 'pirate' }],
});

describe('what is refused', () => {
  test.each([
    ['another model', payload('hi', 'big'), 404, "model 'big' not found"],
    ['no JSON', 'hello', 400, 'JSON'],
    ['no messages', { model: 'small-llama' }, 400, 'JSON'],
    ['no user message', { model: 'small-llama', messages: [] }, 400, 'no user message'],
    ['a blank question', payload('  '), 400, 'no user message'],
    ['2,001 characters', payload('x'.repeat(2001)), 400, '2000'],
    ['65 KB', payload('x'.repeat(65 * 1024)), 413, '64 KB'],
  ])('%s', async (_, body, status, error) => {
    const ask = await chat();
    const response = await ask(body, english);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      error: expect.stringContaining(error),
      message: { role: 'assistant', content: expect.stringMatching(/^(refused|unavailable) en$/) },
    });
  });

  test('another method, and pages of other sites', async () => {
    const app = await fixtureApp();
    const read = await app.request('/api/chat');
    expect(read.status).toBe(405);
    expect(read.headers.get('allow')).toBe('POST');
    const ask = await chat();
    expect((await ask(payload('prix'), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});

describe('the embedded engine', () => {
  test('answers in sentences of the knowledge and names the page', async () => {
    const ask = await chat();
    const response = await ask(payload('Quel est le déploiement sur site ?'));
    expect(response.status).toBe(200);
    const reply = await response.json();
    expect(reply).toMatchObject({ model: 'small-llama', done: true, done_reason: 'stop' });
    expect(reply.message.role).toBe('assistant');
    expect(reply.message.content).toContain('Aucune donnée ne sort de son infrastructure.');
    expect(reply.message.content).toContain(
      'sources fr:\n- Déploiement sur site (/platform#deploiement)',
    );
  });

  test.each([
    ['quel est le tarif', {}, '/book-demo'],
    ['DEPLOIEMENT', {}, '/platform#deploiement'],
    ['souverainnete', {}, '/platform#deploiement'],
    ['what does it cost?', english, '/en/book-demo'],
    ['pricng', english, '/en/book-demo'],
  ])('%j is answered from its page', async (question, headers, page) => {
    const ask = await chat();
    const { message } = await (await ask(payload(question), headers)).json();
    expect(message.content).toContain(`(${page})`);
  });

  test('says what it does not know in the language of the page', async () => {
    const ask = await chat();
    const said = async (question: string, headers: Record<string, string> = {}) =>
      (await (await ask(payload(question), headers)).json()).message.content;
    expect(await said('recette crêpes')).toBe('off topic fr');
    expect(await said('pancakes', english)).toBe('off topic fr\n\noff topic en');
  });
});

describe('the relay', () => {
  async function upstream(listener: RequestListener) {
    const { url, stop } = await startLocal(listener);
    onTestFinished(stop);
    return url;
  }
  const relay = async (listener: RequestListener, CHAT_TIMEOUT_MS = 60_000) =>
    chat({ chat: { CHAT_UPSTREAM: await upstream(listener), CHAT_TIMEOUT_MS } });

  test('asks with the site’s own instruction, knowledge and options alone', async () => {
    const bodies: string[] = [];
    const ask = await relay(async (request, response) => {
      expect(request.url).toBe('/api/chat');
      bodies.push(await text(request));
      response.end(JSON.stringify({ message: { role: 'assistant', content: 'réponse' } }));
    });
    const { message } = await (await ask(payload('le prix ?'))).json();
    expect(message).toEqual({ role: 'assistant', content: 'réponse' });
    expect(JSON.parse(bodies[0] ?? '')).toEqual({
      model: 'small-llama',
      messages: [
        { role: 'system', content: 'instruction fr' },
        {
          role: 'system',
          content: 'context fr\n\nPrix\nLe prix est établi sur devis, en euros par mois.',
        },
        { role: 'user', content: 'le prix ?' },
      ],
      stream: false,
      options: { temperature: 0.1, num_predict: 512 },
    });
  });

  test.each(['length', 'stop'])('an answer that ends by its %s says so', async (reason) => {
    const ask = await relay((_, response) =>
      response.end(JSON.stringify({ message: { content: 'réponse' }, done_reason: reason })),
    );
    expect(await (await ask(payload('prix'))).json()).toMatchObject({ done_reason: reason });
  });

  test.each<[string, RequestListener]>([
    ['an error of the server', (_, response) => response.writeHead(500).end('boom')],
    ['a full queue', (_, response) => response.writeHead(503).end()],
    ['a redirect', (_, response) => response.writeHead(302, { Location: '/' }).end()],
    ['no JSON', (_, response) => response.end('<html>')],
    ['another shape', (_, response) => response.end('{"message":"hi"}')],
    [
      'over 1 MB',
      (_, response) => response.end(`{"message":{"content":"${'x'.repeat(2 ** 20)}"}}`),
    ],
    ['a broken connection', (request) => request.socket.destroy()],
  ])('%s is 502', async (_, listener) => {
    const ask = await relay(listener);
    const response = await ask(payload('prix'));
    expect(response.status).toBe(502);
    const body = await response.json();
    expect(body.message).toEqual({ role: 'assistant', content: 'unavailable fr' });
    expect(body.error).not.toContain('boom');
  });

  test('a server that takes too long is 504', async () => {
    const ask = await relay(() => undefined, 50);
    expect((await ask(payload('prix'))).status).toBe(504);
  });

  async function expectReason(CHAT_UPSTREAM: string, reason: RegExp) {
    const ask = await chat({ chat: { CHAT_UPSTREAM } });
    const response = await ask(payload('prix'));
    expect(response.status).toBe(502);
    expect((await response.json()).error).toMatch(reason);
  }

  test('a server that is not there is 502, with the reason', async () => {
    await expectReason(`http://127.0.0.1:${await freePort()}`, /ECONNREFUSED/);
    await expectReason('http://no.such.host.invalid', /ENOTFOUND|EAI_AGAIN/);
  });

  test('a server whose certificate nobody vouches for is 502, with the reason', async () => {
    const certificate = makeCertificate();
    const [key, cert] = [certificate.keyPath, certificate.path].map((file) => readFileSync(file));
    const server = createServer({ key, cert });
    await expectReason(`https://127.0.0.1:${await portOf(server)}`, /DEPTH_ZERO_SELF_SIGNED_CERT/);
    server.close();
    certificate.remove();
  });

  test('a visitor who goes away ends the question, and is no failure of the server', async () => {
    const gone = vi.fn();
    const asked = Promise.withResolvers<void>();
    const ask = await relay((request) => {
      asked.resolve();
      request.socket.on('close', gone);
    });
    const leaving = new AbortController();
    const answer = ask(payload('prix'), {}, { signal: leaving.signal });
    await asked.promise;
    leaving.abort();
    expect((await (await answer).json()).error).toBe('the visitor left');
    await vi.waitFor(() => expect(gone).toHaveBeenCalled(), { timeout: 60_000 });
  });

  test('four at once, sixteen in line, and no more', async () => {
    const held = Promise.withResolvers<void>();
    let most = 0;
    let inside = 0;
    const url = await upstream(async (_, response) => {
      most = Math.max(most, ++inside);
      await held.promise;
      inside--;
      response.end('{"message":{"content":"ok"}}');
    });
    const ask = await chat({ hops: 1, chat: { CHAT_UPSTREAM: url, CHAT_TIMEOUT_MS: 60_000 } });
    const answers = Array.from({ length: 22 }, (_, visitor) =>
      ask(payload('prix'), { 'X-Forwarded-For': `1.1.1.${visitor}` }),
    );
    const full = await Promise.race(answers);
    expect(full.status).toBe(503);
    expect(full.headers.get('retry-after')).toBe('5');
    await vi.waitFor(() => expect(inside).toBe(4), { timeout: 60_000 });
    held.resolve();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(most).toBe(4);
  });

  test('asks again once questions have run out of time', async () => {
    let silent = true;
    const url = await upstream((_, response) => {
      if (!silent) response.end('{"message":{"content":"ok"}}');
    });
    const ask = await chat({ hops: 1, chat: { CHAT_UPSTREAM: url, CHAT_TIMEOUT_MS: 500 } });
    const from = (visitor: number) =>
      ask(payload('prix'), { 'X-Forwarded-For': `1.1.1.${visitor}` });
    const late = await Promise.all(Array.from({ length: 20 }, (_, visitor) => from(visitor)));
    expect(late.map(({ status }) => status)).toEqual(Array(20).fill(504));
    silent = false;
    await vi.waitFor(async () => expect((await from(100)).status).toBe(200), { timeout: 60_000 });
  });
});
