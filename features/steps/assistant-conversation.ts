import { type DataTable, Then } from '@cucumber/cucumber';
import { assistantOf, expectLabel, textOf } from '../support/assistant.ts';
import { chatServer } from '../support/chat-server.ts';
import { message } from '../support/content-words.ts';
import { expect } from '../support/expect.ts';
import { wording } from '../support/last-message.ts';
import { forEachRow } from '../support/rows.ts';
import type { SiteWorld } from '../support/world.ts';

Then('the conversation fills the screen', async function (this: SiteWorld) {
  const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
  const box = () => assistantOf(this).conversation.boundingBox();
  await expect.poll(box).toEqual({ x: 0, y: 0, width, height });
});

Then('the conversation reads:', async function (this: SiteWorld, table: DataTable) {
  await expectToRead(this, table.hashes());
});

Then('the conversation has {int} messages', async function (this: SiteWorld, count: number) {
  await expect(assistantOf(this).messages).toHaveCount(count);
});

Then(/^each message shows (\d\d:\d\d)$/, async function (this: SiteWorld, time: string) {
  await expect(assistantOf(this).messages).toHaveCount(3);
  await expect(assistantOf(this).times).toHaveText([time, time, time]);
});

Then('the first message says {string}', async function (this: SiteWorld, words: string) {
  await expect(textOf(assistantOf(this).messages.first())).toContainText(words);
});

Then(
  "the conversation's field is labelled {string}",
  async function (this: SiteWorld, name: string) {
    await expectLabel(assistantOf(this).conversation, name);
  },
);

Then('I see the last message, {string}', async function (this: SiteWorld, text: string) {
  await expect(assistantOf(this).lastText).toHaveText(text);
  await expect(assistantOf(this).messages.last()).toBeInViewport({ ratio: 1 });
});

Then('I read {string}', async function (this: SiteWorld, phase: string) {
  await expect(assistantOf(this).conversation.getByText(phase, { exact: true })).toBeVisible();
});

Then('I am told that my message waits', async function (this: SiteWorld) {
  const wait = message('chat.later', this.language);
  await expect(assistantOf(this).conversation.getByText(wait, { exact: true })).toBeVisible();
});

Then('the assistant waits for me', async function (this: SiteWorld) {
  await expectWaiting(this);
});

Then(
  'once all of the answer is there, the last message is {string}',
  async function (this: SiteWorld, text: string) {
    await chatServer.release();
    await expectWaiting(this);
    await expect(assistantOf(this).lastText).toHaveText(text);
  },
);

Then('I can type my next message at once', async function (this: SiteWorld) {
  await expectReadyToType(this);
});

Then(
  'my message reads {string} and {string}',
  async function (this: SiteWorld, first: string, second: string) {
    await expect(assistantOf(this).message).toHaveValue(`${first}\n${second}`);
  },
);

Then('the Tab key never leaves the conversation', async function (this: SiteWorld) {
  for (let press = 0; press < 8; press++) {
    await this.page.keyboard.press('Tab');
    // The browser's own controls come between the last and the first control of a modal dialog.
    const isInside = await assistantOf(this).conversation.evaluate(
      (dialog) =>
        dialog.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
});

Then('no conversation is open', async function (this: SiteWorld) {
  await expect(assistantOf(this).conversation).toHaveCount(0);
});

Then(
  'the focus comes back to an empty pill, and the next conversation begins anew, when it is closed by:',
  async function (this: SiteWorld, table: DataTable) {
    const { question, prompt } = assistantOf(this);
    await forEachRow(table, async ({ means = '' }) => {
      await assistantOf(this).closeBy(means);
      await expect(prompt).toBeFocused();
      await assistantOf(this).expand();
      await expect(question).toHaveValue('');
      await question.fill('Et le délai ?');
      await question.press('Enter');
      await expectToRead(this, [
        { from: 'assistant', text: '{welcome}' },
        { from: 'visitor', text: 'Et le délai ?' },
        { from: 'assistant', text: 'Sur devis.' },
      ]);
      await expectReadyToType(this);
    });
  },
);

async function expectToRead(
  world: SiteWorld,
  rows: readonly Record<string, string>[],
): Promise<void> {
  await expect(assistantOf(world).messages).toHaveCount(rows.length);
  const author = { assistant: 'Assistant', visitor: message('chat.visitor', world.language) };
  for (const [place, { from, text = '' }] of rows.entries()) {
    const said = assistantOf(world).messages.nth(place);
    await expect(textOf(said)).toHaveText(wording(world, text));
    await expect(said).toContainText(from === 'visitor' ? author.visitor : author.assistant);
  }
}

async function expectReadyToType(world: SiteWorld): Promise<void> {
  await expect(assistantOf(world).message).toBeFocused();
  await expect(assistantOf(world).message).toHaveValue('');
}

async function expectWaiting(world: SiteWorld): Promise<void> {
  await expect(assistantOf(world).messages).toHaveCount(3);
  await expect(assistantOf(world).phase('retrieving')).toHaveCount(0);
  await expect(assistantOf(world).phase('generating')).toHaveCount(0);
}
