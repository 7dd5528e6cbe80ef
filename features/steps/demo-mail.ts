import { After, AfterAll, type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Route } from '@playwright/test';
import { haltClock } from '../support/clock.ts';
import { message } from '../support/content-words.ts';
import { DemoScreen, fieldName, outboxOf } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import { MailDouble } from '../support/mail-double.ts';
import { siteSettings } from '../support/site-settings.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

const mail = new MailDouble();
const drafts = new WeakMap<SiteWorld, string[]>();
/** Those in which the page has asked the mail service, whatever became of it. */
const asked = new WeakSet<SiteWorld>();
const heldLibraries = new WeakMap<SiteWorld, Route>();

After(() => mail.reset());
AfterAll(() => mail.stop());

/** The browser's requests to the mail service reach the double; mail drafts are written down. */
async function watch(world: SiteWorld): Promise<void> {
  const origin = await mail.origin();
  mail.forget();
  await world.context.route('**/api/v1.0/email/send', async (route) => {
    const response = await route
      .fetch({ url: `${origin}/api/v1.0/email/send` })
      // The double broke the connection: the browser then sees the same.
      .catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort('connectionreset'));
  });
  const opened: string[] = [];
  drafts.set(world, opened);
  world.context.on('request', (request) => {
    if (request.url().startsWith('mailto:')) opened.push(request.url());
    if (request.url().endsWith('/email/send')) asked.add(world);
  });
}

function draftOf(world: SiteWorld) {
  const address = drafts.get(world)?.at(-1) ?? '';
  const part = (name: string) => new RegExp(`[?&]${name}=([^&#]*)`).exec(address)?.[1] ?? '';
  return {
    to: address.slice('mailto:'.length, address.indexOf('?')),
    subject: decodeURIComponent(part('subject')),
    body: decodeURIComponent(part('body')),
  };
}

Given('the mail service is watched', async function (this: SiteWorld) {
  await watch(this);
});

Given(
  'the mail service answers {int} {string}',
  async function (this: SiteWorld, status: number, body: string) {
    if (status >= 400) this.problems.expect(new RegExp(`status of ${status}`));
    mail.plan({ status, body });
    await watch(this);
  },
);

Given('the mail service breaks the connection', async function (this: SiteWorld) {
  this.problems.expect(/Failed to load resource: net::/);
  mail.plan({ breaks: true });
  await watch(this);
});

Given('the mail service answers only when told', async function (this: SiteWorld) {
  mail.plan({ holds: true });
  await watch(this);
});

Given('the mail library cannot be fetched', async function (this: SiteWorld) {
  this.problems.expect(/Failed to load resource: net::/);
  await watch(this);
  await this.context.route('**/assets/es-*.js', (route) => route.abort());
});

Given('the mail library keeps me waiting', async function (this: SiteWorld) {
  await watch(this);
  await this.context.route('**/assets/es-*.js', (route) => {
    heldLibraries.set(this, route);
  });
});

When('the mail library comes at last', async function (this: SiteWorld) {
  const response = this.page.waitForResponse('**/assets/es-*.js');
  await heldLibraries.get(this)?.continue();
  await (await response).finished();
  // The page has imported it, and gone on from there.
  await this.page.evaluate((url) => import(url), (await response).url());
});

When('the mail service answers', async () => {
  await expect.poll(() => mail.received.length).toBe(1);
  mail.release();
});

Then('the mail service is not asked any more', function (this: SiteWorld) {
  expect(asked.has(this)).toBe(false);
});

Then('the mail service has received nothing', () => {
  expect(mail.received).toEqual([]);
});

Then('the mail service has received one request', () => {
  expect(mail.received).toHaveLength(1);
});

Then('the mail service has received one request with:', (table: DataTable) => {
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]?.template_params).toMatchObject(table.rowsHash());
});

Then('it is addressed to the sales team, with the keys of the site and the time of sending', () => {
  const { email, salesAddress } = siteSettings();
  expect(mail.received[0]).toMatchObject({
    lib_version: '4.4.1',
    user_id: email.publicKey,
    service_id: email.serviceId,
    template_id: email.templateId,
    template_params: {
      to_email: salesAddress,
      submission_date: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/),
    },
  });
});

Then('it bears the date and time {string}', (time: string) => {
  expect(mail.received[0]?.template_params.submission_date).toMatch(new RegExp(`^${time}:\\d{2}$`));
});

