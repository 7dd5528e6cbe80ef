import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  appendFile,
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { EnvironmentError, readEnvironment } from '../../app/server/environment.ts';
import { run } from '../../app/server/run.ts';
import { type LoadedBuild, loadBuild } from '../../app/server/site/load-build.ts';
import { startSmtp } from '../../features/support/smtp-double.ts';
import { slow } from '../slow.ts';
import { sendBody } from './fixture-mail.ts';
import { failToStart, writeWholeBuild } from './fixture-process.ts';
import { fixtureSite } from './fixture-site.ts';

vi.setConfig(slow);

/** Of the system's users the one who owns nothing; only root may become another. */
const nobody = process.getuid?.() === 0 ? 65_534 : undefined;

let home: string;
let build: Awaited<ReturnType<typeof writeWholeBuild>>;
let built: LoadedBuild;
const log = pino({ level: 'silent' });
const loadSite = async () => fixtureSite;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'start-'));
  build = await writeWholeBuild();
  built = await loadBuild(build.directory, loadSite);
  await Promise.all([home, build.directory].map((path) => chmod(path, 0o755)));
  await writeFile(join(home, 'file'), '');
});
afterAll(async () => {
  await build.remove();
  await rm(home, { recursive: true });
});

/** Starts the server in this process. */
async function started(variables: Record<string, string>) {
  const defaults = { PORT: '0', OUTBOX_DIR: join(home, 'outbox') };
  return run({ built, environment: readEnvironment({ ...defaults, ...variables }), log });
}

/** What a start, or the load of a build, is refused for. */
async function refusal(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof EnvironmentError)) throw error ?? new Error('nothing is refused');
  return error.message;
}

/** One line that names the variable, and no more. */
function line(name: string): RegExp {
  return new RegExp(`^${name}: [^\\n]+$`);
}

test('a start tells what stands in for real values, and serves all the same', async () => {
  const told: unknown[] = [];
  const heard = pino({ level: 'warn' }, { write: (said: string) => told.push(JSON.parse(said)) });
  const trial = { ...built, site: { ...built.site, placeholders: ['company.phone'] } };
  const environment = readEnvironment({ PORT: '0', OUTBOX_DIR: join(home, 'outbox') });
  const server = await run({ built: trial, environment, log: heard });
  expect((await fetch(server.url)).status).toBe(200);
  await server.close(1000);
  expect(told).toContainEqual(
    expect.objectContaining({ placeholders: ['company.phone'], level: 40 }),
  );
});

test('a mail server that never answers neither blocks requests nor the end', async () => {
  const smtp = await startSmtp();
  smtp.troubles = { CONNECT: 'says nothing' };
  const outbox = join(home, 'silent');
  const SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
  const server = await started({ OUTBOX_DIR: outbox, SMTP_URL });
  for (const request of [sendBody, sendBody]) {
    const body = JSON.stringify(request);
    const answer = await fetch(`${server.url}/api/v1.0/email/send`, { method: 'POST', body });
    expect(answer.status).toBe(200);
  }
  const told = performance.now();
  await server.close(1000);
  expect(performance.now() - told).toBeLessThan(30_000);
  expect((await readdir(outbox)).filter((name) => name.endsWith('.json'))).toHaveLength(2);
  await smtp.close();
});

