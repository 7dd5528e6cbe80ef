import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Envelope } from '@cucumber/messages';
import { buildMark, isBuildStale } from '../../setup/freshness.ts';
import { type Sentence, sentencesOf } from '../../spec/book/sentences.ts';
import { follower } from './follow.ts';
import type { Played } from './rules-api.ts';

export type Player = {
  /** Gets ready before anybody asks for anything. */
  prepare: () => void;
  /** The sentences that the steps understand. */
  sentences: () => Promise<Sentence[]>;
  /** Plays the scenarios at these lines of a feature. A new run ends the one before. */
  play: (file: string, lines: readonly number[]) => AsyncGenerator<Played>;
  close: () => void;
};

/** Thrown when nothing can be played; the word is its name among the studio's, and the terminal has said why. */
export class NotPlayed extends Error {
  readonly word: 'notBuilt' | 'stepsNotLoaded' | 'runStopped';

  constructor(word: NotPlayed['word']) {
    super(word);
    this.word = word;
  }
}

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** One process that is ready, and the lines that it prints. */
type Ready = {
  child: Child;
  lines: AsyncIterator<string>;
  sentences: Promise<Sentence[]>;
  /** The site that its server shows and the steps that it has loaded, as they were then. */
  loaded: string;
};

/** Keeps a process ready from the first time that it is asked for anything. */
export function makePlayer(root: string, rebuild = build): Player {
  let ready: Ready | undefined;
  let playing: Child | undefined;
  let building: Promise<void> | undefined;
  let turn = 0;

  function prepared(): Ready {
    if (ready && isUpToDate(ready, root)) return ready;
    // It ends by itself: somebody may still wait for its sentences.
    ready?.child.stdin.end();
    const made = prepare(root);
    ready = made;
    // Who waits for the sentences hears of it; the next one who asks has another process.
    made.sentences.catch(() => {
      if (ready === made) ready = undefined;
    });
    return made;
  }

  async function* play(file: string, lines: readonly number[]): AsyncGenerator<Played> {
    turn += 1;
    const mine = turn;
    playing?.kill();
    if (building || isBuildStale(root)) {
      yield { kind: 'building' };
      building ??= rebuild(root).finally(() => {
        building = undefined;
      });
      await building;
      // Another one was asked for while the site was built.
      if (mine !== turn) return;
    }
    const { child, lines: said, sentences } = prepared();
    ready = undefined;
    playing = child;
    try {
      await sentences;
      child.stdin.end(`${[file, ...lines].join(':')}\n`);
      const follow = follower();
      let isWhole = false;
      for await (const text of rest(said)) {
        const message: Envelope = JSON.parse(text);
        isWhole ||= message.testRunFinished !== undefined;
        yield* follow(message);
      }
      if (!isWhole) throw new NotPlayed('runStopped');
    } catch (error) {
      // What the one that came after it has ended did not go wrong.
      if (mine === turn) throw error;
    } finally {
      child.kill();
      if (playing === child) {
        playing = undefined;
        prepared();
      }
    }
  }

  return {
    prepare: () => void prepared(),
    sentences: () => prepared().sentences,
    play,
    close: () => {
      ready?.child.kill();
      playing?.kill();
      // What ends now makes nobody ready for the next one.
      playing = undefined;
    },
  };
}

function prepare(root: string): Ready {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'play.ts')], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', SPEC: 'steps' },
  });
  // Who reads its lines hears that it has died; without a listener this would end the studio too.
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, lines, sentences: readSentences(lines), loaded: loadedFrom(root) };
}

/** One that has died, or was prepared for an older site or older steps, is of no use. */
function isUpToDate({ child, loaded }: Ready, root: string): boolean {
  return child.exitCode === null && child.signalCode === null && loaded === loadedFrom(root);
}

/** When each thing was changed that a prepared process keeps; features are read when they are played. */
function loadedFrom(root: string): string {
  const tables = globSync('features/*.yaml', { cwd: root });
  const sources = [buildMark, 'features/steps', 'features/support', ...tables];
  return sources.map((source) => newest(path.join(root, source))).join();
}

/** When the newest file of a path was saved; 0 where nothing is there. */
function newest(place: string): number {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  const inside = readdirSync(place).map((name) => newest(path.join(place, name)));
  return Math.max(found.mtimeMs, ...inside);
}

/** Reads as far as the end of the run in which nothing is played. */
async function readSentences(lines: AsyncIterator<string>): Promise<Sentence[]> {
  const messages: Envelope[] = [];
  for await (const text of rest(lines)) {
    const message: Envelope = JSON.parse(text);
    messages.push(message);
    if (message.testRunFinished) return sentencesOf(messages);
  }
  throw new NotPlayed('stepsNotLoaded');
}

/** Does not close the iterator when the one who reads has enough: another one reads on. */
async function* rest(lines: AsyncIterator<string>): AsyncGenerator<string> {
  for (let next = await lines.next(); !next.done; next = await lines.next()) yield next.value;
}

async function build(root: string): Promise<void> {
  const child = spawn(process.execPath, ['--run', 'build'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new NotPlayed('notBuilt');
}
