import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDirectAnswers, type DirectAnswers } from '../../app/server/direct/answers.ts';
import { answerDirectly } from '../../app/server/direct/connections.ts';
import { readFiles } from '../../app/server/files/read-files.ts';
import { securityHeadersFor } from '../../app/server/security/for-file.ts';
import { end, type ServerProcess, startProcess, writeWholeBuild } from './fixture-process.ts';
import { fixtureSite } from './fixture-site.ts';

let build: Awaited<ReturnType<typeof writeWholeBuild>>;
let outbox: string;
let server: ServerProcess;
let answers: DirectAnswers;

beforeAll(async () => {
  build = await writeWholeBuild();
  outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
  server = await startProcess(build.directory, { OUTBOX_DIR: outbox });
  const headersFor = securityHeadersFor({ connect: [], script: [] });
  const files = await readFiles(join(build.directory, 'client'), headersFor);
  answers = createDirectAnswers(files, fixtureSite.routes, () => 0);
}, 60_000);
afterAll(async () => {
  await end(server, 'SIGKILL');
  await build.remove();
  await rm(outbox, { recursive: true });
});

afterEach(() => {
  vi.useRealTimers();
});

const get = (path: string, lines = '') =>
  `GET ${path} HTTP/1.1\r\nHost: site.example\r\n${lines}\r\n`;
const chrome =
  'Connection: keep-alive\r\nUpgrade-Insecure-Requests: 1\r\nUser-Agent: Mozilla/5.0 (X11)\r\n' +
  'Accept: text/html,*/*;q=0.8\r\nSec-Fetch-Site: none\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n';

/**
 * Sends the parts one after the other on one connection, and resolves with all that comes back: when
 * the server ends it, or a little after so many answers, so that one too many is noticed.
 */
async function talk(parts: readonly string[], answered: number): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let said = '';
  let over = false;
  socket.on('data', (chunk) => {
    said += chunk.toString('latin1');
  });
  socket
    .on('error', () => socket.destroy())
    .on('close', () => {
      over = true;
    });
  await once(socket, 'connect');
  for (const part of parts) {
    socket.write(part, 'latin1');
    await delay(40);
  }
  await vi.waitUntil(() => over || statuses(said).length >= answered, { timeout: 10_000 });
  await delay(150);
  socket.destroy();
  return said;
}

/** That these are the statuses of all that the parts are answered with. */
async function expectAnswers(parts: readonly string[], expected: readonly string[]): Promise<void> {
  expect(statuses(await talk(parts, expected.length))).toEqual(expected);
}

function parsed(answer: string) {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [status, ...lines] = head.split('\r\n');
  const headers = lines.map((line) => line.split(/: (.*)/s).slice(0, 2));
  const comparable = headers.map(([name = '', value]) => [name.toLowerCase(), value]);
  return {
    status,
    headers: Object.fromEntries(comparable.filter(([name]) => name !== 'date')),
    body: body.join('\r\n\r\n'),
  };
}

const statuses = (said: string) =>
  [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => code);

describe('a plain GET', () => {
  test.each([
    ['/', ''],
    ['/platform', chrome],
    ['/platform', 'Accept-Encoding: gzip\r\n'],
    ['/industries/sant%C3%A9-&-social', 'Accept-Encoding: br;q=0, gzip;q=0\r\n'],
    ['/assets/entry-abc.js', 'accept-encoding: br\r\n'],
    ['/assets/film.mp4', ''],
    ['/platform.data', chrome],
  ])('of %s is answered as the application answers it', async (path, lines) => {
    expect(answers(get(path, lines))).toBeDefined();
    const direct = parsed(await talk([get(path, lines)], 1));
    // A header that changes nothing but the way.
    const parsedByNode = parsed(await talk([get(path, `${lines}TE: trailers\r\n`)], 1));
    expect(direct.status).toBe('HTTP/1.1 200 OK');
    expect(direct).toEqual(parsedByNode);
  });

  test('of a large file takes the short way in the encoding that makes it small', () => {
    const of = (size: number) => {
      const headers = { 'Content-Length': String(size) };
      return { body: new Uint8Array(size), etag: '"a"', headers, secureHeaders: headers };
    };
    const library = { identity: of(400_000), br: of(100_000), gzip: of(300_000), ranges: false };
    const direct = createDirectAnswers(new Map([['/a.js', library]]), [], () => 0);
    expect(direct(get('/a.js', chrome))?.byteLength).toBeGreaterThan(100_000);
    expect(direct(get('/a.js', 'Accept-Encoding: gzip\r\n'))).toBeUndefined();
    expect(direct(get('/a.js'))).toBeUndefined();
  });

  test('bears the date of its second', () => {
    expect(answers(get('/'))?.toString('latin1')).toContain(
      'Date: Thu, 01 Jan 1970 00:00:00 GMT\r\n',
    );
  });
});

