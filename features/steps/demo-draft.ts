import { type DataTable, Then } from '@cucumber/cucumber';
import { message } from '../support/content-words.ts';
import { demoOf, fieldName, fillIn, usualRequest } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import { forEachRow } from '../support/rows.ts';
import { siteSettings } from '../support/site-settings.ts';
import { draftOf, draftsOf, mail, watchMail } from '../support/watched-mail.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

/** One more than had opened before, to the sales team. */
async function expectDraft(world: SiteWorld, count = 1): Promise<void> {
  await expect.poll(() => draftsOf(world).length).toBe(count);
  expect(draftOf(world).to).toBe(siteSettings().salesAddress);
}

export async function expectToldToSend(world: SiteWorld): Promise<void> {
  const screen = demoOf(world);
  await expect(screen.unfinished).toBeFocused();
  await expect(screen.draft).toBeVisible();
  await expect(screen.again).toBeVisible();
  await expect(screen.form).toHaveCount(0);
}

/** The browser tells of a draft as of a request to another host. */
function expectDrafts({ problems }: SiteWorld): void {
  problems.expect(/^request to another host: mailto:/);
}

Then('a mail draft to the sales team opens', async function (this: SiteWorld) {
  expectDrafts(this);
  await expectDraft(this);
});

Then('the page tells me to send the draft to finish', async function (this: SiteWorld) {
  await expectToldToSend(this);
});

Then(
  'a mail draft opens, and the page tells me to send it to finish, when the mail service answers:',
  async function (this: SiteWorld, table: DataTable) {
    expectDrafts(this);
    await watchMail(this);
    const screen = demoOf(this);
    await forEachRow(table, async ({ status = '', text = '' }) => {
      mail.plan({ status: Number(status), body: text });
      if (Number(status) >= 400) this.problems.expect(new RegExp(`status of ${status}`));
      if (await screen.again.isVisible()) await screen.again.click();
      await fillIn(screen, usualRequest);
      const before = draftsOf(this).length;
      await screen.send.click();
      await expectDraft(this, before + 1);
      await expectToldToSend(this);
    });
  },
);

Then('its subject is {string}', function (this: SiteWorld, subject: string) {
  expect(draftOf(this).subject).toBe(subject);
});

/** Line by line; `{time}` stands for the day and time of sending, as French and British people write them. */
Then("its body holds, each under the field's label:", function (this: SiteWorld, table: DataTable) {
  const lines = draftOf(this).body.split('\r\n');
  const written = lines.map((line) =>
    plain(line).replace(/\d{1,2} \p{L}+ \d{4} (?:à|at) \d{2}(?: h |:)\d{2}$/u, '{time}'),
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

/** From the clipboard, or from what is selected for it. */
Then(
  'I hold all that the draft says, and the page tells where it goes, once I have copied it:',
  async function (this: SiteWorld, table: DataTable) {
    const { subject, body } = draftOf(this);
    const { copy, copyStatus } = demoOf(this);
    await forEachRow(table, async ({ clipboard }) => {
      await this.page.evaluate(putClipboard, clipboard === 'open');
      await copy.click();
      const told = clipboard === 'open' ? 'demo.draftCopied' : 'demo.draftSelected';
      await expect(copyStatus).toHaveText(message(told, this.language));
      const held = await this.page.evaluate(clipboard === 'open' ? copiedText : selectedText);
      expect(held.trimEnd().split(/\r?\n/u)).toEqual([subject, '', ...body.split('\r\n')]);
    });
    const { salesAddress } = siteSettings();
    await expect(this.page.getByRole('heading', { level: 2, name: salesAddress })).toBeVisible();
  },
);

Then('the confirmation offers the draft again', async function (this: SiteWorld) {
  expectDrafts(this);
  await expect(demoOf(this).draft).toHaveAttribute('href', /^mailto:/);
  await expect.poll(() => draftsOf(this).length).toBe(1);
});

/** Runs in the page: a clipboard that takes what is written, or refuses it. Nothing is selected yet. */
function putClipboard(isOpen: boolean): void {
  const written: string[] = [];
  const writeText = async (text: string) => {
    if (!isOpen) throw new DOMException('refused', 'NotAllowedError');
    written.push(text);
  };
  const value = { writeText, written };
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
  getSelection()?.removeAllRanges();
}

function copiedText(): string {
  return String(Reflect.get(navigator.clipboard, 'written'));
}

function selectedText(): string {
  return String(getSelection());
}
