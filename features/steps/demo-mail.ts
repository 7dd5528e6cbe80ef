import { After, AfterAll, type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Route } from '@playwright/test';
import { outboxOf } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import { siteSettings } from '../support/site-settings.ts';
import { draftsOf, hasAskedMail, mail, watchMail } from '../support/watched-mail.ts';
import type { SiteWorld } from '../support/world.ts';

const heldLibraries = new WeakMap<SiteWorld, Route>();

After(() => mail.reset());
AfterAll(() => mail.stop());

Given('the mail service is watched', async function (this: SiteWorld) {
  await watchMail(this);
});

Given(
  'the mail service answers {int} {string}',
  async function (this: SiteWorld, status: number, body: string) {
    if (status >= 400) this.problems.expect(new RegExp(`status of ${status}`));
    mail.plan({ status, body });
    await watchMail(this);
  },
);

Given('the mail service breaks the connection', async function (this: SiteWorld) {
  this.problems.expect(/Failed to load resource: net::/);
  mail.plan({ breaks: true });
  await watchMail(this);
});

Given('the mail service answers only when told', async function (this: SiteWorld) {
  mail.plan({ holds: true });
  await watchMail(this);
});

Given('the mail library keeps me waiting', async function (this: SiteWorld) {
  await watchMail(this);
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
  expect(hasAskedMail(this)).toBe(false);
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
      submission_date: expect.stringMatching(/^\d{1,2} \p{L}+ \d{4} à \d{2}\u00a0h\u00a0\d{2}$/u),
    },
  });
});

Then('it bears the date and time {string}', (time: string) => {
  expect(mail.received[0]?.template_params.submission_date).toBe(time);
});

Then('no mail draft has been opened', function (this: SiteWorld) {
  expect(draftsOf(this)).toEqual([]);
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