describe('handed to the parser is', () => {
  test.each([
    ['another method', get('/').replace('GET', 'HEAD')],
    ['an unknown address', get('/nowhere')],
    ['a redirect', get('/platform/')],
    ['a query', get('/platform?a=b')],
    ['a name of a file', get('/platform/index.html')],
    ['HTTP/1.0', get('/').replace('1.1', '1.0')],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a strange host', get('/').replace('site.example', 'a b')],
    ['a body', get('/', 'Content-Length: 3\r\n')],
    ['a body with a space before its colon', get('/', 'Content-Length : 3\r\n')],
    ['a chunked body', get('/', 'Transfer-Encoding: chunked\r\n')],
    ['a condition', get('/', 'If-None-Match: *\r\n')],
    ['a range', get('/assets/film.mp4', 'Range: bytes=0-1\r\n')],
    ['the wish to close', get('/', 'Connection: close\r\n')],
    ['an upgrade', get('/', 'Upgrade: h2c\r\n')],
    ['a folded line', get('/', 'X-A: b\r\n c\r\n')],
    ['a bare line feed', get('/', 'X-A: b\nTransfer-Encoding: chunked\r\n')],
    ['half a request', get('/').slice(0, -2)],
    ['two requests', get('/') + get('/')],
    ['what follows a request', `${get('/')}x`],
    ['a null', get('/', 'X-A: \0\r\n')],
  ])('%s', (_, request) => {
    expect(answers(request)).toBeUndefined();
  });
});

describe("as Node's parser takes it is taken", () => {
  const host = 'Host: site.example\r\n';
  const many = 'A:\r\n'.repeat(2500);

  test.each([
    ['a space before a colon', `${host}X : a\r\n`],
    ['the wish to close with a space before its colon', `${host}Connection : close\r\n`],
    ['a body after a control character', `${host}\x0bTransfer-Encoding: chunked\r\n`],
    ['a line without a colon', `${host}X\r\n`],
    ['a line without a name', `${host}: a\r\n`],
    ['a line feed alone', `${host}X: a\nY: b\r\n`],
    ['a carriage return alone', `${host}X: a\rY: b\r\n`],
    ['a control character in a value', `${host}X: \x01\r\n`],
    ['a delete in a value', `${host}X: \x7f\r\n`],
    ['a tab in a value', `${host}X: a\tb\r\n`],
    ['eight bits in a value', `${host}X: \xe9\x80\xff\r\n`],
    ['no value', `${host}X:\r\n`],
    ['a control character in a name', `${host}X\x01: a\r\n`],
    ['eight bits in a name', `${host}X\xe9: a\r\n`],
    ['a bracket in a name', `${host}X(: a\r\n`],
    ['every sign of a name', `${host}!#$%&'*+-.^_\`|~09azAZ: a\r\n`],
    ['a long header', `${host}X: ${'a'.repeat(20_000)}\r\n`],
    ['many headers', `${host}${many}`],
    ['a host behind many headers', `${many}${host}`],
    ['two hosts', `${host}Host: other.example\r\n`],
    ['two lists of encodings', `${host}Accept-Encoding: gzip\r\nAccept-Encoding: br\r\n`],
  ])('%s', async (_, lines) => {
    await expectSame(lines);
  });

  test.each([
    '',
    ':',
    '[]',
    '[::1',
    '[::1]',
    '[::1]:3000',
    '[::0:1]',
    '::1',
    'a:',
    'a:0',
    'a:00080',
    'a:59999',
    'a:65535',
    'a:65536',
    'a:99999',
    'a:b',
    'a.',
    'a..b',
    '.a',
    '-a_b',
    'A.Example:80',
    'xn--a.example',
    'XN--A.example:80',
    '127.1',
    '127.0.0.1:80',
    '127.0.0.01:80',
    '127.0.0.256:80',
    '1.2.3.4.5:80',
    '0x7F.1',
    '1:80',
  ])('host %j', async (name) => {
    await expectSame(`Host: ${name}\r\n`);
  });

  /** That these lines get the same answer with and without one that changes nothing but the way. */
  async function expectSame(lines: string): Promise<void> {
    const [direct, parsedByNode] = await Promise.all(
      [lines, `TE: trailers\r\n${lines}`].map((all) =>
        talk([`GET /platform HTTP/1.1\r\n${all}\r\n`], 1),
      ),
    );
    expect(parsed(direct ?? '')).toEqual(parsed(parsedByNode ?? ''));
    expect(statuses(direct ?? '')).toHaveLength(1);
  }
});

