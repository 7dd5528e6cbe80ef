import { readdir, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import type { KnownEntry } from '../../app/server/chat/answering/known-entries.ts';
import { createEmbeddings } from '../../app/server/chat/embeddings.ts';
import { createJoinedRetrieval } from '../../app/server/chat/retrieval.ts';
import { startLocal } from '../../scripts/test/local-server.ts';
import { slow } from '../slow.ts';
import { temporaryFolder } from '../temporary-folder.ts';

vi.setConfig(slow);

const entry = (title: string) => {
  return { kind: 'answer', title, text: 'Text.', page: `/${title}`, pageName: title } as const;
};
const entries = [entry('prices'), entry('jobs'), entry('energy')];
const { signal } = new AbortController();
const onNotKept = vi.fn();
const call = z.object({ model: z.string(), input: z.array(z.string()) });

let directory: string;
let calls: z.infer<typeof call>[];

beforeEach(async () => {
  directory = await temporaryFolder();
  calls = [];
});

/** What is about electricity points one way, everything else another. */
const embeds: RequestListener = async (request, response) => {
  const asked = call.parse(await json(request));
  calls.push(asked);
  const embeddings = asked.input.map((text) => (/energy|current/.test(text) ? [0, 2] : [2, 0.1]));
  response.end(JSON.stringify({ model: asked.model, embeddings, total_duration: 1 }));
};

interface Faults {
  questionMs?: number;
  callMs?: number;
  known?: readonly KnownEntry[];
}

async function retrieval(listener: RequestListener, faults: Faults = {}) {
  const { questionMs = 60_000, callMs = 60_000, known = entries } = faults;
  const { url, stop } = await startLocal(listener);
  onTestFinished(stop);
  const embeddings = createEmbeddings({
    upstream: url,
    model: 'small',
    callTimeoutMs: callMs,
    directory,
    onNotKept,
    fetch,
  });
  const onFallback = vi.fn();
  const [prices, jobs] = entries;
  const retrieve = createJoinedRetrieval({
    byWords: () => [jobs, prices].filter((one) => one !== undefined),
    entries: { fr: known, en: known },
    embeddings,
    timeoutMs: questionMs,
    onFallback,
  });
  const titles = async (question: string, asked = signal) =>
    (await retrieve(question, 'en', asked)).map(({ title }) => title);
  return { titles, onFallback };
}

/** A double that behaves in one of two ways, as long as `faulty` says. */
function sometimes(faulty: () => boolean, fault: RequestListener): RequestListener {
  return (request, response) => (faulty() ? fault : embeds)(request, response);
}

const byWordsAlone = ['jobs', 'prices'];
const silence: RequestListener = () => undefined;
const breaks: RequestListener = (request) => request.destroy();

test('meaning finds what shares no word, joined with what words find', async () => {
  const { titles, onFallback } = await retrieval(embeds);
  const found = await titles('how much current does it draw');
  expect(found).toContain('energy');
  expect(found.slice(0, 2)).toContain('jobs');
  expect(onFallback).not.toHaveBeenCalled();
});

test('the knowledge is embedded once, also over a start', async () => {
  const first = await retrieval(embeds);
  await first.titles('current');
  await first.titles('current');
  expect(calls.map(({ input }) => input.length).sort()).toEqual([1, 1, 3]);
  expect(await readdir(directory)).toHaveLength(1);
  calls = [];
  const second = await retrieval(embeds);
  await second.titles('current');
  expect(calls.map(({ input }) => input.length)).toEqual([1]);
});

test('the knowledge is embedded by some entries at a time', async () => {
  const many = Array.from({ length: 70 }, (_, place) => entry(String(place)));
  const { titles } = await retrieval(embeds, { known: many });
  await titles('current');
  const counts = calls.map(({ input }) => input.length).sort((one, other) => one - other);
  expect(counts).toEqual([1, 6, 32, 32]);
});

const bodies = (body: string): RequestListener => {
  return (_, response) => response.end(body);
};

test.each<[string, RequestListener]>([
  ['an error', (_, response) => response.writeHead(500).end('{"error":"no such model"}')],
  ['a redirect', (_, response) => response.writeHead(302, { Location: '/' }).end()],
  ['no JSON', bodies('<html>')],
  ['nothing', bodies('')],
  ['too few vectors', bodies('{"embeddings":[]}')],
  ['empty vectors', bodies('{"embeddings":[[]]}')],
  ['vectors of words', bodies('{"embeddings":[["0.1"]]}')],
  ['one vector without its list', bodies('{"embedding":[1,2]}')],
  ['vectors of several lengths', bodies('{"embeddings":[[1,2],[1,2,3],[1]]}')],
  [
    'half an answer',
    (_, response) => response.writeHead(200, { 'Content-Length': 99 }).end('{"emb'),
  ],
  ['a broken connection', breaks],
  ['silence', silence],
])('%s: words alone, said once', async (_, listener) => {
  const { titles, onFallback } = await retrieval(listener, { questionMs: 150 });
  expect(await titles('current')).toEqual(byWordsAlone);
  expect(await titles('current')).toEqual(byWordsAlone);
  expect(onFallback).toHaveBeenCalledTimes(1);
});

test('a model server that is back is used again, and its next fault is said again', async () => {
  let away = true;
  const { titles, onFallback } = await retrieval(sometimes(() => away, breaks));
  expect(await titles('current')).toEqual(byWordsAlone);
  away = false;
  await expect.poll(() => titles('current')).toContain('energy');
  away = true;
  expect(await titles('current')).toEqual(byWordsAlone);
  expect(onFallback).toHaveBeenCalledTimes(2);
});

test('the knowledge may take longer than a question: words alone answer until it is embedded', async () => {
  const held = Promise.withResolvers<void>();
  const slow: RequestListener = async (request, response) => {
    const asked = call.parse(await json(request));
    if (asked.input.length > 1) await held.promise;
    response.end(JSON.stringify({ embeddings: asked.input.map(() => [1, 1]) }));
  };
  const { titles, onFallback } = await retrieval(slow, { questionMs: 2000, callMs: 600_000 });
  const answered = await Promise.race([
    titles('current'),
    delay(60_000, 'a call of the knowledge', { ref: false }),
  ]);
  expect(answered).toEqual(byWordsAlone);
  held.resolve();
  await expect.poll(() => titles('current')).toContain('energy');
  expect(onFallback).toHaveBeenCalledTimes(1);
});

test('a server that never embeds the knowledge is asked again', async () => {
  let silent = true;
  const { titles } = await retrieval(
    sometimes(() => silent, silence),
    {
      questionMs: 2000,
      callMs: 3000,
    },
  );
  expect(await titles('current')).toEqual(byWordsAlone);
  silent = false;
  await expect.poll(() => titles('current')).toContain('energy');
});

test('kept vectors that are damaged, or of fewer texts, are made again', async () => {
  const first = await retrieval(embeds);
  await first.titles('current');
  const [file = ''] = await readdir(directory);
  for (const damaged of ['{"embeddings":[[1,', '{"embeddings":[[1,2]]}', 'null']) {
    await writeFile(join(directory, file), damaged);
    calls = [];
    const { titles } = await retrieval(embeds);
    expect(await titles('current')).toContain('energy');
    expect(calls.map(({ input }) => input.length).sort()).toEqual([1, 3]);
  }
});

test('vectors that an older model of the same name has made: words alone, with the cure', async () => {
  const { titles, onFallback } = await retrieval(async (request, response) => {
    const { input } = call.parse(await json(request));
    const vector = input.length > 1 ? [1, 2] : [1, 2, 3];
    response.end(JSON.stringify({ embeddings: input.map(() => vector) }));
  });
  expect(await titles('current')).toEqual(byWordsAlone);
  expect(String(onFallback.mock.calls[0]?.[0])).toContain('remove the kept embeddings');
});

test('a folder that cannot be written is said, and changes no answer', async () => {
  directory = join(directory, 'file');
  await writeFile(directory, '');
  const { titles } = await retrieval(embeds);
  expect(await titles('current')).toContain('energy');
  expect(onNotKept).toHaveBeenCalled();
});

test('a visitor who goes away is no fault of the model server', async () => {
  const leaving = new AbortController();
  const { titles, onFallback } = await retrieval(silence);
  const asked = titles('current', leaving.signal);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  expect(onFallback).not.toHaveBeenCalled();
});
