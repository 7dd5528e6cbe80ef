import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { After, Given, Then, When } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import { MailHarness } from '../support/mail-harness.ts';
import { demoParameters } from '../support/send-request.ts';
import type { SiteWorld } from '../support/world.ts';

const run = promisify(execFile);
const harnesses = new WeakMap<SiteWorld, MailHarness>();

After(async function (this: SiteWorld) {
  await harnesses.get(this)?.close();
});

/** Of this scenario: opened by the first step that needs it. */
export async function harnessOf(world: SiteWorld): Promise<MailHarness> {
  const harness = harnesses.get(world) ?? (await MailHarness.open());
  harnesses.set(world, harness);
  return harness;
}

Given('a mail server', async function (this: SiteWorld) {
  await (await harnessOf(this)).startMailServer();
});

Given('a mail server that refuses for the time being', async function (this: SiteWorld) {
  const mailServer = await (await harnessOf(this)).startMailServer();
  mailServer.verdict = '451 come back later';
});

Given('a mail server that takes mails and answers nothing', async function (this: SiteWorld) {
  const mailServer = await (await harnessOf(this)).startMailServer();
  mailServer.troubles = { '.': 'hangs up' };
});

Given('a mail server that is away', async function (this: SiteWorld) {
  const harness = await harnessOf(this);
  await harness.startMailServer();
  await harness.endMailServer();
});

Given(
  /^(?:a server of the site that (?:mails through it|has no mail server)|another server starts on the same outbox|a server of the site starts)$/,
  async function (this: SiteWorld) {
    await (await harnessOf(this)).startServer();
  },
);

When(/^a visitor (?:sends|has sent) a demo request$/, async function (this: SiteWorld) {
  await (await harnessOf(this)).send();
});

const seconds = { seconds: 1, minutes: 60, hours: 60 * 60, days: 24 * 60 * 60 } as const;

When(
  /^(\d+) (seconds|minutes|hours|days) have gone by$/,
  async function (this: SiteWorld, count: string, unit: keyof typeof seconds) {
    await (await harnessOf(this)).pass(Number(count) * seconds[unit]);
  },
);

When('the mail server accepts again', async function (this: SiteWorld) {
  await (await harnessOf(this)).restoreMailServer();
});

When('the server has ended', async function (this: SiteWorld) {
  await (await harnessOf(this)).endServer();
});

/** What `npm run outbox` says. */
async function outboxCommand(world: SiteWorld, ...words: string[]): Promise<string> {
  const { outbox } = await harnessOf(world);
  const { stdout } = await run(process.execPath, ['app/server/outbox/command.ts', ...words], {
    env: { ...process.env, OUTBOX_DIR: outbox },
  });
  return stdout;
}

When('the operator has it sent again', async function (this: SiteWorld) {
  const harness = await harnessOf(this);
  const [name = ''] = await harness.filesOf('unanswered');
  await outboxCommand(this, 'send-again', name);
  await harness.pass(10);
});

Then('the sales desk has {int} mail(s)', async function (this: SiteWorld, count: number) {
  expect((await harnessOf(this)).mails).toHaveLength(count);
});

Then(
  'the sales desk has four copies of one mail, of 0, 15, 75 and 315 minutes after the request',
  async function (this: SiteWorld) {
    const { mails, told, sentAt } = await harnessOf(this);
    expect(mails).toHaveLength(4);
    expect(new Set(mails.map((mail) => /^Message-ID: .*$/im.exec(mail)?.[0])).size).toBe(1);
    const tries = told.filter(({ message }) => message === 'demo request may have arrived');
    expect(tries.map(({ at }) => (at - sentAt) / 60_000)).toEqual([0, 15, 75, 315]);
  },
);

Then("the operator's list says the same", async function (this: SiteWorld) {
  const lines = (await outboxCommand(this)).trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('not known whether it arrived (4 sent)');
  expect(lines[1]).toMatch(/^0 waiting in /);
  expect(lines[2]).toMatch(/^1 not known to have arrived in /);
});

Then(
  'it names everything that was filled in, and whoever answers it writes to the visitor',
  async function (this: SiteWorld) {
    const mail = (await harnessOf(this)).mails.join().replaceAll('=\n', '');
    for (const typed of Object.values(demoParameters)) expect(mail).toContain(typed);
    expect(mail).toMatch(/^Reply-To: Ada Lovelace <ada@engine\.example>$/m);
    expect(mail).toMatch(/^Subject: Demo Request from Ada Lovelace - Analytical Engines$/m);
  },
);

Then('the request lies among the sent ones', async function (this: SiteWorld) {
  const harness = await harnessOf(this);
  expect(await harness.filesOf('mailed')).toHaveLength(1);
  expect(await harness.filesOf('waits')).toEqual([]);
});

Then('the request waits in the outbox', async function (this: SiteWorld) {
  expect(await (await harnessOf(this)).filesOf('waits')).toHaveLength(1);
});

Then('it was tried after 0, 5, 15, 35, 75, 135 and 195 seconds', async function (this: SiteWorld) {
  const { told, sentAt } = await harnessOf(this);
  const tries = told.filter(({ message }) => message === 'demo request still waits');
  expect(tries.map(({ at }) => (at - sentAt) / 1000)).toEqual([0, 5, 15, 35, 75, 135, 195]);
});

Then(
  "the operator's list shows one request, {int} attempts and {string}",
  async function (this: SiteWorld, attempts: number, words: string) {
    const lines = (await outboxCommand(this)).trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`attempts ${attempts}`);
    expect(lines[0]).toContain(words);
    expect(lines[1]).toMatch(/^1 waiting in /);
  },
);

const log = {
  'requests stay there': 'no SMTP_URL: demo requests stay in the outbox',
  'nobody knows whether it arrived': 'nobody knows whether this demo request arrived',
} as const;

Then(
  /^the operator was told that (requests stay there|nobody knows whether it arrived)$/,
  async function (this: SiteWorld, what: keyof typeof log) {
    const { told } = await harnessOf(this);
    expect(told.filter(({ message }) => message === log[what])).toHaveLength(1);
  },
);
