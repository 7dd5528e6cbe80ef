import { spawnSync } from 'node:child_process';
import { mkdir, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { queuedEmail } from '../../app/server/outbox/queued-email.ts';
import { startSmtp } from '../../features/support/smtp-double.ts';
import { times } from '../endurance.ts';
import { slow } from '../slow.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { sendBody } from './fixture-mail.ts';
import {
  end,
  type ServerProcess,
  startProcess,
  startUnread,
  writeWholeBuild,
} from './fixture-process.ts';

vi.setConfig(slow);

let build: Awaited<ReturnType<typeof writeWholeBuild>>;
let outbox: string;

beforeAll(async () => {
  build = await writeWholeBuild();
});
afterAll(() => build.remove());
beforeEach(async () => {
  outbox = await temporaryFolder();
});

async function serve(variables: Record<string, string> = {}) {
  const server = await startProcess(build.directory, {
    OUTBOX_DIR: outbox,
    TRUST_PROXY: '1',
    ...variables,
  });
  onTestFinished(async () => void (await end(server, 'SIGKILL')));
  return server;
}

/** Each time as another visitor: the limits are not what is tested here. */
let visitors = 0;
function send(url: string, message = 'Bonjour') {
  visitors += 1;
  return fetch(`${url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors & 255}` },
    body: JSON.stringify({
      ...sendBody,
      template_params: { ...sendBody.template_params, message },
    }),
  });
}

async function queued(directory = outbox) {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.map(async (name) =>
      queuedEmail.parse(JSON.parse(await readFile(join(directory, name), 'utf8'))),
    ),
  );
}

test('kill -9 in the middle of writing loses no accepted request and halves no file', async () => {
  for (let round = 0; round < times(2, 5); round++) {
    // From the second round on over what was half-written, which bears a name that nothing reads.
    const server = await serve();
    const accepted: string[] = [];
    let sent = 0;
    // Each sends until its connection breaks: others are being written when the server dies.
    const sending = async () => {
      for (;;) {
        const name = `round ${round} number ${sent++}`;
        if ((await send(server.url, name)).status === 200) accepted.push(name);
        if (accepted.length === 10 * (round + 1)) server.child.kill('SIGKILL');
      }
    };
    await Promise.allSettled(Array.from({ length: times(40, 200) }, sending));
    await end(server, 'SIGKILL');
    const stored = (await queued()).map(({ parameters }) => parameters.message);
    expect(accepted.filter((name) => !stored.includes(name))).toEqual([]);
  }
});

