import { expect, test, vi } from 'vitest';
import { demoAction } from '../../app/demo/action.ts';
import { stateAfterPost, typedIn } from '../../app/demo/posted.ts';
import type { DeskAnswer } from '../../app/server/demo-desk.server.ts';
import { goodRequest } from './good-request.ts';

function post(body: BodyInit): Request {
  return new Request('http://site.example/book-demo', { method: 'POST', body });
}

function deskThatSays(answer: DeskAnswer) {
  return { receive: vi.fn(async () => answer) };
}

test('the desk receives the fields by their names, and nothing else', async () => {
  const desk = deskThatSays({ kind: 'accepted', status: 200 });
  await demoAction(post(new URLSearchParams({ ...goodRequest, other: 'x' })), desk);
  expect(desk.receive).toHaveBeenCalledWith(goodRequest);
});

test('an accepted request is answered by the confirmation', async () => {
  const desk = deskThatSays({ kind: 'accepted', status: 200 });
  const { data, init } = await demoAction(post(new URLSearchParams(goodRequest)), desk);
  expect(init?.status).toBe(200);
  expect(stateAfterPost(data)).toEqual({ kind: 'sent' });
  expect(typedIn(data)).toEqual({});
});

test('a refused request is answered by what was typed and the fields to mend', async () => {
  const desk = deskThatSays({ kind: 'refused', status: 422, invalid: ['phone', 'nonsense'] });
  const typed = { ...goodRequest, phone: '' };
  const { data, init } = await demoAction(post(new URLSearchParams(typed)), desk);
  expect(init?.status).toBe(422);
  expect(typedIn(data)).toEqual(typed);
  expect(stateAfterPost(data)).toEqual({
    kind: 'editing',
    mistake: { kind: 'refused', invalid: ['phone'] },
  });
});

test.each<[DeskAnswer, number, string | null]>([
  [{ kind: 'limited', status: 429, retryAfter: 17 }, 429, '17'],
  [{ kind: 'failed', status: 503 }, 503, null],
])('a request that could not be taken keeps what was typed: %j', async (answer, status, retry) => {
  const desk = deskThatSays(answer);
  const { data, init } = await demoAction(post(new URLSearchParams(goodRequest)), desk);
  expect(init?.status).toBe(status);
  expect(new Headers(init?.headers).get('retry-after')).toBe(retry);
  expect(typedIn(data)).toEqual(goodRequest);
  expect(stateAfterPost(data)).toEqual({ kind: 'editing', mistake: { kind: 'failed' } });
});

test('a body that is no form, and a file in place of a text, have no fields', async () => {
  const desk = deskThatSays({ kind: 'refused', status: 422, invalid: [] });
  const file = new FormData();
  file.set('company', new File(['x'], 'x.txt'));
  for (const body of ['{"firstName":"Claire"}', file]) await demoAction(post(body), desk);
  const blank = Object.fromEntries(Object.keys(goodRequest).map((name) => [name, '']));
  expect(desk.receive.mock.calls).toEqual([[blank], [blank]]);
});

test('a page that was not posted begins blank', () => {
  expect(stateAfterPost(undefined)).toEqual({ kind: 'editing' });
  expect(typedIn(undefined)).toEqual({});
});
