import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
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
  /** Plays the scenario at a line of a feature. A new one ends the one before. */
  play: (file: string, line: number) => AsyncGenerator<Played>;
  close: () => void;
};

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** One process that is ready, and the lines that it prints. */
type Ready = {
  child: Child;
  lines: AsyncIterator<string>;
  sentences: Promise<Sentence[]>;
  /** When the build was made that its server shows. */
  builtAt: number;
};

/** Keeps a process ready from the first time that it is asked for anything. */
export function makePlayer(root: string, rebuild = build): Player {
  let ready: Ready | undefined;
  let playing: Child | undefined;
  let building: Promise<void> | undefined;
  let turn = 0;

  function prepared(): Ready {
    if (ready) return ready;
    const made = prepare(root);
    ready = made;
    // Who waits for the sentences hears of it; the next one who asks has another process.
    made.sentences.catch(() => {
      if (ready === made) ready = undefined;
    });
    return made;
  }

  async function* play(file: string, line: number): AsyncGenerator<Played> {
    turn += 1;
    const mine = turn;
    playing?.kill();
    if (building || isBuildStale({ root })) {
      yield { kind: 'building' };
      building ??= rebuild(root).finally(() => {
        building = undefined;
      });
      await building;
      // Another one was asked for while the site was built.
      if (mine !== turn) return;
    }
    // One that was prepared for an older build would show that one.
    if (ready && ready.builtAt !== builtAt(root)) {
      ready.child.kill();
      ready = undefined;
    }
    const { child, lines, sentences } = prepared();
    ready = undefined;
    playing = child;
    try {
      await sentences;
      child.stdin.end(`${file}:${line}\n`);
      const follow = follower();
      for await (const text of rest(lines)) yield* follow(JSON.parse(text));
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
    },
  };
}

function prepare(root: string): Ready {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'play.ts')], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', SPEC: 'steps' },
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, lines, sentences: readSentences(lines), builtAt: builtAt(root) };
}

function builtAt(root: string): number {
  return statSync(path.join(root, buildMark), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Reads as far as the end of the run in which nothing is played. */
async function readSentences(lines: AsyncIterator<string>): Promise<Sentence[]> {
  const messages: Envelope[] = [];
  for await (const text of rest(lines)) {
    const message: Envelope = JSON.parse(text);
    messages.push(message);
    if (message.testRunFinished) return sentencesOf(messages);
  }
  throw new Error('The steps of the features could not be loaded: the terminal says why.');
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
  if (code !== 0) throw new Error('The site could not be built: the terminal says why.');
}
