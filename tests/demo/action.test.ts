import { expect, test, vi } from 'vitest';
import { demoAction } from '../../app/demo/action.ts';
import { initialDemoState, typedIn } from '../../app/demo/action-result.ts';
import type { DemoRequestAnswer } from '../../app/server/demo-request-context.server.ts';
import { goodRequest } from './good-request.ts';

function post(body: BodyInit): Request {
  return new Request('http://site.example/book-demo', { method: 'POST', body });
}

function serviceThatAnswers(answer: DemoRequestAnswer) {
  return vi.fn(async () => answer);
}

test('the service receives the fields by their names, and nothing else', async () => {
  const submit = serviceThatAnswers({ kind: 'accepted', status: 200 });
  await demoAction(post(new URLSearchParams({ ...goodRequest, other: 'x' })), submit);
  expect(submit).toHaveBeenCalledWith(goodRequest);
});

test('an accepted request is answered by the confirmation', async () => {
  const submit = serviceThatAnswers({ kind: 'accepted', status: 200 });
  const { data, init } = await demoAction(post(new URLSearchParams(goodRequest)), submit);
  expect(init?.status).toBe(200);
  expect(initialDemoState(data)).toEqual({ kind: 'sent' });
  expect(typedIn(data)).toEqual({});
});

test('a refused request is answered by what was typed and the fields to fix', async () => {
  const submit = serviceThatAnswers({
    kind: 'refused',
    status: 422,
    invalid: ['phone', 'nonsense'],
  });
  const typed = { ...goodRequest, phone: '' };
  const { data, init } = await demoAction(post(new URLSearchParams(typed)), submit);
  expect(init?.status).toBe(422);
  expect(typedIn(data)).toEqual(typed);
  expect(initialDemoState(data)).toEqual({
    kind: 'editing',
    mistake: { kind: 'refused', invalid: ['phone'] },
  });
});

test.each<[DemoRequestAnswer, number, string | null]>([
  [{ kind: 'limited', status: 429, retryAfter: 17 }, 429, '17'],
  [{ kind: 'failed', status: 503 }, 503, null],
])('a request that could not be taken keeps what was typed: %j', async (answer, status, retry) => {
  const submit = serviceThatAnswers(answer);
  const { data, init } = await demoAction(post(new URLSearchParams(goodRequest)), submit);
  expect(init?.status).toBe(status);
  expect(new Headers(init?.headers).get('retry-after')).toBe(retry);
  expect(typedIn(data)).toEqual(goodRequest);
  expect(initialDemoState(data)).toEqual({ kind: 'editing', mistake: { kind: 'failed' } });
});

test('a body that is no form, and a file in place of a text, have no fields', async () => {
  const submit = serviceThatAnswers({ kind: 'refused', status: 422, invalid: [] });
  const file = new FormData();
  file.set('company', new File(['x'], 'x.txt'));
  for (const body of ['{"firstName":"Claire"}', file]) await demoAction(post(body), submit);
  const blank = Object.fromEntries(Object.keys(goodRequest).map((name) => [name, '']));
  expect(submit.mock.calls).toEqual([[blank], [blank]]);
});

test('a page that was not posted begins blank', () => {
  expect(initialDemoState(undefined)).toEqual({ kind: 'editing' });
  expect(typedIn(undefined)).toEqual({});
});