test.each(['localhost', 'site.example:3000', 'A-b.example', '203.0.113.255', '127.0.0.1:64999'])(
  'a request of host %s goes the short way',
  (name) => {
    expect(answers(get('/').replace('site.example', name))).toBeDefined();
  },
);

describe('a connection', () => {
  test('is handed over with what was already read, and keeps its order', async () => {
    const post = 'POST /api/chat HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}';
    await expectAnswers(
      [get('/'), get('/en'), post, get('/nowhere'), get('/')],
      ['200', '200', '400', '404', '200'],
    );
    await expectAnswers([get('/') + get('/nowhere') + get('/en')], ['200', '404', '200']);
    const [start, rest] = [get('/platform').slice(0, 9), get('/platform').slice(9)];
    await expectAnswers([get('/'), start, rest], ['200', '200']);
  });

  test('that says nonsense is refused, before and after a good request', async () => {
    await expectAnswers(['\0\0\r\n\r\n'], ['400']);
    await expectAnswers([get('/'), 'GET\r\n\r\n'], ['200', '400']);
    await expectAnswers(['GET / HTTP/1.1\r\n\r\n'], ['400']);
  });

  test('that is open and silent does not hold up the end', async () => {
    const other = await startProcess(build.directory, { OUTBOX_DIR: outbox });
    const { hostname, port } = new URL(other.url);
    const silent = connect(Number(port), hostname);
    silent.on('error', () => silent.destroy());
    silent.write(get('/'));
    await new Promise((resolve) => silent.once('data', resolve));
    const { code, took } = await end(other, 'SIGTERM');
    expect(code).toBe(0);
    expect(took).toBeLessThan(3000);
    silent.destroy();
  });
});

/** A server without a site, whose answer to everything is this; its seconds are the test's. */
async function listenWith(answer: Buffer) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const local = createServer();
  const connections = answerDirectly(local, () => answer);
  local.listen(0, '127.0.0.1');
  await once(local, 'listening');
  const address = local.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { local, connections, port };
}

test('a connection that says nothing ends after 11 seconds, one that was answered after 6', async () => {
  const { local, port } = await listenWith(Buffer.from('HTTP/1.1 204 No Content\r\n\r\n'));
  const [silent, answered] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  answered.write(get('/'));
  await Promise.all([once(silent, 'connect'), once(answered, 'data')]);
  const ends = [silent, answered].map((socket) => once(socket.resume(), 'close'));

  vi.advanceTimersByTime(6_000);
  await ends[1];
  expect(silent.readyState).toBe('open');
  vi.advanceTimersByTime(5_000);
  await ends[0];
  local.close();
});

/** Asks for more and more until the server waits for the reader, who has taken nothing; how often. */
async function askInVain(reader: Socket, socket: Socket): Promise<number> {
  let asked = 0;
  for (; !socket.isPaused(); asked++) {
    reader.write(get('/'));
    await once(socket, 'data');
  }
  return asked;
}

test.each([60 * 1024, 64 * 1024 * 1024])(
  'a reader who is slow with %i bytes gets them all',
  async (size) => {
    const { local, port } = await listenWith(Buffer.alloc(size));
    const reader = connect(port, '127.0.0.1');
    const [socket] = await once(local, 'connection');
    const asked = await askInVain(reader, socket);
    vi.advanceTimersByTime(60_000);
    let taken = 0;
    reader.on('data', (chunk) => {
      taken += chunk.byteLength;
    });
    await vi.waitFor(() => expect(taken).toBe(asked * size), { timeout: 20_000 });

    // From here on it is idle.
    await vi.waitFor(() => expect(socket.isPaused()).toBe(false), { timeout: 10_000 });
    const over = once(reader, 'close');
    vi.advanceTimersByTime(6_000);
    await over;
    local.close();
  },
);

test('a reader who takes nothing at all is let go as by the server itself', async () => {
  const { local, port } = await listenWith(Buffer.alloc(64 * 1024 * 1024));
  local.setTimeout(100);
  const deaf = connect(port, '127.0.0.1');
  deaf.on('error', () => deaf.destroy());
  const [socket] = await once(local, 'connection');
  const over = once(socket, 'close');
  await askInVain(deaf, socket);
  await over;
  deaf.destroy();
  local.close();
});

test('a reader who takes nothing holds up the end no longer than 9 seconds', async () => {
  const { local, connections, port } = await listenWith(Buffer.alloc(64 * 1024 * 1024));
  const deaf = connect(port, '127.0.0.1');
  deaf.on('error', () => deaf.destroy());
  deaf.write(get('/'));
  await once(deaf, 'readable');
  const closed = once(local, 'close');
  local.close();
  connections.close();

  vi.advanceTimersByTime(9_000);
  await closed;
  deaf.destroy();
});
