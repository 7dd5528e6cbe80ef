import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isUnderstood } from '../../../scripts/spec/book/sentences.ts';
import { makePlayer } from '../../../scripts/studio/rules/player.ts';
import type { Played } from '../../../scripts/studio/rules/rules-api.ts';

const file = 'features/consent/banner.feature';

test('a scenario is played step by step, with the screen after each', async () => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('Scenario: A browser without scripts')) + 1;
  const player = makePlayer(process.cwd());
  try {
    const sentences = await player.sentences();
    expect(isUnderstood('the cookie banner has asked me', sentences)).toBe(true);
    const events: Played[] = [];
    for await (const event of player.play(file, line)) events.push(event);
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'step')).toHaveLength(3);
    expect(kinds).toContain('screen');
    expect(events.at(-1)).toEqual({ kind: 'ended', isGood: true });
  } finally {
    player.close();
  }
});
