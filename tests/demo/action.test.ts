import { expect, test, vi } from 'vitest';
import { demoAction } from '../../app/demo/action.ts';
import { initialDemoState, typedIn } from '../../app/demo/action-result.ts';
import type { DemoRequestAnswer } from '../../app/demo/demo-request-context.server.ts';
import { parametersOf } from '../../app/demo/email-parameters.ts';
import { goodRequest } from './good-request.ts';

function post(body: BodyInit, address = '/book-demo'): Request {
  return new Request(`http://site.example${address}`, { method: 'POST', body });
}

function serviceThatAnswers(answer: DemoRequestAnswer) {
  return vi.fn(async (_parameters: unknown) => answer);
}

const accepted = { kind: 'accepted', status: 200 } as const;

test.each([
  ['/book-demo', '20 novembre 2026 à 11\u00a0h\u00a000'],
  ['/en/book-demo', '20 November 2026 at 11:00'],
])('the service receives what was posted to %s, with the time in Paris', async (address, time) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 10) });
  const submit = serviceThatAnswers(accepted);
  await demoAction(post(new URLSearchParams({ ...goodRequest, other: 'x' }), address), submit);
  expect(submit).toHaveBeenCalledWith(parametersOf(goodRequest, time));
  vi.useRealTimers();
});

test('an accepted request is answered by the confirmation', async () => {
  const submit = serviceThatAnswers(accepted);
  const { data, init } = await demoAction(post(new URLSearchParams(goodRequest)), submit);
  expect(init?.status).toBe(200);
  const parameters = parametersOf(goodRequest, expect.any(String));
  expect(initialDemoState(data)).toEqual({ kind: 'sent', delivery: { parameters } });
  expect(typedIn(data)).toEqual({});
});

test('a line break that the browser posts as two characters is one, as the visitor saw it counted', async () => {
  const submit = serviceThatAnswers(accepted);
  const lines = (end: string) => `${'x'.repeat(99)}${end}`.repeat(100).slice(0, -end.length);
  const typed = { ...goodRequest, message: lines('\r\n') };
  const { init } = await demoAction(post(new URLSearchParams(typed)), submit);
  expect(init?.status).toBe(200);
  const sent = expect.objectContaining({ message: lines('\n') });
  expect(submit).toHaveBeenCalledWith(sent);
});

test('a refused request is answered by what was typed and the fields to correct', async () => {
  const submit = serviceThatAnswers(accepted);
  const typed = { ...goodRequest, phone: '' };
  const { data, init } = await demoAction(post(new URLSearchParams(typed)), submit);
  expect(submit).not.toHaveBeenCalled();
  expect(init?.status).toBe(422);
  expect(typedIn(data)).toEqual(typed);
  expect(initialDemoState(data)).toEqual({
    kind: 'editing',
    notice: 'refused',
    errors: [{ name: 'phone', reason: 'missing' }],
  });
});

test.each<[DemoRequestAnswer, number, string | null]>([
  [{ kind: 'limited', status: 429, retryAfter: 17 }, 429, '17'],
  [{ kind: 'failed', status: 503 }, 503, null],
  [{ kind: 'refused', status: 422, invalid: ['phone'] }, 422, null],
])('a request that could not be taken keeps what was typed: %j', async (answer, status, retry) => {
  const submit = serviceThatAnswers(answer);
  const { data, init } = await demoAction(post(new URLSearchParams(goodRequest)), submit);
  expect(init?.status).toBe(status);
  expect(new Headers(init?.headers).get('retry-after')).toBe(retry);
  expect(typedIn(data)).toEqual(goodRequest);
  expect(initialDemoState(data)).toEqual({ kind: 'editing', notice: 'failed', errors: [] });
});

test('a body that is no form, and a file in place of a text, have no fields', async () => {
  const submit = serviceThatAnswers(accepted);
  const file = new FormData();
  file.set('company', new File(['x'], 'x.txt'));
  const blank = Object.fromEntries(Object.keys(goodRequest).map((name) => [name, '']));
  for (const body of ['{"firstName":"Claire"}', file]) {
    const { data } = await demoAction(post(body), submit);
    expect(typedIn(data)).toEqual(blank);
  }
});

test('a page that was not posted begins blank', () => {
  expect(initialDemoState(undefined)).toEqual({ kind: 'editing', errors: [] });
  expect(typedIn(undefined)).toEqual({});
});
