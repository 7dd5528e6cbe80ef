import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { shared } from '../../app/generated/shared.server.ts';
import { assistantOf, expectLabel } from '../support/assistant.ts';
import { entryText, message, smallTalk } from '../support/content-words.ts';
import { documentAskedFor } from '../support/document-request.ts';
import { expect } from '../support/expect.ts';
import { says } from '../support/ollama-double.ts';
import { fillTokens, pageAddress } from '../support/pages.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';
import { arrive } from './assistant-arrival.ts';
import { chatServer, expectFailedRequest, wholeAnswer } from './assistant-server.ts';

const firstQuestion = 'Combien coûte la plateforme ?';

Given('a conversation', async function (this: SiteWorld) {
  await converse(this);
});

Given('a conversation that is longer than the screen', async function (this: SiteWorld) {
  chatServer.plan(says('Sur devis.\n\n'.repeat(60)));
  await converse(this);
});

Given('a conversation in which the answer has arrived', async function (this: SiteWorld) {
  await converse(this);
});

Given('a conversation in which the answer is awaited', async function (this: SiteWorld) {
  chatServer.holdBack();
  await assistantOf(this).ask(firstQuestion);
  await expect(assistantOf(this).phase('retrieving')).toBeVisible();
});

Given('a conversation in which the server was lost', async function (this: SiteWorld) {
  chatServer.plan({ status: 200, body: '', breaks: 'at once' });
  expectFailedRequest(this);
  await converse(this);
});

Given('I have asked {string} on the home page', async function (this: SiteWorld, question: string) {
  await arrive(this);
  await assistantOf(this).ask(question);
});

Given(
  'I have asked {string} on the home page, in vain',
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
    await expectPhase(this, phase);
  },
);

When('I ask {string}', async function (this: SiteWorld, question: string) {
  await assistantOf(this).ask(question);
});

When('I ask {string} on the home page', async function (this: SiteWorld, question: string) {
  await arrive(this);
  await assistantOf(this).ask(question);
});

When(
  'I type {string} into the pill and send it by Enter',
  async function (this: SiteWorld, question: string) {
    await assistantOf(this).ask(question);
  },
);

When(
  'I type {string} into the pill and send it by the button',
  async function (this: SiteWorld, question: string) {
    await assistantOf(this).expand();
    await assistantOf(this).question.fill(question);
    await assistantOf(this).send.click();
  },
);

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

When('I close the conversation by the backdrop', async function (this: SiteWorld) {
  await this.page.mouse.click(beside, 300);
});

When('I close the conversation by Escape', async function (this: SiteWorld) {
  await this.page.keyboard.press('Escape');
});

When('I drag from the panel to the backdrop', async function (this: SiteWorld) {
  await assistantOf(this).messages.last().hover();
  await this.page.mouse.down();
  await this.page.mouse.move(beside, 300);
  await this.page.mouse.up();
});

When('I follow the link {string}', async function (this: SiteWorld, name: string) {
  await assistantOf(this).log.getByRole('link', { name, exact: true }).click();
});

When(
  'I open the link {string} in a tab of its own',
  async function (this: SiteWorld, name: string) {
    const opened = documentAskedFor(this.context);
    await assistantOf(this)
      .log.getByRole('link', { name, exact: true })
      .click({ modifiers: ['Control'] });
    await opened;
  },
);

Then('the conversation fills the screen', async function (this: SiteWorld) {
  const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
  const box = await assistantOf(this).conversation.boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width, height });
});

Then('the conversation reads:', async function (this: SiteWorld, table: DataTable) {
  const rows = table.hashes();
  await expect(assistantOf(this).messages).toHaveCount(rows.length);
  const author = { assistant: 'Assistant', visitor: message('chat.visitor', this.language) };
  for (const [place, { from, text = '' }] of rows.entries()) {
    const said = assistantOf(this).messages.nth(place);
    await expect(textOf(said)).toHaveText(wording(this, text));
    await expect(said).toContainText(from === 'visitor' ? author.visitor : author.assistant);
  }
});

Then('the conversation has {int} messages', async function (this: SiteWorld, count: number) {
  await expect(assistantOf(this).messages).toHaveCount(count);
});

Then(/^each message shows (\d\d:\d\d)$/, async function (this: SiteWorld, time: string) {
  await expect(assistantOf(this).messages).toHaveCount(3);
  await expect(assistantOf(this).log.getByRole('time')).toHaveText([time, time, time]);
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
  const last = assistantOf(this).messages.last();
  await expect(textOf(last)).toHaveText(text);
  await expect(last).toBeInViewport({ ratio: 1 });
});

