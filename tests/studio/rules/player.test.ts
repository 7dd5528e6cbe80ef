import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isUnderstood } from '../../../scripts/spec/book/sentences.ts';
import { makePlayer, NotPlayed, type Player } from '../../../scripts/studio/rules/player.ts';
import type { Played } from '../../../scripts/studio/rules/rules-api.ts';
import { slow } from '../../slow.ts';

vi.setConfig(slow);

const file = 'features/site/without-scripts.feature';

test('a scenario is played step by step, with the screen after each', async () => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const line =
    lines.findIndex((text) => text.includes('Scenario: The catalogue shows all agents')) + 1;
  // Others look at what is built: it is not built anew among them.
  const player = makePlayer(process.cwd(), () => Promise.reject(new NotPlayed('notBuilt')));
  try {
    const sentences = await player.sentences();
    expect(isUnderstood('the cookie banner has asked me', sentences)).toBe(true);
    const events = await played(player, file, line);
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
    const [first, second] = [player.play(file, [1]), player.play(file, [2])];
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

test('a run says why it cannot begin: the site is not built, or its steps are not loaded', async () => {
  const unbuilt = emptyProject();
  const noBuild = playerOf(unbuilt, () => Promise.reject(new NotPlayed('notBuilt')));
  await expect(played(noBuild)).rejects.toMatchObject({ word: 'notBuilt' });

  const broken = emptyProject();
  writeSteps(broken, 'process.exit(3);');
  await expect(played(playerOf(broken))).rejects.toMatchObject({ word: 'stepsNotLoaded' });
});

test('a run that ends in the middle says so', async () => {
  const root = emptyProject();
  writeSteps(root, step('it dies', 'process.exit(3)'));
  writeFileSync(path.join(root, 'features/a.feature'), scenario('it dies'));
  await expect(played(playerOf(root))).rejects.toMatchObject({ word: 'runStopped' });
});

test('steps that were changed after they were loaded are those that are known and played', async () => {
  const root = emptyProject();
  writeSteps(root, step('it is old', ''));
  writeFileSync(path.join(root, 'features/a.feature'), scenario('it is new'));
  const player = playerOf(root);
  const isKnown = async () => isUnderstood('it is new', await player.sentences());
  expect(await isKnown()).toBe(false);
  writeSteps(root, step('it is new', ''));
  expect(await isKnown()).toBe(true);
  writeSteps(root, step('it is new', "throw new Error('changed again')"));
  expect((await played(player)).at(-1)).toEqual({ kind: 'ended', isGood: false });
});

test('a process that died while it was ready is not the one that plays', async () => {
  const root = emptyProject();
  writeSteps(
    root,
    `import { writeFileSync } from 'node:fs';
    writeFileSync('pid', String(process.pid));
    ${step('it is played', '')}`,
  );
  writeFileSync(path.join(root, 'features/a.feature'), scenario('it is played'));
  const player = playerOf(root);
  await player.sentences();
  const id = Number(readFileSync(path.join(root, 'pid'), 'utf8'));
  process.kill(id, 'SIGKILL');
  await expect.poll(() => isRunning(id)).toBe(false);
  expect((await played(player)).at(-1)).toEqual({ kind: 'ended', isGood: true });
  // Nor is another one made ready once the studio has ended.
  const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap');
  await expect.poll(children).toEqual([]);
});

/** A project without a build, and as yet without steps and features. */
function emptyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'player-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'features/steps'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{"type":"module"}');
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  return root;
}

function playerOf(root: string, rebuild = () => Promise.resolve()): Player {
  const player = makePlayer(root, rebuild);
  onTestFinished(player.close);
  return player;
}

let saves = 0;

/** Each time as if a minute had passed: a file system may count in coarser steps than this test. */
function writeSteps(root: string, source: string): void {
  const steps = path.join(root, 'features/steps/all.ts');
  writeFileSync(steps, source);
  saves += 1;
  const later = new Date(Date.now() + saves * 60_000);
  utimesSync(steps, later, later);
}

function step(sentence: string, does: string): string {
  return `import { Given } from '@cucumber/cucumber';\nGiven('${sentence}', () => { ${does} });\n`;
}

function scenario(sentence: string): string {
  return `Feature: A\n  Scenario: B\n    Given ${sentence}\n`;
}

/** What is told of a run, after which no other one comes. */
async function played(player: Player, feature = 'features/a.feature', line = 2): Promise<Played[]> {
  const events: Played[] = [];
  for await (const event of player.play(feature, [line])) {
    events.push(event);
    if (event.kind === 'ended') player.close();
  }
  return events;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
