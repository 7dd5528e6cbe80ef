import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { arrive, assistantOf, besidePanel } from '../support/assistant.ts';
import { chatServer } from '../support/chat-server.ts';
import { expect } from '../support/expect.ts';
import { expectFailure } from '../support/last-message.ts';
import { says } from '../support/ollama-double.ts';
import { forEachRow } from '../support/rows.ts';
import type { SiteWorld } from '../support/world.ts';

const firstQuestion = 'Combien coûte la plateforme ?';

Given('a conversation', async function (this: SiteWorld) {
  await arrive(this);
  await assistantOf(this).askAndWait(firstQuestion);
});

Given('a conversation that is longer than the screen', async function (this: SiteWorld) {
  chatServer.plan(says('Sur devis.\n\n'.repeat(60)));
  await arrive(this);
  await assistantOf(this).askAndWait(firstQuestion);
});

Given('I have asked {string} on a page', async function (this: SiteWorld, question: string) {
  await arrive(this);
  await assistantOf(this).ask(question);
});

Given(
  'I have asked {string} on a page, in vain',
  async function (this: SiteWorld, question: string) {
    await arrive(this);
    await assistantOf(this).ask(question);
    await expectFailure(this);
  },
);

Given(
  'I have asked {string}, and read {string}',
  async function (this: SiteWorld, question: string, phase: string) {
    await assistantOf(this).ask(question);
    await expect(assistantOf(this).log.getByText(phase, { exact: true })).toBeVisible();
  },
);

When('I ask {string}', async function (this: SiteWorld, question: string) {
  await assistantOf(this).ask(question);
});

When('I ask {string} on a page', async function (this: SiteWorld, question: string) {
  await arrive(this);
  await assistantOf(this).ask(question);
});

When(
  'I type {string} into the pill and send it by the button',
  async function (this: SiteWorld, question: string) {
    await assistantOf(this).expand();
    await assistantOf(this).question.fill(question);
    await assistantOf(this).send.click();
  },
);

When('I choose to ask {string}', async function (this: SiteWorld, question: string) {
  await assistantOf(this).log.getByRole('button', { name: question, exact: true }).click();
});

When(
  /^I type "(.*)" as a message and press (Enter|Shift\+Enter)$/,
  async function (this: SiteWorld, text: string, key: string) {
    await assistantOf(this).message.fill(text);
    await assistantOf(this).message.press(key);
  },
);

When('I type {int} characters as a message', async function (this: SiteWorld, length: number) {
  await assistantOf(this).message.focus();
  await this.page.keyboard.insertText('m'.repeat(length));
});

When('I go on typing {string}', async function (this: SiteWorld, text: string) {
  await this.page.keyboard.insertText(text);
});

When('I press Enter while composing {string}', async function (this: SiteWorld, text: string) {
  const session = await this.context.newCDPSession(this.page);
  const end = text.length;
  await session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  await expect(assistantOf(this).message).toHaveValue(text);
  await this.page.keyboard.press('Enter');
});

When('I close the conversation by its button', async function (this: SiteWorld) {
  await assistantOf(this).close.click();
});

When('I drag from the panel to the backdrop', async function (this: SiteWorld) {
  await assistantOf(this).messages.last().hover();
  await this.page.mouse.down();
  await this.page.mouse.move(besidePanel.x, besidePanel.y);
  await this.page.mouse.up();
});

Then('it cannot be sent', async function (this: SiteWorld) {
  await expect(assistantOf(this).send).toBeDisabled();
});

Then(
  'nothing of this can be sent from the pill:',
  async function (this: SiteWorld, table: DataTable) {
    await assistantOf(this).expand();
    await forEachRow(table, async (row) => {
      await assistantOf(this).question.fill(unquoted(row['what I type']));
      await assistantOf(this).question.press('Enter');
      await expect(assistantOf(this).send).toBeDisabled();
      await expect(assistantOf(this).conversation).toHaveCount(0);
    });
  },
);

Then(
  'nothing of this can be sent as a message, and the conversation keeps its {int} messages:',
  async function (this: SiteWorld, count: number, table: DataTable) {
    await forEachRow(table, async (row) => {
      await assistantOf(this).message.fill(unquoted(row['what I type']));
      await assistantOf(this).message.press('Enter');
      await expect(assistantOf(this).send).toBeDisabled();
      await expect(assistantOf(this).messages).toHaveCount(count);
    });
  },
);

/** Spaces at the edge of a table's cell are seen within quotes alone. */
function unquoted(cell = ''): string {
  return cell.slice(1, -1);
}