Then('the last message has one link, to {string}', async function (this: SiteWorld, to: string) {
  await expect(assistantOf(this).messages).toHaveCount(3);
  const link = assistantOf(this).messages.last().getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', to);
});

Then('its links bear titles, not addresses', async function (this: SiteWorld) {
  const links = assistantOf(this).messages.last().getByRole('link');
  for (const words of await links.allTextContents()) expect(words).toMatch(/^\p{L}[^/]+$/u);
});

Then(
  /^its paragraphs are marked as (French|French, English)$/,
  async function (this: SiteWorld, languages: string) {
    await expect(assistantOf(this).messages).toHaveCount(3);
    const paragraphs = textOf(assistantOf(this).messages.last()).getByRole('paragraph');
    const marked = await paragraphs.evaluateAll((found) =>
      found.map((one) => one.closest<HTMLElement>('[lang]')?.lang),
    );
    expect(marked).toEqual(languages === 'French' ? ['fr'] : ['fr', 'en']);
  },
);

Then('I read {string}', async function (this: SiteWorld, text: string) {
  await expectPhase(this, text);
});

Then('the assistant waits for me', async function (this: SiteWorld) {
  await expectWaiting(this);
});

Then(
  'once all of the answer is there, the last message is {string}',
  async function (this: SiteWorld, text: string) {
    await chatServer.release();
    await expectWaiting(this);
    await expect(textOf(assistantOf(this).messages.last())).toHaveText(text);
  },
);

Then('I can type my next message at once', async function (this: SiteWorld) {
  await expect(assistantOf(this).message).toBeFocused();
  await expect(assistantOf(this).message).toHaveValue('');
});

Then(
  'my message reads {string} and {string}',
  async function (this: SiteWorld, first: string, second: string) {
    await expect(assistantOf(this).message).toHaveValue(`${first}\n${second}`);
  },
);

Then('my message holds {int} characters', async function (this: SiteWorld, length: number) {
  await expect(assistantOf(this).message).toHaveValue('m'.repeat(length));
});

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

Then('it cannot be sent', async function (this: SiteWorld) {
  await expect(assistantOf(this).send).toBeDisabled();
});

Then('no conversation is open', async function (this: SiteWorld) {
  await expect(assistantOf(this).conversation).toHaveCount(0);
});

Then('the last message is {string}', async function (this: SiteWorld, text: string) {
  await expect(textOf(assistantOf(this).messages.last())).toHaveText(wording(this, text));
});

Then('the last message starts with {string}', async function (this: SiteWorld, text: string) {
  await expectLast(this, (last) => last.startsWith(text));
});

