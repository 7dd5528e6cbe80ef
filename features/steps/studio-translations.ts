import { globSync, readFileSync } from 'node:fs';
import { Then, When } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import { fileOfStudio, toBeTranslated, translated, writeFileOfStudio } from '../support/studio.ts';
import { button, studioWord } from '../support/studio-page.ts';
import { pageTimeoutMs } from '../support/timeouts.ts';
import type { SiteWorld } from '../support/world.ts';

/** The first page whose name is one text, and not one for each language. */
const frenchOnly =
  globSync('content/pages/*.yaml')
    .toSorted()
    .find((file) => /^name: \S/m.test(readFileSync(file, 'utf8'))) ?? '';

When('I add English to a page in French only', async function (this: SiteWorld) {
  await button(this, studioWord('translationsRoom')).click();
  await this.page
    .getByRole('button', { name: `${studioWord('beginTranslation')} ${frenchOnly}` })
    .click();
});

const waitingBefore = new WeakMap<SiteWorld, number>();

When(
  'I write {string} as the first translation that waits',
  async function (this: SiteWorld, text: string) {
    waitingBefore.set(this, await translationsLeft(this));
    const box = this.page.getByRole('textbox', { name: 'English' });
    await expect(box).toHaveValue('');
    await box.fill(text);
    await box.blur();
  },
);

When('I go on to the next text that waits', async function (this: SiteWorld) {
  await button(this, studioWord('following')).click();
});

Then('I can write its translation at once', async function (this: SiteWorld) {
  await expect(this.page.getByRole('textbox', { name: 'English' })).toBeFocused();
});

Then('the site shows the page that it stands on', async function (this: SiteWorld) {
  const [, address = ''] = /^address: (.*)$/m.exec(await fileOfStudio(frenchOnly)) ?? [];
  const shown = () => new URL(this.page.frames()[1]?.url() ?? 'about:blank').pathname;
  await expect.poll(shown).toMatch(new RegExp(`${address}$`));
});

/** Search words are told by what their boxes say of themselves. */
When('I go on to the first search words that wait', async function (this: SiteWorld) {
  const { page } = this;
  const original = page.getByRole('textbox', { name: 'Français' });
  const box = page.getByRole('textbox', { name: 'English' });
  while ((await page.getByText(studioWord('wordALine')).count()) < 2) {
    const before = await original.inputValue();
    await button(this, studioWord('following')).click();
    await expect(original).not.toHaveValue(before);
  }
  await expect(box).toHaveAccessibleDescription(studioWord('wordALine'));
});

When(
  'I write {string} and {string} as their translation',
  async function (this: SiteWorld, first: string, second: string) {
    waitingBefore.set(this, await translationsLeft(this));
    const box = this.page.getByRole('textbox', { name: 'English' });
    await box.pressSequentially(first);
    await box.press('Enter');
    await box.pressSequentially(second);
    await box.blur();
  },
);

Then('the studio says that it is done, and that one waits less', async function (this: SiteWorld) {
  const done = this.page.getByText(studioWord('translationDone'));
  await expect(done).toBeVisible({ timeout: pageTimeoutMs });
  await expect.poll(() => translationsLeft(this)).toBe((waitingBefore.get(this) ?? 0) - 1);
});

Then('that page holds {string}', async function (this: SiteWorld, text: string) {
  // Who pauses between two words has the first ones saved, and the whole a moment later.
  await expect.poll(() => fileOfStudio(frenchOnly)).toContain(text);
});

Then('English visitors still read it in French', async function (this: SiteWorld) {
  expect(await englishPage(this)).toMatch(/<main[^>]* lang="fr"/);
});

When('every text of it is translated', async function (this: SiteWorld) {
  await expect.poll(() => fileOfStudio(frenchOnly)).toMatch(toBeTranslated);
  // Written before the studio has looked, nothing would wait in its list, and there would be no looking again.
  await expect(button(this, studioWord('lookAgain'))).toBeVisible();
  await writeFileOfStudio(frenchOnly, translated(await fileOfStudio(frenchOnly)));
  await button(this, studioWord('lookAgain')).click();
  await expect(showButton(this)).toBeVisible();
});

Then('the studio lets me read its English title once more', async function (this: SiteWorld) {
  const title = button(this, studioWord('key.title'));
  await title.click();
  await expect(this.page.getByRole('textbox', { name: 'English' })).toBeFocused();
  await button(this, studioWord('translationsRoom')).click();
});

When('I show the page in English', async function (this: SiteWorld) {
  await showButton(this).click();
  await expect(showButton(this)).toHaveCount(0);
});

Then('English visitors read it in English', async function (this: SiteWorld) {
  await expect.poll(() => englishPage(this)).toMatch(/<h1[^>]*>Words/);
});

function showButton({ page }: SiteWorld) {
  return page.getByRole('button', { name: `${studioWord('showTranslation')} ${frenchOnly}` });
}

async function englishPage({ page, context }: SiteWorld): Promise<string> {
  const { origin } = new URL(page.url());
  const [, address = ''] = /^address: (.*)$/m.exec(await fileOfStudio(frenchOnly)) ?? [];
  return (await context.request.get(`${origin}/en${address}`)).text();
}

async function translationsLeft({ page }: SiteWorld): Promise<number> {
  const told = page.getByRole('button', { name: /textes restent à traduire/ });
  // Git is asked the age of every text first.
  return Number.parseInt((await told.textContent({ timeout: pageTimeoutMs })) ?? '', 10);
}
