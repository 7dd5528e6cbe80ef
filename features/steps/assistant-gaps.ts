import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { AfterAll, Given, Then, When } from '@cucumber/cucumber';
import * as z from 'zod';
import { shared } from '../../app/generated/shared.server.ts';
import { expect } from '../support/expect.ts';
import { writtenAbout } from '../support/small-talk.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

const run = promisify(execFile);

/** One list for each process that plays scenarios: they share a server. */
const folder = mkdtempSync(path.join(tmpdir(), 'gaps-'));
const list = { CHAT_GAPS_FILE: path.join(folder, 'gaps.json') };
AfterAll(() => rmSync(folder, { recursive: true }));
const Answer = z.object({ message: z.object({ content: z.string() }) });
const visitors = { two: 2, three: 3 };

Given('a site that counts unanswered questions', async function (this: SiteWorld) {
  await this.openSite({ CHAT_GAPS: '1', ...list });
});

When(
  /^(two|three) visitors ask "(.+)"$/,
  async function (this: SiteWorld, count: keyof typeof visitors, question: string) {
    for (let visitor = 1; visitor <= visitors[count]; visitor++) {
      await askAs(this, visitor, question);
    }
  },
);

Then(
  'a visitor who asks {string} is told that questions are counted',
  async function (this: SiteWorld, question: string) {
    const { message } = Answer.parse(await askAs(this, 4, question));
    const beginning = writtenAbout('counting', this.language);
    expect(plain(message.content).slice(0, beginning.length)).toBe(beginning);
  },
);

Then(
  /^the editors' list of what is missing has (.+)$/,
  async function (this: SiteWorld, words: string) {
    const wanted = words.split(', ');
    await expect(async () => expect(await listed()).toEqual(wanted)).toPass();
  },
);

/** What `npm run ask -- --gaps` prints, without the counts. */
async function listed(): Promise<string[]> {
  const { stdout } = await run(process.execPath, ['scripts/bench/ask.ts', '--gaps'], {
    env: { ...process.env, ...list },
  });
  return stdout.split('\n').flatMap((line) => /^\d+ +(.+)$/.exec(line)?.[1] ?? []);
}

async function askAs({ site }: SiteWorld, visitor: number, question: string): Promise<unknown> {
  const answer = await fetch(`${site.origin}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${visitor}` },
    body: JSON.stringify({
      model: shared.fr.site.assistant.model,
      messages: [{ role: 'user', content: question }],
    }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}