describe('a start that cannot succeed is refused in one line', () => {
  test.each([
    ['PORT', 'x'],
    ['HOST', '203.0.113.9'],
    ['HOST', 'no.such.host.invalid'],
    ['HOST', 'fe80::1'],
    ['SMTP_URL', 'smtp://user:50%secret@127.0.0.1'],
    ['REDIS_URL', 'redis://user:50%secret@127.0.0.1'],
    ['OUTBOX_DIR', '/proc/outbox'],
    ['OUTBOX_DIR', '/proc/outbox/deeper'],
    ['OUTBOX_DIR', '/dev/null/outbox'],
  ])('%s=%s', async (name, value) => {
    const said = await refusal(started({ [name]: value }));
    expect(said).toMatch(line(name));
    expect(said).not.toContain('secret');
  });

  test('a port in use', async () => {
    const server = await started({ OUTBOX_DIR: join(home, 'other') });
    const { port } = new URL(server.url);
    expect(await refusal(started({ PORT: port }))).toBe(
      `PORT: ${port} is already in use on 127.0.0.1`,
    );
    await server.close(1000);
  });

  test.each(['', 'file/deeper', 'pipe', '/proc/gaps.json', 'words.txt'])(
    'what is counted at %j',
    async (name) => {
      spawnSync('mkfifo', [join(home, 'pipe')]);
      await writeFile(join(home, 'words.txt'), 'prix, tarif');
      const file = resolve(home, name);
      const said = await refusal(started({ CHAT_GAPS: '1', CHAT_GAPS_FILE: file }));
      expect(said).toBe(`CHAT_GAPS_FILE: ${file} cannot be counted in`);
    },
  );

  test.each(['file', 'file/deeper'])('an outbox at %s', async (name) => {
    expect(await refusal(started({ OUTBOX_DIR: join(home, name) }))).toMatch(line('OUTBOX_DIR'));
  });

  test('an outbox on a disk that is read-only', async () => {
    const disk = join(home, 'disk');
    await mkdir(disk);
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=64k', 'tmpfs', disk]);
    if (status !== 0) {
      console.warn('NOT TESTED HERE: this user may not mount a read-only disk');
      return expect(process.getuid?.()).not.toBe(0);
    }
    try {
      const said = await refusal(started({ OUTBOX_DIR: disk }));
      expect(said).toBe(`OUTBOX_DIR: ${disk} cannot be written`);
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});

describe('a process that is refused its start says the line, and exits with code 1', () => {
  test('for a port that this user may not have', async () => {
    const file = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
    const free = existsSync(file) ? Number(await readFile(file, 'utf8')) : 0;
    if (free < 2) return console.warn('NOT TESTED HERE: every port is everybody’s');
    const variables = { PORT: String(free - 1), OUTBOX_DIR: join(home, 'nobody') };
    await mkdir(variables.OUTBOX_DIR, { recursive: true });
    await chmod(variables.OUTBOX_DIR, 0o777);
    expect(await failToStart(build.directory, variables, nobody)).toEqual({
      code: 1,
      said: `PORT: this user may not listen on ${free - 1}\n`,
    });
  });

  test('for an outbox that this user may not write', async () => {
    const directory = join(home, 'closed');
    await mkdir(directory, { mode: 0o555 });
    const variables = { PORT: '0', OUTBOX_DIR: directory };
    expect(await failToStart(build.directory, variables, nobody)).toEqual({
      code: 1,
      said: `OUTBOX_DIR: ${directory} cannot be written\n`,
    });
  });
});

describe('a build that cannot be served is refused in one line', () => {
  test('none', async () => {
    expect(await refusal(loadBuild(home, loadSite))).toMatch(
      /^[^\n]+ is missing: run `npm run build` first$/,
    );
  });

  test.each<[string, string, RegExp]>([
    ['that does not load', 'server/index.js', /server\/index\.js cannot be loaded \(.+\)/],
    [
      'that knows no demo request context',
      'server/index.js',
      /the server build has no demo request context/,
    ],
    ['that lacks a page', 'client/platform/index.html', /the page of \/platform is missing/],
  ])('one %s', async (what, file, reason) => {
    const other = await writeWholeBuild();
    if (file.startsWith('client/')) await rm(join(other.directory, file));
    else
      await writeFile(
        join(other.directory, file),
        what.includes('load') ? 'throw new Error();' : '',
      );
    expect(await refusal(loadBuild(other.directory, loadSite))).toMatch(
      new RegExp(`^[^\\n]*${reason.source}: the build [^\\n]+$`),
    );
    await other.remove();
  });
});

describe('with few files open at a time', () => {
  /** What a program says that may have so many. */
  function limited(files: number, ...words: string[]) {
    const shell = `ulimit -n ${files} && exec "$0" "$@"`;
    const environment = { PATH: process.env.PATH, PORT: '0', OUTBOX_DIR: join(home, 'few') };
    const { status, stdout, stderr } = spawnSync('sh', ['-c', shell, process.execPath, ...words], {
      env: environment,
      encoding: 'utf8',
      timeout: 60_000,
    });
    return { status, stdout, stderr };
  }

  test('a site of many more is read', async () => {
    const many = join(home, 'many');
    await mkdir(many);
    for (let number = 0; number < 500; number++) await writeFile(join(many, `${number}.txt`), 'x');
    const module = new URL('../../app/server/files/read-files.ts', import.meta.url).href;
    const script = `import { readFiles } from ${JSON.stringify(module)};
      console.log((await readFiles(${JSON.stringify(many)}, () => ({}))).size);`;
    const read = limited(128, '--input-type=module', '--eval', script);
    expect(read).toEqual({ status: 0, stdout: '500\n', stderr: '' });
  });

  test('a start that has too few is refused in one line', () => {
    const main = join(import.meta.dirname, 'fixture-main.ts');
    const { status, stderr } = limited(24, main, build.directory);
    expect(stderr).toMatch(/^[^\n]+: a file cannot be read \(EMFILE\)\n$/);
    expect(status).toBe(1);
  });
});

test('a server that is told to end while it starts ends with code 0', async () => {
  const other = await writeWholeBuild();
  const signal = "process.kill(process.pid, 'SIGTERM');\n";
  await appendFile(join(other.directory, 'server/index.js'), signal);
  const outbox = join(home, 'ending');
  const { code } = await failToStart(other.directory, { PORT: '0', OUTBOX_DIR: outbox });
  expect(code).toBe(0);
  await other.remove();
});