test('two servers on one outbox mail each request once, and the second goes on when the first is killed', async () => {
  const smtp = await startSmtp();
  const variables = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  const first = await serve(variables);
  const second = await serve(variables);
  const atOnce = times(40, 100);
  const sendAll = async (round: string) => {
    const urls = Array.from({ length: atOnce }, (_, index) => (index % 2 ? first : second).url);
    const answers = await Promise.all(urls.map((url, index) => send(url, `${round} ${index}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  };
  const allMailed = (count: number) =>
    vi.waitFor(async () => expect(await queued(join(outbox, 'sent'))).toHaveLength(count), {
      timeout: 300_000,
      interval: 200,
    });
  await sendAll('both');
  await allMailed(atOnce);
  const told = second.lines.filter((line) => line.includes('another server holds the outbox'));
  expect(told).toHaveLength(1);
  // Before its text: a server that is killed in the middle of a mail leaves none that may have arrived.
  smtp.replies.RCPT = '451 later';
  smtp.hangUp();
  await sendAll('waiting');
  const tried = async () => (await queued()).filter(({ attempts }) => attempts > 0);
  await vi.waitFor(async () => expect(await tried()).toHaveLength(atOnce), { timeout: 60_000 });
  await end(first, 'SIGKILL');
  smtp.replies = {};
  await allMailed(2 * atOnce);
  const ids = smtp.mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]);
  expect(ids).toHaveLength(2 * atOnce);
  expect(new Set(ids).size).toBe(2 * atOnce);
  await smtp.close();
});

/** A folder with room for a few pages; undefined where this user may not mount one. */
async function smallDisk(kilobytes: number): Promise<string | undefined> {
  const path = join(outbox, 'disk');
  await mkdir(path);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', path]);
  if (status === 0) return path;
  console.warn('NOT TESTED HERE: this user may not mount a small disk');
  return undefined;
}

test('a full disk is an error that the visitor is told, and nothing half-written stays', async () => {
  const disk = await smallDisk(64);
  if (!disk) return expect(process.getuid?.()).not.toBe(0);
  try {
    const server = await serve({ OUTBOX_DIR: disk });
    expect((await send(server.url)).status).toBe(200);
    await writeFile(join(disk, 'filler'), Buffer.alloc(48 * 1024));
    const statuses: number[] = [];
    for (let sent = 0; sent < 12; sent++) statuses.push((await send(server.url)).status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.at(-1)).toBe(503);
    expect(await queued(disk)).toHaveLength(1 + statuses.filter((status) => status === 200).length);
    expect((await readdir(disk)).filter((name) => name.endsWith('.partial'))).toEqual([]);

    await rm(join(disk, 'filler'));
    expect((await send(server.url)).status).toBe(200);
    await end(server, 'SIGKILL');
  } finally {
    spawnSync('umount', [disk]);
  }
});

/** Calls the assistant without a question, each time two lines of the log, and answers the last call's id. */
async function fillLog(url: string, calls: number): Promise<string | null> {
  let id: string | null = null;
  for (let call = 0; call < calls; call++) {
    const response = await fetch(`${url}/api/chat`, { method: 'POST', body: 'x' });
    await response.text();
    id = response.headers.get('x-request-id');
  }
  return id;
}

/** More lines than a pipe holds: its 64 KB are full after some 240 calls. */
const callsThatFillAPipe = times(400, 1000);

async function serveUnread(log: number | 'pipe') {
  const server = await startUnread(build.directory, { OUTBOX_DIR: outbox }, log);
  onTestFinished(async () => void (await end(server, 'SIGKILL')));
  return server;
}

/** The server answers, and ends when it is told to. */
async function expectAlive(server: ServerProcess) {
  expect((await fetch(`${server.url}/platform`)).status).toBe(200);
  expect((await send(server.url)).status).toBe(200);
  const { code, took } = await end(server, 'SIGTERM');
  expect(code).toBe(0);
  expect(took).toBeLessThan(9000);
}

test('a log on a full disk costs log lines alone', async () => {
  const full = await open('/dev/full', 'a');
  const server = await serveUnread(full.fd);
  await full.close();
  await fillLog(server.url, 10);
  await expectAlive(server);
});

test('a log goes on in whole lines when its disk has room again', async () => {
  const disk = await smallDisk(8);
  if (!disk) return expect(process.getuid?.()).not.toBe(0);
  try {
    const path = join(disk, 'log');
    const file = await open(path, 'a');
    const server = await serveUnread(file.fd);
    await file.close();
    const id = await fillLog(server.url, 30);
    const before = await readFile(path, 'utf8');
    expect(before).toHaveLength(8192);
    await truncate(path);
    await vi.waitFor(async () => expect(await readFile(path, 'utf8')).toContain(id), {
      timeout: 60_000,
    });
    const lines = (before + (await readFile(path, 'utf8'))).trimEnd().split('\n');
    for (const line of lines) JSON.parse(line);
    expect(lines.at(-1)).toContain(id);
    await expectAlive(server);
  } finally {
    spawnSync('umount', [disk]);
  }
});

test('a log that nobody reads costs log lines alone', async () => {
  const server = await serveUnread('pipe');
  await fillLog(server.url, callsThatFillAPipe);
  await expectAlive(server);
});

test('a reader who was away gets the lines that were kept', async () => {
  const server = await serveUnread('pipe');
  const id = await fillLog(server.url, callsThatFillAPipe);
  const { stdout } = server.child;
  if (!stdout) throw new Error('no output');
  for await (const line of createInterface({ input: stdout })) {
    const { request, msg } = JSON.parse(line);
    if (request === id && msg === 'answered') break;
  }
});
