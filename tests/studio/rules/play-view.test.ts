import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { PlayView } from '../../../scripts/studio/page/rules/play-view.tsx';
import { usePlay } from '../../../scripts/studio/page/rules/use-play.ts';
import type { Played } from '../../../scripts/studio/rules/rules-api.ts';
import { draw } from '../drawn.ts';

vi.mock('../../../scripts/studio/page/words.ts', () => ({
  studioLanguage: 'fr',
  say: (key: string) => key,
}));

let playing: Promise<void> | undefined;

/** Plays one when it is first drawn. */
function Scenario() {
  const { events, problem, start } = usePlay();
  playing ??= start('features/a.feature', [1]);
  return createElement(PlayView, { events, problem });
}

/** Plays a scenario that the studio answers so, to the end of the answer. */
async function play(answer: Response): Promise<void> {
  vi.stubGlobal('fetch', async () => answer);
  playing = undefined;
  await draw(createElement(Scenario));
  await playing;
}

function lines(...events: Played[]): Response {
  return new Response(events.map((event) => `${JSON.stringify(event)}\n`).join(''));
}

const said = (role: string) => document.querySelector(`[role=${role}]`)?.textContent;

const began: Played = { kind: 'began', name: 'A', steps: ['it is played'] };

test.each<[string, Response, string]>([
  [
    'the studio says why',
    lines({ kind: 'building' }, { kind: 'stopped', message: { fr: 'Sans site.', en: 'No site.' } }),
    'Sans site.',
  ],
  ['nothing is answered', lines(), 'runStopped'],
  ['the answer ends in the middle', lines(began), 'runStopped'],
  ['the studio refuses', Response.json({ message: { fr: 'Non.' } }, { status: 403 }), 'Non.'],
])('a run that is not played to its end is not waited for: %s', async (_what, answer, problem) => {
  await play(answer);
  await expect.poll(() => said('alert')).toBe(problem);
  expect(said('status')).toBeUndefined();
});

test('a run that was played to its end says how it ended', async () => {
  await play(lines(began, { kind: 'ended', isGood: true }));
  await expect.poll(() => said('status')).toBe('ruleKept');
  expect(said('alert')).toBeUndefined();
});
