import { type DataTable, Then, When } from '@cucumber/cucumber';
import { pageAddress } from '../../scripts/test/screens.ts';
import { arrive, assistantOf } from '../support/assistant.ts';
import { answersByForm, modelServers, planNamed } from '../support/chat-plans.ts';
import { askDirectly, chatServer, expectFailedRequest } from '../support/chat-server.ts';
import { expect } from '../support/expect.ts';
import {
  answerTo,
  expectFailure,
  expectLast,
  failureWords,
  linksOf,
  onOneLine,
  wording,
} from '../support/last-message.ts';
import { says } from '../support/ollama-double.ts';
import { forEachRow } from '../support/rows.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

const question = 'Combien coûte la plateforme ?';

Then("I read the chat server's answers so:", async function (this: SiteWorld, table: DataTable) {
  await askDirectly(this);
  expectFailedRequest(this);
  await forEachRow(table, async (row) => {
    chatServer.plan(planNamed(answersByForm, row['the answer comes']));
    expect(await answerTo(this, question)).toBe(onOneLine(wording(this, row['I read'] ?? '')));
  });
});

Then(
  'each answer has one link, with a title, to the page of this site:',
  async function (this: SiteWorld, table: DataTable) {
    await askDirectly(this);
    await forEachRow(table, async (row) => {
      chatServer.plan(says(row['the chat server answers'] ?? ''));
      await answerTo(this, question);
      const title = expect.stringMatching(/^\p{L}[^/]+$/u);
      const links = await linksOf(this);
      expect(links).toEqual([expect.objectContaining({ words: title, to: row.page })]);
    });
  },
);

const hreflangs: Readonly<Record<string, string>> = {
  French: 'fr',
  English: 'en',
  'no other language': '',
};

Then(
  "each answer has one link that announces its page's language:",
  async function (this: SiteWorld, table: DataTable) {
    await askDirectly(this);
    await forEachRow(table, async ({ link: words, language = '', ...row }) => {
      this.language = row['on a page in'] === 'English' ? 'en' : 'fr';
      await arrive(this);
      chatServer.plan(says(row['the chat server answers'] ?? ''));
      await answerTo(this, question);
      const links = await linksOf(this);
      expect(links).toEqual([expect.objectContaining({ words, in: hreflangs[language] })]);
    });
  },
);

Then(
  'these pages are offered in place of an answer:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async (row) => {
      await answerTo(this, row.question ?? '');
      await expectFailure(this);
      const words = (await linksOf(this)).map((link) => link.words);
      expect(words.join(', ')).toBe(row.pages);
    });
  },
);

Then('the model server is read so:', async function (this: SiteWorld, table: DataTable) {
  expectFailedRequest(this);
  await forEachRow(table, async (row) => {
    chatServer.plan(planNamed(modelServers, row['the model server']));
    expect(await answerTo(this, question)).toBe(onOneLine(wording(this, row['I read'] ?? '')));
  });
});

/** The tab is the browser's own matter: this page has had the whole click by then. */
When(
  'I open the link {string} in a tab of its own',
  async function (this: SiteWorld, name: string) {
    await assistantOf(this)
      .log.getByRole('link', { name, exact: true })
      .click({ modifiers: ['Control'] });
  },
);

When('I follow the link {string}', async function (this: SiteWorld, name: string) {
  await assistantOf(this).log.getByRole('link', { name, exact: true }).click();
});

Then('the last message is {string}', async function (this: SiteWorld, text: string) {
  await expect(assistantOf(this).lastText).toHaveText(wording(this, text));
});

Then(
  'the last message says that the server could not be reached, followed by the technical cause',
  async function (this: SiteWorld) {
    const words = failureWords(this);
    await expectLast(this, (last) => last.startsWith(words) && last.length > words.length + 3);
  },
);

Then('the last message begins:', async function (this: SiteWorld, text: string) {
  await expectLast(this, (last) => last.startsWith(plain(text)));
});

Then('its paragraphs are marked as French, English', async function (this: SiteWorld) {
  await expect(assistantOf(this).messages).toHaveCount(3);
  const paragraphs = assistantOf(this).lastText.getByRole('paragraph');
  const marked = await paragraphs.evaluateAll((found) =>
    found.map((one) => one.closest<HTMLElement>('[lang]')?.lang),
  );
  expect(marked).toEqual(['fr', 'en']);
});

Then('the last message lists:', async function (this: SiteWorld, table: DataTable) {
  const list = assistantOf(this).lastText.getByRole('list');
  await expect(list).toHaveCount(1);
  const items = list.getByRole('listitem');
  const rows = table.hashes();
  await expect(items).toHaveText(rows.map(({ line = '' }) => line));
  for (const [place, { link = '' }] of rows.entries()) {
    await expect(items.nth(place).getByRole('link')).toHaveText(link);
  }
});

Then(
  'the last message links to the {screen} page alone',
  async function (this: SiteWorld, screen: string) {
    const { lastLinks } = assistantOf(this);
    await expect(lastLinks).toHaveCount(1);
    const href = (await lastLinks.getAttribute('href')) ?? '';
    expect(href.split('#')[0]).toBe(pageAddress(screen, this.language));
  },
);

Then('the last message links to a page of this site', async function (this: SiteWorld) {
  await expect(assistantOf(this).lastLinks.first()).toHaveAttribute('href', /^\/[a-z]/);
});
