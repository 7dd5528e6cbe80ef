import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

test('the site is built once for all who ask meanwhile, and the last one is played', async () => {
  // Nothing is built there, and there is nothing to play.
  const root = mkdtempSync(path.join(tmpdir(), 'player-'));
  const { promise, resolve } = Promise.withResolvers<void>();
  let builds = 0;
  const player = makePlayer(root, () => {
    builds += 1;
    return promise;
  });
  try {
    const [first, second] = [player.play(file, 1), player.play(file, 2)];
    expect(await first.next()).toMatchObject({ value: { kind: 'building' } });
    expect(await second.next()).toMatchObject({ value: { kind: 'building' } });
    const [ended, played] = [first.next(), second.next()];
    resolve();
    expect(await ended).toEqual({ done: true, value: undefined });
    expect(await played).toMatchObject({ value: { kind: 'nothing' } });
    expect(builds).toBe(1);
  } finally {
    player.close();
    rmSync(root, { recursive: true });
  }
});
