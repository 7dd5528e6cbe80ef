import { join } from 'node:path';
import pino from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../../app/server/environment.ts';
import { createRateLimit, type RateLimit } from '../../app/server/limits/rate-limit.ts';
import { connectRedis } from '../../app/server/limits/redis.ts';
import { run } from '../../app/server/run.ts';
import { loadBuild } from '../../app/server/site/load-build.ts';
import { findProgram } from '../../scripts/setup/find-program.ts';
import { freePort } from '../../scripts/test/local-server.ts';
import { slow } from '../slow.ts';
import { sendBody } from './fixture-mail.ts';
import { writeWholeBuild } from './fixture-process.ts';
import { type RedisServer, startRedis } from './fixture-redis.ts';
import { fixtureSite } from './fixture-site.ts';

vi.setConfig(slow);

const rules = [
  { points: 3, duration: 60 },
  { points: 5, duration: 3600 },
];
/** Seconds to wait: on a busy machine some of the sixty have gone already. */
const aMinute = expect.toSatisfy((seconds: number) => seconds > 30 && seconds <= 60);
const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server of several that share the visitors, and what it logs. */
function counting(port: number, credentials = '') {
  const lines: string[] = [];
  const redis = connectRedis(
    `redis://${credentials}127.0.0.1:${port}`,
    pino({ base: null }, { write: (line: string) => lines.push(line) }),
  );
  closing.push(() => redis.disconnect());
  return { limit: createRateLimit('test', rules, redis), redis, lines };
}

async function takes(limit: RateLimit, times: number, client = '1.1.1.1'): Promise<number[]> {
  const waits: number[] = [];
  for (let taken = 0; taken < times; taken++) waits.push(await limit.take({ address: client }));
  return waits;
}