Then('no mail draft has been opened', function (this: SiteWorld) {
  expect(drafts.get(this)).toEqual([]);
});

Then('a mail draft to the sales team opens', async function (this: SiteWorld) {
  this.problems.expect(/^request to another host: mailto:/);
  await expect.poll(() => drafts.get(this)?.length).toBe(1);
  expect(draftOf(this).to).toBe(siteSettings().salesAddress);
});

Given(
  'I have sent it, and a mail draft has opened after {int} seconds',
  async function (this: SiteWorld, seconds: number) {
    this.problems.expect(/^request to another host: mailto:/);
    await haltClock(this);
    const { send } = new DemoScreen(this.page, this.language);
    await send.click();
    await expect(send).toBeDisabled();
    await this.advanceClock(seconds * 1000);
    await expect.poll(() => drafts.get(this)?.length).toBe(1);
  },
);

Then('its subject is {string}', function (this: SiteWorld, subject: string) {
  expect(draftOf(this).subject).toBe(subject);
});

/** Line by line; `{date}` and `{time}` stand for those of sending, as French and British people write them. */
Then("its body holds, each under the field's label:", function (this: SiteWorld, table: DataTable) {
  const lines = draftOf(this).body.split('\r\n');
  const written = lines.map((line) =>
    plain(line)
      .replace(/\b\d{2}\/\d{2}\/\d{4}\b/u, '{date}')
      .replace(/\b\d{2}:\d{2}:\d{2}$/u, '{time}'),
  );
  const expected = table.raw().map(([field = '', value = '']) => {
    if (field === '') return value;
    const line = message('demo.line', this.language);
    return plain(
      line
        .replace('{label}', message(`demo.${fieldName(field)}`, this.language))
        .replace('{value}', value),
    );
  });
  expect(written).toEqual(expected);
});

Given(
  /^my browser's clipboard is (open|refused)$/,
  async function (this: SiteWorld, clipboard: 'open' | 'refused') {
    await this.context.addInitScript((isOpen) => {
      const written: string[] = [];
      const writeText = async (text: string) => {
        if (!isOpen) throw new DOMException('refused', 'NotAllowedError');
        written.push(text);
      };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText, written } });
    }, clipboard === 'open');
  },
);

Given('I have sent it, and the page tells me to send the draft', async function (this: SiteWorld) {
  this.problems.expect(/^request to another host: mailto:/);
  const { send, draft } = new DemoScreen(this.page, this.language);
  await send.click();
  await expect(draft).toBeVisible();
  // The browser tells of the draft that opens in its own time.
  await expect.poll(() => drafts.get(this)?.length).toBe(1);
});

When('I copy the text of my request', async function (this: SiteWorld) {
  const { copy, copyStatus } = new DemoScreen(this.page, this.language);
  await copy.click();
  await expect(copyStatus).toHaveText(/\S/u);
});

/** From the clipboard, or from what is selected for it. */
Then(
  'I hold all that the draft says, and the page tells where it goes',
  async function (this: SiteWorld) {
    const { subject, body } = draftOf(this);
    const { copied, selected } = await this.page.evaluate(() => {
      const written: unknown = Reflect.get(navigator.clipboard, 'written');
      const [first] = Array.isArray(written) ? written.map(String) : [];
      return { copied: first, selected: getSelection()?.toString() };
    });
    const told = message(copied ? 'demo.draftCopied' : 'demo.draftSelected', this.language);
    await expect(new DemoScreen(this.page, this.language).copyStatus).toHaveText(told);
    const lines = (copied ?? selected)?.trimEnd().split(/\r?\n/u);
    expect(lines).toEqual([subject, '', ...body.split('\r\n')]);
    const { salesAddress } = siteSettings();
    await expect(this.page.getByRole('heading', { level: 2, name: salesAddress })).toBeVisible();
  },
);

Then('the confirmation offers the draft again', async function (this: SiteWorld) {
  this.problems.expect(/^request to another host: mailto:/);
  const { draft } = new DemoScreen(this.page, this.language);
  await expect(draft).toHaveAttribute('href', /^mailto:/);
  await expect.poll(() => drafts.get(this)?.length).toBe(1);
});

Then(
  "the request of {string} is in the site's outbox",
  async function (this: SiteWorld, name: string) {
    const kept = await outboxOf(this);
    expect(kept.filter((text) => name.split(' ').every((word) => text.includes(word)))).not.toEqual(
      [],
    );
  },
);
