import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { arrive, assistantOf, besidePanel } from '../support/assistant.ts';
import { chatServer } from '../support/chat-server.ts';
import { expect } from '../support/expect.ts';
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

When(
  /^I type (\d+) characters (into the pill|as a message)$/,
  async function (this: SiteWorld, length: string, place: string) {
    const field = await fieldOf(this, place);
    await field.fill('');
    await this.page.keyboard.insertText('m'.repeat(Number(length)));
  },
);

Then(
  /^(the pill|my message) holds (\d+) characters$/,
  async function (this: SiteWorld, place: string, length: string) {
    await expect(await fieldOf(this, place)).toHaveValue('m'.repeat(Number(length)));
  },
);

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
  /^nothing of this can be sent (from the pill|as a message):$/,
  async function (this: SiteWorld, place: string, table: DataTable) {
    const field = await fieldOf(this, place);
    const count = await assistantOf(this).messages.count();
    await forEachRow(table, async (row) => {
      await field.fill(unquoted(row['what I type']));
      await field.press('Enter');
      await expect(assistantOf(this).send).toBeDisabled();
      await expect(assistantOf(this).messages).toHaveCount(count);
    });
  },
);

/** Of the conversation, or of the pill, which is opened when it is closed. */
async function fieldOf(world: SiteWorld, place: string): Promise<Locator> {
  const { message, prompt, question } = assistantOf(world);
  if (place.endsWith('message')) return message;
  if (await prompt.isVisible()) await assistantOf(world).expand();
  return question;
}

/** Spaces at the edge of a table's cell are seen within quotes alone. */
function unquoted(cell = ''): string {
  return cell.slice(1, -1);
}
