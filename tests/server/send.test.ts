import emailjs from '@emailjs/browser';
import { expect, test, vi } from 'vitest';
import type { EmailParameters } from '../../app/demo/email-parameters.ts';
import { type FixtureOptions, fixtureApp } from './fixture-app.ts';
import { emailParameters, sendBody, templateParams } from './fixture-mail.ts';

const address = 'http://site.example/api/v1.0/email/send';

async function mailServer(options: FixtureOptions = {}) {
  const accepted: EmailParameters[] = [];
  const app = await fixtureApp({
    accept: async (request) => {
      accepted.push(request);
      return 'id';
    },
    ...options,
  });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, accepted, send };
}

const withParams = (change: Record<string, unknown>) => ({
  ...sendBody,
  template_params: { ...templateParams, ...change },
});

test('a request is stored before it is answered with OK', async () => {
  const { accepted, send } = await mailServer();
  const response = await send(sendBody);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('OK');
  expect(accepted).toEqual([emailParameters]);
});

test('it is taken from the real EmailJS client, which reads a refusal', async () => {
  const { app, accepted } = await mailServer();
  vi.stubGlobal('location', { pathname: '/book-demo' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => app.request(url, init));
  emailjs.init({ origin: 'http://site.example', publicKey: 'key' });
  const sent = await emailjs.send('service', 'template', templateParams);
  expect(sent).toMatchObject({ status: 200, text: 'OK' });
  expect(accepted).toEqual([emailParameters]);
  const refused = emailjs.send('other', 'template', templateParams);
  await expect(refused).rejects.toMatchObject({ status: 400 });
});

test.each([
  ['an unknown public key', { ...sendBody, user_id: 'other' }],
  ['an unknown service', { ...sendBody, service_id: 'other' }],
  ['an unknown template', { ...sendBody, template_id: 'other' }],
  ['a missing service', { ...sendBody, service_id: undefined }],
  ['an unknown key', { ...sendBody, bcc: 'x@y.example' }],
  ['an unknown parameter', withParams({ bcc: 'x@y.example' })],
  ['parameters that are no object', { ...sendBody, template_params: 'text' }],
  ['a parameter that is no text', withParams({ company: 3 })],
  ['a blank company', withParams({ company: '  ' })],
  ['a missing phone', withParams({ phone: undefined })],
  ['a name of one word', withParams({ from_name: 'Ada ' })],
  ['an address without a dot', withParams({ from_email: 'ada@engine' })],
  ['an address with a space', withParams({ from_email: 'a da@engine.example' })],
  ['a line break in a line', withParams({ company: 'Engine\r\nBcc: x@y.example' })],
  ['a line of 301 characters', withParams({ company: 'x'.repeat(301) })],
  ['a name that is turned about', withParams({ from_name: 'Ada \u202eecalevoL' })],
  ['a company that is not seen', withParams({ company: '\u200b\u3164' })],
  ['a time of sending of 101 characters', withParams({ submission_date: '1'.repeat(101) })],
  ['a message of 10,001 characters', withParams({ message: 'x'.repeat(10_001) })],
  ['no JSON', '{"user_id":'],
  ['nothing', ''],
  ['null', 'null'],
])('%s is refused with a text, and counts for nothing', async (_, body) => {
  const { accepted, send } = await mailServer();
  for (let attempt = 0; attempt < 6; attempt++) {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toBe('');
  }
  expect(accepted).toEqual([]);
  expect((await send(sendBody)).status).toBe(200);
});

test('a body over 64 KB, another method and another site are refused', async () => {
  const { app, send } = await mailServer();
  expect((await send('x'.repeat(64 * 1024 + 1))).status).toBe(413);
  const read = await app.request(address);
  expect(read.status).toBe(405);
  expect(read.headers.get('allow')).toBe('POST');
  expect((await send(sendBody, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await send(sendBody, { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await send(sendBody, { Origin: 'null' })).status).toBe(403);
  expect((await send(sendBody, { Origin: 'http://site.example' })).status).toBe(200);
});

test.each([
  ['a foreign host', 'http://evil.example/api/v1.0/email/send', 'http://evil.example'],
  ['a foreign host over https', 'https://evil.example/api/v1.0/email/send', 'https://evil.example'],
  [
    'another port of this host',
    'http://site.example:8080/api/v1.0/email/send',
    'http://site.example:8080',
  ],
])('a page at %s is another site, whatever Origin and Host agree on', async (_, url, origin) => {
  const { app, accepted } = await mailServer();
  const senders = [{ Origin: origin }, { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }];
  for (const headers of senders) {
    const response = await app.request(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(sendBody),
    });
    expect(response.status).toBe(403);
  }
  expect(accepted).toEqual([]);
});

test('a page read over http may not send what goes over https', async () => {
  const { send } = await mailServer({ hops: 1 });
  const secure = { 'X-Forwarded-Proto': 'https' };
  expect((await send(sendBody, { ...secure, Origin: 'http://site.example' })).status).toBe(403);
  expect((await send(sendBody, { ...secure, Origin: 'https://site.example' })).status).toBe(200);
});

test('pages of this machine may send, at any port', async () => {
  const { app } = await mailServer();
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:4321', 'http://[::1]:3000']) {
    const response = await app.request(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { Origin: origin },
      body: JSON.stringify(sendBody),
    });
    expect([origin, response.status]).toEqual([origin, 200]);
  }
});

test('a visitor may send 5 a minute and 30 an hour, and another visitor as many', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const at = (minutes: number) => vi.setSystemTime(minutes * 60_000);
  const { send } = await mailServer({ hops: 1 });
  const from = async (client: string) =>
    (await send(sendBody, { 'X-Forwarded-For': client })).status;
  for (let minutes = 0; minutes < 6; minutes++) {
    at(minutes);
    for (let sent = 0; sent < 5; sent++) expect(await from('1.1.1.1')).toBe(200);
    expect(await from('1.1.1.1')).toBe(429);
  }
  at(59);
  const refused = await send(sendBody, { 'X-Forwarded-For': '1.1.1.1' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await from('2.2.2.2')).toBe(200);
  at(60);
  expect(await from('1.1.1.1')).toBe(200);
  vi.useRealTimers();
});

test('a request that cannot be stored is an error, so that the mail draft opens', async () => {
  const { send } = await mailServer({ accept: () => Promise.reject(new Error('ENOSPC')) });
  const response = await send(sendBody);
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('ENOSPC');
});
