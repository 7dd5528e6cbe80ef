import { AfterAll, Before, Given, Then, When } from '@cucumber/cucumber';
import * as z from 'zod';
import { shared } from '../../app/generated/shared.server.ts';
import { assistantOf } from '../support/assistant.ts';
import { expect } from '../support/expect.ts';
import { OllamaDouble, type OllamaStatus, refuses, says } from '../support/ollama-double.ts';
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

/** What the server sends, by how its answer comes: the text is "Devis" wherever there is one. */
const answers: Readonly<Record<string, { body: string; status?: number }>> = {
  'in a message': { body: '{"message":{"role":"assistant","content":"Devis"}}' },
  'in a content of its own': { body: '{"content":"Devis"}' },
  'under a name that nobody knows': { body: '{"answer":"Devis"}' },
  'as plain text': { body: 'Devis' },
  'in the message of an error': {
    body: '{"error":"x","message":{"content":"Devis"}}',
    status: 503,
  },
  'as an error in plain text': { body: 'Devis', status: 500 },
  'between the markers': { body: '{"content":"ok BEGIN_JSON Devis END_JSON fin"}' },
  'as the sign of the end': { body: '{"message":{"content":"END"}}' },
  'as an empty message': { body: '{"message":{"content":""}}' },
  'without anything in it': { body: '' },
};

Given(
  new RegExp(`^the chat server's answer comes (${Object.keys(answers).join('|')})$`),
  async function (this: SiteWorld, how: string) {
    const { body = '', status = 200 } = answers[how] ?? {};
    chatServer.plan({ status, body });
    await askDirectly(this);
    if (status >= 400) expectFailedRequest(this);
  },
);

const statusesOfHost = {
  'a page like any other': 200,
  'a page that says not found': 404,
  'a page that says not allowed': 405,
} as const;

Given(
  /^the site is on a static host that answers questions with (a page (?:like any other|that says not (?:found|allowed)))$/,
  async function (this: SiteWorld, page: keyof typeof statusesOfHost) {
    const status = statusesOfHost[page];
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

const failures = {
  'does not understand the question': 400,
  'does not have the model': 404,
  'is broken': 500,
  'has too much to do': 503,
} as const satisfies Record<string, OllamaStatus>;

Given(
  /^the site relays to a model server that (does not understand the question|does not have the model|is broken|has too much to do)$/,
  async function (this: SiteWorld, failure: keyof typeof failures) {
    chatServer.plan(refuses(failures[failure]));
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

When('the chat server answers {string} from now on', (text: string) => {
  chatServer.plan(says(text));
});

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
  /^the question "(.+)" travelled with the instruction (?:alone|and the entry "(\S+): (.+)")$/,
  async function (this: SiteWorld, question: string, title?: string, text?: string) {
    const { instruction, context } = shared[this.language].assistant;
    const known = title && { role: 'system', content: `${context}\n\n${title}\n${text}` };
    expect((await lastCall()).messages).toEqual([
      { role: 'system', content: instruction },
      ...(known ? [known] : []),
      { role: 'user', content: question },
    ]);
  },
);

/** The refusal (spec-8-chat-off-topic) that the instruction quotes: in French first, on an English page in English too. */
Then(
  "the assistant's instruction holds the refusal to the letter",
  async function (this: SiteWorld) {
    const [instruction] = (await lastCall()).messages;
    const said = plain(instruction?.content ?? '');
    for (const language of ['fr', this.language] as const) {
      expect(said).toContain(plain(shared[language].assistant.offTopic));
    }
  },
);

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

/** All that the server sends as it is. */
export function wholeAnswer(): string {
  return chatServer.planned.body;
}

export function expectFailedRequest({ problems }: SiteWorld): void {
  problems.expect(/Failed to load resource/);
}

async function lastCall(): Promise<z.infer<typeof Call>> {
  await expect.poll(() => chatServer.calls.length).toBeGreaterThan(0);
  return Call.parse(JSON.parse(chatServer.calls.at(-1)?.body ?? ''));
}
