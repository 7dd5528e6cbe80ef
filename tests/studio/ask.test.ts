import { expect, test, vi } from 'vitest';
import { ask, problemOf } from '../../scripts/studio/page/ask.ts';

vi.mock('../../scripts/studio/page/words.ts', () => ({
  studioLanguage: 'fr',
  say: (key: string) => key,
}));

test.each([
  ['there is no such thing', refusal('page inconnue', 'unknown page', 404), 'None.'],
  ['the studio failed', refusal('échec', 'it failed', 500), 'échec'],
  ['who answers is not understood', new Response('Not Found', { status: 502 }), 'studioFailed'],
  ['nobody answers', new TypeError('no connection'), 'failed'],
])('a room says that %s', async (_what, answer, said) => {
  vi.stubGlobal('fetch', () =>
    answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer),
  );
  const problem = ask('changes', { language: 'fr' }).catch((error: unknown) =>
    problemOf(error, 'None.'),
  );
  expect(await problem).toBe(said);
});

function refusal(fr: string, en: string, status: number): Response {
  return Response.json({ message: { fr, en } }, { status });
}