Then(
  /^the last message says that (the server could not be reached|a web page has answered in the server's place)(, followed by the technical cause)?$/,
  async function (this: SiteWorld, what: string, cause: string | undefined) {
    const failure = failureWords(this);
    const place = plain(message('chat.pageInstead', this.language));
    const isPage = what.startsWith('a web page');
    await expectLast(this, (last) => {
      const said = plain(last);
      if (isPage) return said === `${failure} ${place}`;
      return said.startsWith(failure) && (!cause || said.length > failure.length + 3);
    });
  },
);

Then(
  /^the last message is what the site's editors wrote about (whether it is a person|who made it|keeping|counting|a question without words|another language)$/,
  async function (this: SiteWorld, subject: string) {
    const { replies, keeping, counted, wordless, strange } = smallTalk(this.language);
    const answerTo = (question: string) =>
      replies.find(({ said }) => said.some((one) => unmarked(one) === unmarked(question)))?.answer;
    const answers: Record<string, string | undefined> = {
      'whether it is a person': answerTo(personQuestion[this.language]),
      'who made it': answerTo(makerQuestion),
      keeping,
      counting: counted,
      'a question without words': wordless,
      'another language': strange,
    };
    const [beginning = ''] = (answers[subject] ?? '').split('{');
    expect(beginning).toMatch(/\p{L}{3}/u);
    await expectLast(this, (last) => plain(last).startsWith(plain(beginning)));
  },
);

/** Whatever marks the letters bear. */
Then("the last message's first word is {string}", async function (this: SiteWorld, word: string) {
  const beginning = new RegExp(`^${word}\\b`, 'iu');
  await expectLast(this, (last) => beginning.test(unmarked(last)));
});

/** As search reads it: without the marks of its letters. */
function unmarked(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The questions that every site has an answer to, as the content lists them. */
const personQuestion = { fr: 'êtes-vous un humain', en: 'are you a real person' } as const;
const makerQuestion = 'qui vous a créé';

Then(
  /^the last message (?:contains|is) the text of the entry "([\w-]+)"( in English)?$/,
  async function (this: SiteWorld, name: string, english: string | undefined) {
    const [first = ''] = entryText(name, english ? 'en' : this.language).split(/(?<=[.!?]) /u);
    await expectLast(this, (last) => plain(last).includes(plain(first)));
  },
);

Then('the last message begins with the words for what is unsure', async function (this: SiteWorld) {
  const { unsure } = shared[this.language].assistant;
  await expectLast(this, (last) => plain(last).startsWith(plain(unsure)));
});

Then(
  'the last message links to the {screen} page alone',
  async function (this: SiteWorld, screen: string) {
    const links = assistantOf(this).messages.last().getByRole('link');
    await expect(links).toHaveCount(1);
    const href = (await links.getAttribute('href')) ?? '';
    expect(href.split('#')[0]).toBe(pageAddress(screen, this.language));
  },
);

/** Spaces and apostrophes of any kind are alike. */
Then('the last message begins:', async function (this: SiteWorld, text: string) {
  await expectLast(this, (last) => plain(last).startsWith(plain(text)));
});

Then('the last message links to {string} alone', async function (this: SiteWorld, names: string) {
  await expect(assistantOf(this).messages).toHaveCount(3);
  const links = assistantOf(this).messages.last().getByRole('link');
  await expect(links).toHaveText(names === '' ? [] : names.split(', '));
});

Then(
  /^that link announces (French|English|no other language)$/,
  async function (this: SiteWorld, language: string) {
    const link = assistantOf(this).messages.last().getByRole('link');
    if (language === 'no other language') await expect(link).not.toHaveAttribute('hreflang');
    else await expect(link).toHaveAttribute('hreflang', language === 'French' ? 'fr' : 'en');
  },
);

Then('the last message lists:', async function (this: SiteWorld, table: DataTable) {
  const list = textOf(assistantOf(this).messages.last()).getByRole('list');
  await expect(list).toHaveCount(1);
  const items = list.getByRole('listitem');
  const rows = table.hashes();
  await expect(items).toHaveText(rows.map(({ line = '' }) => line));
  for (const [place, { link = '' }] of rows.entries()) {
    await expect(items.nth(place).getByRole('link')).toHaveText(link);
  }
});

Then('the last message links to a page of this site', async function (this: SiteWorld) {
  const link = assistantOf(this).messages.last().getByRole('link').first();
  await expect(link).toHaveAttribute('href', /^\/[a-z]/);
});

Then('I am on the {string} page', async function (this: SiteWorld, screen: string) {
  await expect(this.page).toHaveURL(pageAddress(screen, this.language));
});

/** CSS pixels from the left: beside the panel on the ordinary screen. */
const beside = 10;

async function converse(world: SiteWorld): Promise<void> {
  await assistantOf(world).ask(firstQuestion);
  await expect(assistantOf(world).messages).toHaveCount(3);
}

/** A message is its head, its text of one or more paragraphs, and what stands under it. */
function textOf(message: Locator): Locator {
  return message.locator('> div').first();
}

/** Copy of the content stands in features by its name: `{welcome}`. */
function wording({ language }: SiteWorld, text: string): string {
  const { welcome, greeting, noAnswer, errors } = shared[language].assistant;
  const copy = new Map(
    Object.entries({
      welcome,
      greeting,
      noAnswer,
      unavailable: errors.unavailable,
      whole: wholeAnswer(),
    }),
  );
  return copy.get(text.replace(/^\{(\w+)\}$/, '$1')) ?? fillTokens(text);
}

function failureWords({ language }: SiteWorld): string {
  return plain(message('chat.failure', language).replace('{error}', ''));
}

async function expectFailure(world: SiteWorld): Promise<void> {
  await expectLast(world, (last) => plain(last).startsWith(failureWords(world)));
}

async function expectPhase(world: SiteWorld, text: string): Promise<void> {
  await expect(assistantOf(world).log.getByText(text, { exact: true })).toBeVisible();
}

async function expectWaiting(world: SiteWorld): Promise<void> {
  await expect(assistantOf(world).messages).toHaveCount(3);
  await expect(assistantOf(world).phase('retrieving')).toHaveCount(0);
  await expect(assistantOf(world).phase('generating')).toHaveCount(0);
}

async function expectLast(world: SiteWorld, isExpected: (text: string) => boolean): Promise<void> {
  const last = textOf(assistantOf(world).messages.last());
  await expect
    .poll(async () => isExpected((await last.getByRole('paragraph').allTextContents()).join(' ')))
    .toBe(true);
}
