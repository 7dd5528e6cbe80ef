import { AfterAll, Before, type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { shared } from '../../app/generated/shared.server.ts';
import type { Language } from '../../scripts/test/screens.ts';
import { assistantOf } from '../support/assistant.ts';
import { lostAtOnce } from '../support/chat-plans.ts';
import {
  askDirectly,
  chatServer,
  expectFailedRequest,
  expectSent,
  lastCall,
} from '../support/chat-server.ts';
import { expect } from '../support/expect.ts';
import { answerTo } from '../support/last-message.ts';
import { says } from '../support/ollama-double.ts';
import { forEachRow } from '../support/rows.ts';
import type { SiteWorld } from '../support/world.ts';

Before(() => chatServer.reset());

AfterAll(() => chatServer.stop());

Given('the chat server answers {string}', async function (this: SiteWorld, text: string) {
  chatServer.plan(says(text));
  await askDirectly(this);
});

Given('the chat server answers:', async function (this: SiteWorld, text: string) {
  chatServer.plan(says(text));
  await askDirectly(this);
});

Given('the chat server breaks the connection at once', async function (this: SiteWorld) {
  chatServer.plan(lostAtOnce);
  await askDirectly(this);
  expectFailedRequest(this);
});

Given('the chat server breaks the connection in the middle', async function (this: SiteWorld) {
  chatServer.plan({ ...says('Sur devis.'), breaks: 'in the middle' });
  await askDirectly(this);
  expectFailedRequest(this);
});

Given('the chat server takes its time', () => chatServer.holdBack());

Given('the site relays to a model server', async function (this: SiteWorld) {
  await this.openSite({ CHAT_UPSTREAM: await chatServer.origin() });
});

When('the chat server responds', () => chatServer.release());

Given(
  'I have closed the conversation, and the chat server knows that nobody waits',
  async function (this: SiteWorld) {
    await expect.poll(() => chatServer.calls.length).toBe(1);
    await assistantOf(this).close.click();
    await expect.poll(() => chatServer.abandoned).toBe(1);
  },
);

Then('the chat server was asked once', async () => {
  await expect.poll(() => chatServer.calls.length).toBe(1);
});

Then(
  "it was asked for the site's model, without streaming, at temperature {float} and for at most {int} tokens",
  async (temperature: number, tokens: number) => {
    const { model, stream, options } = await lastCall();
    expect(model).toBe(shared.fr.site.assistant.model);
    expect(stream).toBe(false);
    expect(options).toEqual({ temperature, num_predict: tokens });
  },
);

/** The entry as "Title: text". */
Then(
  /^the question "(.+)" travelled with the instruction and the entry "(\S+): (.+)"$/,
  async function (this: SiteWorld, question: string, title: string, text: string) {
    await expectSent(this, question, [{ title, text }]);
  },
);

Then(
  'it was told that the page is in {siteLanguage}',
  async function (this: SiteWorld, language: Language) {
    await lastCall();
    expect(chatServer.calls.at(-1)?.headers['content-language']).toBe(language);
  },
);

Then(
  'these entries travel with each question:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ question = '', entries }) => {
      await answerTo(this, question);
      expect(await titlesSent()).toBe(entries);
    });
  },
);

/** The titles of the entries that the last call came with. */
async function titlesSent(): Promise<string> {
  const [, context, question] = (await lastCall()).messages;
  if (!question) return '';
  const [, ...entries] = context?.content.split('\n\n') ?? [];
  return entries.map((entry) => entry.split('\n')[0]).join(', ');
}
