import { spawnSync } from 'node:child_process';
import { chown, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { listOutbox } from '../../../app/server/outbox/list.ts';
import { slow } from '../../slow.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { emailParameters } from '../fixture-mail.ts';
import { openOutbox } from './fixture-outbox.ts';

vi.setConfig(slow);

const command = join(import.meta.dirname, '../../../app/server/outbox/command.ts');
let directory: string;

beforeEach(async () => {
  directory = await temporaryFolder();
});

/** `npm run outbox -- …` */
function run(words: string[], folder = directory) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    env: { OUTBOX_DIR: folder },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

test('a file that is no outbox is told in one line', async () => {
  const file = join(directory, 'file');
  await writeFile(file, '');
  const stderr = `OUTBOX_DIR: ${file} cannot be read\n`;
  expect(run([], file)).toEqual({ status: 1, stdout: '', stderr });
});

test('an outbox of an older server, without a folder for the unanswered, is listed', async () => {
  const outbox = await openOutbox(directory);
  const id = await outbox.accept(emailParameters);
  await rm(join(directory, 'unanswered'), { recursive: true });
  expect(run([]).stdout).toBe(
    `${id}  received 2026-11-20T10:00:00.000Z  attempts 0  not tried yet\n1 waiting in ${directory}\n`,
  );
});

test('nothing is said of an email that is mailed meanwhile, and one line of what cannot be read', async () => {
  const outbox = await openOutbox(directory);
  await writeFile(join(directory, 'odd.json'), '{\n');
  const { lines, waiting } = await listOutbox({
    ...outbox,
    waiting: async () => ['mailed', ...(await outbox.waiting())],
  });
  expect(lines).toEqual([expect.stringMatching(/^odd {2}cannot be read: [^\n]+$/)]);
  expect(waiting).toBe(1);
});

test('what is not known to have arrived waits again, as if no copy had been sent', async () => {
  const outbox = await openOutbox(directory);
  const id = await outbox.accept(emailParameters);
  const failed = { ...(await outbox.read(id)), attempts: 4, copies: 4, lastError: 'no answer' };
  await outbox.note(failed);
  await outbox.noteUnanswered(failed);
  const server = process.getuid?.() === 0 ? 65_534 : (process.getuid?.() ?? 0);
  await chown(join(directory, 'unanswered', `${id}.json`), server, -1);
  expect(run(['send-again', `${id}.json`])).toMatchObject({ stdout: `${id} waits again\n` });
  expect(await outbox.read(id)).toMatchObject({ copies: 0, attempts: 4 });
  expect(await readdir(join(directory, 'unanswered'))).toEqual([]);
  expect((await stat(join(directory, `${id}.json`))).uid).toBe(server);
});

test.each([
  [['send-again', 'nobody'], 'outbox: nobody is not in `unanswered`\n'],
  [['send-again', '../../etc/passwd'], 'outbox: ../../etc/passwd is not in `unanswered`\n'],
  [['send-again'], 'outbox: expected nothing, or `send-again NAME…`\n'],
  [['send-again', 'a', 'b'], 'outbox: a is not in `unanswered`\n'],
  [['remove', 'a'], 'outbox: expected nothing, or `send-again NAME…`\n'],
])('%j changes nothing, and says so in one line', async (words, stderr) => {
  await openOutbox(directory);
  expect(run(words)).toEqual({ status: 1, stdout: '', stderr });
});
