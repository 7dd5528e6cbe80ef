import { execFileSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compiledSite } from '../../app/server/site/compiled-site.ts';
import { readQuestions } from '../../scripts/bench/answers/questions.ts';
import { type ServedSite, serveSite } from '../../scripts/test/browser/serve-site.ts';
import { times } from '../endurance.ts';
import { slow } from '../slow.ts';

vi.setConfig(slow);

const questions = times(2500, 10_000);
const asked = await readQuestions('development');
const atOnce = 20;
/** As in the Dockerfile, in megabytes. A server that kept what it answers would die of it. */
const heap = 192;
/** Few, so that the counters of many visitors are held at once. */
const perVisitor = 2;

let server: ServedSite;
beforeAll(async () => {
  server = await serveSite({ NODE_OPTIONS: `--max-old-space-size=${heap}` });
});
afterAll(() => server.stop());

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

function ask(number: number): Promise<number | undefined> {
  const content = asked[number % asked.length]?.question ?? '';
  const body = JSON.stringify({
    model: compiledSite.assistant.model,
    messages: [{ role: 'user', content }],
  });
  const visitor = Math.floor(number / perVisitor);
  const headers = {
    'X-Forwarded-For': `10.1.${visitor >> 8}.${visitor & 255}`,
    'Content-Length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      `${server.origin}/api/chat`,
      { method: 'POST', agent, headers },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      },
    );
    sent.once('error', reject).end(body);
  });
}

test('thousands of questions are answered at bounded memory', async () => {
  const atRest = megabytes(server.pid);
  // It makes the index, half a second that a busy machine makes ten: who connects meanwhile is a slow client (408).
  expect(await ask(questions)).toBe(200);
  let most = atRest;
  let next = 0;
  const statuses = new Map<number | undefined, number>();
  const started = performance.now();
  const visit = async () => {
    while (next < questions) {
      const status = await ask(next++);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (next % 500 === 0) most = Math.max(most, megabytes(server.pid));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${questions} questions in ${seconds.toFixed(1)} s; ${atRest} MB at rest, ${most} MB at most`,
  );
  expect(Object.fromEntries(statuses)).toEqual({ 200: questions });
  expect(most).toBeLessThan(400);
});

/** Resident memory of a process now. */
function megabytes(pid: number | undefined): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}
