import { AfterAll, Before, type DataTable, Given, Then, When } from '@cucumber/cucumber';
import * as z from 'zod';
import { shared } from '../../app/generated/shared.server.ts';
import { expect } from '../support/expect.ts';
import { isOllamaStatus, OllamaDouble, refuses, says } from '../support/ollama-double.ts';
import { servesFilesAlone } from '../support/static-host.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

/** What the scenarios of one worker ask; each finds it as new. */
export const chatServer = new OllamaDouble();

const Call = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  stream: z.boolean(),
  options: z.record(z.string(), z.unknown()),
});

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

Given(
  'the chat server sends status {int} and the body {string}',
  async function (this: SiteWorld, status: number, body: string) {
    chatServer.plan({ status, body });
    await askDirectly(this);
    if (status >= 400) expectFailedRequest(this);
  },
);

Given(
  'the site is on a static host that answers questions with a page and status {int}',
  async function (this: SiteWorld, status: number) {
    chatServer.plan(servesFilesAlone(status));
    await askDirectly(this);
    if (status >= 400) expectFailedRequest(this);
  },
);

Given('the chat server breaks the connection at once', async function (this: SiteWorld) {
  chatServer.plan({ status: 200, body: '', breaks: 'at once' });
  await askDirectly(this);
  expectFailedRequest(this);
});

Given('the chat server breaks the connection in the middle', async function (this: SiteWorld) {
  chatServer.plan({ ...says('Sur devis.'), breaks: 'in the middle' });
  await askDirectly(this);
  expectFailedRequest(this);
});

Given('the chat server takes its time', () => chatServer.holdBack());

Given(
  'the site relays to a model server that answers {int}',
  async function (this: SiteWorld, status: number) {
    if (!isOllamaStatus(status)) throw new Error(`Ollama does not answer ${status}.`);
    chatServer.plan(refuses(status));
    await this.openSite({ CHAT_UPSTREAM: await chatServer.origin() });
    expectFailedRequest(this);
  },
);

Given(
  'the site relays to a model server that says {string}',
  async function (this: SiteWorld, text: string) {
    chatServer.plan(says(text));
    await this.openSite({ CHAT_UPSTREAM: await chatServer.origin() });
  },
);

When('the chat server responds', () => chatServer.release());

When('the chat server has answered', () => chatServer.release());

When('the chat server answers {string} from now on', (text: string) => {
  chatServer.plan(says(text));
});

Then('the chat server is told that nobody waits', async () => {
  await expect.poll(() => chatServer.abandoned).toBe(1);
});

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

Then('it was sent these messages:', async function (this: SiteWorld, table: DataTable) {
  const { instruction, context } = shared[this.language].assistant;
  const expected = table.hashes().map(({ role, content = '' }) => ({
    role,
    content: content.replace('{instruction}', instruction).replace('{context}', context),
  }));
  expect((await lastCall()).messages).toEqual(expected);
});

/** The French refusal (specification, section 8), which the instruction quotes. */
Then("the assistant's instruction holds the refusal to the letter", async () => {
  const [instruction] = (await lastCall()).messages;
  const said = plain(instruction?.content ?? '');
  expect(said).toContain(plain(shared.fr.assistant.offTopic));
});

Then('it was told that the page is in French', async () => {
  await lastCall();
  expect(chatServer.calls.at(-1)?.headers['content-language']).toBe('fr');
});

Then('it was told that the page is in English', async () => {
  await lastCall();
  expect(chatServer.calls.at(-1)?.headers['content-language']).toBe('en');
});

Then('the context holds {string}', async function (this: SiteWorld, titles: string) {
  const context = (await lastCall()).messages.at(-2)?.content ?? '';
  const [, ...entries] = context.split('\n\n');
  expect(entries.map((entry) => entry.split('\n')[0]).join(', ')).toBe(titles);
});

/** The browser's own call, in place of the one of the site's server, which would read it first. */
async function askDirectly({ context }: SiteWorld): Promise<void> {
  const origin = await chatServer.origin();
  await context.route('**/api/chat', (route) => route.continue({ url: `${origin}/api/chat` }));
}

export function expectFailedRequest({ problems }: SiteWorld): void {
  problems.expect(/Failed to load resource/);
}

async function lastCall(): Promise<z.infer<typeof Call>> {
  await expect.poll(() => chatServer.calls.length).toBeGreaterThan(0);
  return Call.parse(JSON.parse(chatServer.calls.at(-1)?.body ?? ''));
}
