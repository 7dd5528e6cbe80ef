import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { plainHeaders } from '../../app/server/security/headers.ts';
import { slow } from '../slow.ts';
import { end, type ServerProcess, startProcess, writeWholeBuild } from './fixture-process.ts';

vi.setConfig(slow);

/** Bytes, far more than the buffers of a connection hold. */
const large = 64 * 1024 * 1024;

let build: Awaited<ReturnType<typeof writeWholeBuild>>;
let outbox: string;
let server: ServerProcess;
let port: number;

beforeAll(async () => {
  build = await writeWholeBuild();
  await writeFile(join(build.directory, 'client/assets/large.bin'), Buffer.alloc(large));
  outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
  server = await startProcess(build.directory, { OUTBOX_DIR: outbox, CHAT_TIMEOUT_MS: '1000' });
  port = Number(new URL(server.url).port);
});
afterAll(async () => {
  await end(server, 'SIGKILL');
  await build.remove();
  await rm(outbox, { recursive: true });
});

function open(bytes: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.write(bytes);
  return socket;
}

/** The last request of a connection: what is answered to those before it comes before its answer. */
const fence = {
  bytes: 'GET /nowhere HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  status: '404',
};

/** What the server says until it ends the connection. */
async function saidTo(bytes: string): Promise<string> {
  const socket = open(bytes);
  let said = '';
  socket.on('data', (data) => {
    said += data.toString('latin1');
  });
  await once(socket, 'close');
  return said;
}

/** What is answered to these bytes, late answers included. */
async function answersTo(bytes: string): Promise<string[]> {
  return answersIn(await saidTo(bytes + fence.bytes));
}

/** Without the fence's own. */
function answersIn(said: string): string[] {
  const answers = [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);
  return answers.at(-1) === fence.status ? answers.slice(0, -1) : answers;
}

const post = 'POST /api/chat HTTP/1.1\r\nHost: a\r\n';
const hidden = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';

describe('a request that two servers could read differently is refused, with all that follows', () => {
  test.each([
    [
      'a length and chunks',
      `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ['a list of lengths', `${post}Content-Length: 2, 2\r\n\r\n{}`],
    ['a signed length', `${post}Content-Length: +2\r\n\r\n{}`],
    ['an unknown encoding', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['two encodings', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ['a space before the colon', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
    ['a folded header', `${post}X: a\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a bare line feed', `GET / HTTP/1.1\r\nHost: a\r\nX: a\nContent-Length: 4\r\n\r\n`],
    [
      'a chunk whose size is none',
      `${post}Transfer-Encoding: chunked\r\n\r\n2x\r\n{}\r\n0\r\n\r\n`,
    ],
    ['a preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ])('%s', async (_, bytes) => {
    expect(await answersTo(bytes + hidden)).toEqual(['400']);
  });

  test('a body that looks like a request is a body', async () => {
    const bytes = `GET / HTTP/1.1\r\nHost: a\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`;
    expect(await answersTo(bytes)).toEqual(['200']);
  });

  test.each(['TRACE', 'PROPFIND'])('%s of a page is no method for it', async (method) => {
    expect(await answersTo(`${method} / HTTP/1.1\r\nHost: a\r\n\r\n`)).toEqual(['405']);
  });

  test('a health check in HTTP/1.0 needs no host', async () => {
    expect(await saidTo('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('line breaks in an address forge no header', async () => {
    const response = await fetch(`${server.url}/platform/?a%0d%0aSet-Cookie:b=c`, {
      redirect: 'manual',
    });
    expect(response.headers.get('location')).toBe('/platform?a%0d%0aSet-Cookie:b=c');
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

test.each([
  ['no header', '400', 'GET / HTTP/1.1\r\nHost: a\r\nno header\r\n\r\n'],
  ['two hosts', '400', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['the same host twice', '400', 'GET /healthz HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n'],
  ['a host of two words', '400', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['an address without a host', '400', 'GET http:// HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['no host', '400', 'GET / HTTP/1.1\r\n\r\n'],
  ['a miracle', '417', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\n\r\n'],
  ['a long header', '431', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
])(
  '%s is refused by %s before there is a request, with the security headers',
  async (_, status, bytes) => {
    const said = await saidTo(bytes + fence.bytes);
    expect(answersIn(said)).toEqual([status]);
    for (const [name, value] of Object.entries(plainHeaders(false))) {
      expect(said.toLowerCase()).toContain(`\r\n${name}: ${value}\r\n`.toLowerCase());
    }
  },
);

test('half-open and nonsensical connections harm nobody', async () => {
  const sockets = ['GET / HTTP/1.1\r\nHost: a', 'GET /%ZZ', '\0\0\0', ''].map(open);
  expect((await fetch(server.url)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  expect((await fetch(server.url)).status).toBe(200);
});

test('a visitor who leaves in the middle of a request is no mistake of the server', async () => {
  const socket = open(`${post}Content-Length: 100\r\nExpect: 100-continue\r\n\r\n`);
  await once(socket, 'data');
  socket.end('{');
  await vi.waitFor(
    () => {
      expect(server.lines.join('\n')).toContain('the visitor left in the middle of a request');
    },
    { timeout: 60_000 },
  );
  expect(server.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

describe.concurrent('a connection is ended within seconds', () => {
  test('that says nothing, half a head, or a body drop by drop', async () => {
    const silent = open('');
    const headless = open('GET /nowhere HTTP/1.1\r\nHost: a\r\n');
    const dripping = open(`${post}Content-Length: 1000\r\n\r\n`);
    const drops = setInterval(() => dripping.write(' '), 1000);
    const lives = await Promise.all([silent, headless, dripping].map(life));
    clearInterval(drops);
    // The socket's own time-out would end them after 70 s, and the third after a quarter of an hour.
    for (const milliseconds of lives) expect(milliseconds).toBeLessThan(60_000);
    const told = lives.map((milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`).join(', ');
    console.log(`silent, half a head, drop by drop: ended after ${told}`);
  });

  test.each([
    // Each of them has more than 1,000 bytes.
    ['many small answers', '/platform', 20_000, 20_000_000],
    ['one large answer', '/assets/large.bin', 1, large],
  ])('whose reader takes nothing of %s', async (_, path, times, whole) => {
    const deaf = open(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(times));
    deaf.pause();
    await endedByServer(deaf);
    let heard = 0;
    deaf.on('data', (data) => {
      heard += data.length;
    });
    await life(deaf);
    expect(heard).toBeGreaterThan(0);
    expect(heard).toBeLessThan(whole);
  });

  /** Resolves when the system no longer holds the server's side of a connection as established. */
  async function endedByServer(socket: Socket): Promise<void> {
    if (socket.connecting) await once(socket, 'connect');
    const hex = (number: number) => number.toString(16).toUpperCase().padStart(4, '0');
    const ports = `:${hex(port)} [0-9A-F]+:${hex(socket.localPort ?? 0)}`;
    const established = new RegExp(`${ports} 01 `);
    const connections = () => readFile('/proc/net/tcp', 'utf8');
    expect(await connections()).toMatch(established);
    await vi.waitFor(async () => expect(await connections()).not.toMatch(established), {
      timeout: 110_000,
      interval: 500,
    });
  }

  /** Milliseconds until the server ends it. */
  async function life(socket: Socket): Promise<number> {
    const started = performance.now();
    await new Promise((resolve) => socket.resume().once('close', resolve));
    return performance.now() - started;
  }
});
