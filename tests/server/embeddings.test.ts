import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createEmbeddings } from '../../app/server/chat/embeddings.ts';
import { createJoinedRetrieval } from '../../app/server/chat/retrieval.ts';

const entry = (title: string) => {
  return { kind: 'answer', title, text: 'Text.', page: `/${title}`, pageName: title } as const;
};
const entries = [entry('prices'), entry('jobs'), entry('energy')];
const { signal } = new AbortController();
const onNotKept = vi.fn();
const call = z.object({ model: z.string(), input: z.array(z.string()) });

let directory: string;
let server: Server | undefined;
let calls: z.infer<typeof call>[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'embeddings-'));
  calls = [];
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await rm(directory, { recursive: true });
});

/** What is about electricity points one way, everything else another. */
const embeds: RequestListener = async (request, response) => {
  const asked = call.parse(await json(request));
  calls.push(asked);
  const embeddings = asked.input.map((text) => (/energy|current/.test(text) ? [0, 2] : [2, 0.1]));
  response.end(JSON.stringify({ model: asked.model, embeddings, total_duration: 1 }));
};

async function retrieval(listener: RequestListener, timeoutMs = 2000) {
  const created = createServer(listener);
  server = created;
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
  const address = created.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const upstream = `http://127.0.0.1:${port}`;
  const embeddings = createEmbeddings({ upstream, model: 'small', directory, onNotKept, fetch });
  const onFallback = vi.fn();
  const [prices, jobs] = entries;
  const retrieve = createJoinedRetrieval({
    byWords: () => [jobs, prices].filter((one) => one !== undefined),
    entries: { fr: entries, en: entries },
    embeddings,
    timeoutMs,
    onFallback,
  });
  const titles = async (question: string) =>
    (await retrieve(question, 'en', signal)).map(({ title }) => title);
  return { titles, onFallback };
}

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
  server?.close();
  calls = [];
  const second = await retrieval(embeds);
  await second.titles('current');
  expect(calls.map(({ input }) => input.length)).toEqual([1]);
});

test.each<[string, RequestListener]>([
  ['an error', (_, response) => response.writeHead(500).end('{"error":"no such model"}')],
  ['no JSON', (_, response) => response.end('<html>')],
  ['too few vectors', (_, response) => response.end('{"embeddings":[]}')],
  ['a broken connection', (request) => request.destroy()],
  ['silence', () => undefined],
])('%s: words alone, said once', async (_, listener) => {
  const { titles, onFallback } = await retrieval(listener, 150);
  expect(await titles('current')).toEqual(['jobs', 'prices']);
  expect(await titles('current')).toEqual(['jobs', 'prices']);
  expect(onFallback).toHaveBeenCalledTimes(1);
});