describe('counted in memory', () => {
  test('refuses by each rule, tells how long, and counts no refusal by a shorter rule', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const limit = createRateLimit('test', rules);
    expect(await takes(limit, 4)).toEqual([0, 0, 0, 60]);
    expect(await takes(limit, 1, '2.2.2.2')).toEqual([0]);
    vi.setSystemTime(60_000);
    expect(await takes(limit, 3)).toEqual([0, 0, 3540]);
    vi.setSystemTime(3_600_000);
    expect(await takes(limit, 1)).toEqual([0]);
  });

  test('while Redis is away, told once', async () => {
    const { limit, redis, lines } = counting(await freePort());
    let attempts = 0;
    redis.on('error', () => {
      attempts += 1;
    });
    expect(await takes(limit, 4)).toEqual([0, 0, 0, aMinute]);
    await vi.waitFor(() => expect(attempts).toBeGreaterThan(2), { timeout: 60_000 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"reason":"ECONNREFUSED","msg":"Redis is away');
  });
});

const program = findProgram('redis-server');
if (program) {
  describe('counted in a real Redis', () => {
    async function start(): Promise<{ port: number; server: RedisServer }> {
      const port = await freePort();
      const server = await startRedis(program ?? '', port);
      closing.push(server.stop);
      return { port, server };
    }
    const ready = ({ redis }: ReturnType<typeof counting>) =>
      vi.waitFor(() => expect(redis.status).toBe('ready'), { timeout: 60_000 });

    test('two servers count the same visitor together, and forget him in time', async () => {
      const { port } = await start();
      const [one, other] = [counting(port), counting(port)];
      await Promise.all([ready(one), ready(other)]);
      expect(await takes(one.limit, 2)).toEqual([0, 0]);
      expect(await takes(other.limit, 2)).toEqual([0, aMinute]);
      expect(await takes(one.limit, 1)).toEqual([aMinute]);
      expect(await takes(one.limit, 1, '2.2.2.2')).toEqual([0]);
      const left = await one.redis.ttl('limit:test:60:1.1.1.1');
      expect(left).toBeGreaterThan(50);
      expect(left).toBeLessThanOrEqual(60);
    });

    test('limits of other names, durations and kinds of client count nothing for each other', async () => {
      const { port } = await start();
      const { limit, redis } = counting(port);
      await ready({ limit, redis, lines: [] });
      const other = createRateLimit('other', rules, redis);
      // An address that is written like the network of another visitor.
      const network = '2001:db8::/56';
      const client = { address: network, network };
      for (const each of [limit, other]) expect(await takes(each, 4)).toEqual([0, 0, 0, aMinute]);
      expect(await limit.take({ address: '2001:db8::/64', network })).toBe(0);
      expect(await limit.take(client)).toBe(0);
      const counts = await Promise.all(
        (await redis.keys('*')).sort().map(async (key) => [key, await redis.get(key)]),
      );
      expect(counts).toEqual([
        ['limit:other:3600:1.1.1.1', '3'],
        ['limit:other:60:1.1.1.1', '4'],
        ['limit:test:3600:1.1.1.1', '3'],
        ['limit:test:3600:2001:db8::/56', '1'],
        ['limit:test:3600:2001:db8::/64', '1'],
        ['limit:test:60:1.1.1.1', '4'],
        ['limit:test:60:2001:db8::/56', '1'],
        ['limit:test:60:2001:db8::/64', '1'],
        ['limit:test:network:3600:2001:db8::/56', '2'],
        ['limit:test:network:60:2001:db8::/56', '2'],
      ]);
    });

    test('a Redis that refuses is told in its first word, without the password', async () => {
      const { port } = await start();
      const owner = counting(port);
      await ready(owner);
      await owner.redis.config('SET', 'requirepass', 'stone');
      const stranger = counting(port, ':mortar@');
      const refused = '"reason":"WRONGPASS","msg":"Redis is away';
      await vi.waitFor(() => expect(stranger.lines.join()).toContain(refused), { timeout: 60_000 });
      expect(stranger.lines.join()).not.toContain('mortar');
      expect(await takes(stranger.limit, 4)).toEqual([0, 0, 0, aMinute]);
    });

    test('two servers refuse the 21st question of a minute, wherever it is asked', async () => {
      const { port } = await start();
      const build = await writeWholeBuild();
      closing.push(build.remove);
      const built = await loadBuild(build.directory, async () => fixtureSite);
      const lines: string[] = [];
      const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
      const serve = async (name: string) => {
        const REDIS_URL = `redis://127.0.0.1:${port}`;
        const variables = { PORT: '0', OUTBOX_DIR: join(build.directory, name), REDIS_URL };
        const server = await run({ built, environment: readEnvironment(variables), log });
        closing.push(() => server.close(1000));
        return server.url;
      };
      const urls = [await serve('one'), await serve('other')];
      const body = JSON.stringify({
        model: 'small-llama',
        messages: [{ role: 'user', content: 'prix' }],
      });
      const ask = async (number: number) =>
        fetch(`${urls[number % 2]}/api/chat`, { method: 'POST', body });
      await vi.waitFor(
        () => expect(lines.join().match(/Redis counts the limits/g)).toHaveLength(2),
        { timeout: 60_000 },
      );
      const asked = performance.now();
      for (let number = 0; number < 20; number++) expect((await ask(number)).status).toBe(200);
      for (const number of [20, 21]) {
        const refused = await ask(number);
        expect(refused.status).toBe(429);
        const secondsSince = (performance.now() - asked) / 1000;
        const wait = Number(refused.headers.get('retry-after'));
        expect(wait).toBeLessThanOrEqual(60);
        expect(wait).toBeGreaterThanOrEqual(60 - secondsSince);
      }
      // What limits questions limits no request.
      const sent = await fetch(`${urls[0]}/api/v1.0/email/send`, {
        method: 'POST',
        body: JSON.stringify(sendBody),
      });
      expect(sent.status).toBe(200);
    });

    test('a Redis that dies, hangs or comes back costs no visitor an answer', async () => {
      const { port, server } = await start();
      const one = counting(port);
      await ready(one);
      expect(await takes(one.limit, 1)).toEqual([0]);

      server.child.kill('SIGSTOP');
      const hanging = performance.now();
      expect(await takes(one.limit, 1)).toEqual([0]);
      expect(performance.now() - hanging).toBeLessThan(20_000);
      const away = /Socket timeout.*"msg":"Redis is away: this server counts alone"/;
      await vi.waitFor(() => expect(one.lines.join()).toMatch(away), { timeout: 60_000 });
      // Each of the two rules would wait half a second; this machine may be busy for one of the visitors.
      const waits: number[] = [];
      for (const visitor of ['2.2.2.2', '2.2.2.3', '2.2.2.4', '2.2.2.5', '2.2.2.6']) {
        const known = performance.now();
        expect(await takes(one.limit, 1, visitor)).toEqual([0]);
        waits.push(performance.now() - known);
      }
      expect(Math.min(...waits)).toBeLessThan(400);
      server.child.kill('SIGCONT');
      await ready(one);
      expect(one.lines.join()).not.toContain('127.0.0.1');

      await server.stop();
      await vi.waitFor(() => expect(one.redis.status).not.toBe('ready'), { timeout: 60_000 });
      // The one counted above while Redis hung is the first of three.
      expect(await takes(one.limit, 3)).toEqual([0, 0, aMinute]);

      const again = await startRedis(program, port);
      closing.push(again.stop);
      await ready(one);
      expect(await takes(one.limit, 4, '3.3.3.3')).toEqual([0, 0, 0, aMinute]);
      expect(await one.redis.get('limit:test:60:3.3.3.3')).toBe('4');
    });
  });
}
