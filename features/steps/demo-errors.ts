import { type DataTable, Then, When } from '@cucumber/cucumber';
import { formTitles } from '../support/content-words.ts';
import { type DemoScreen, demoOf, fillIn, usualRequest } from '../support/demo.ts';
import { adviceOf, expectAdvice } from '../support/demo-advice.ts';
import { expect } from '../support/expect.ts';
import { forEachRow } from '../support/rows.ts';
import { siteSettings } from '../support/site-settings.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';
import { forbidDrafts } from './demo-form.ts';

Then(
  /^"([^"]*)" says (what it lacks|that a character of it cannot be seen)$/,
  async function (this: SiteWorld, name: string, said: string) {
    await expectAdvice(demoOf(this), name, adviceOf(said, name, this.language));
  },
);

Then('the form says {string}', async function (this: SiteWorld, text: string) {
  await expect(demoOf(this).errorSentence).toHaveText(text);
});

Then(
  'the form says {string} with the sales address',
  async function (this: SiteWorld, text: string) {
    await expect(demoOf(this).errorSentence).toHaveText(`${text} ${siteSettings().salesAddress}`);
  },
);

Then('the form still holds what I typed', async function (this: SiteWorld) {
  await expectTyped(demoOf(this));
});

Then(
  'the form says this with the sales address, and still holds what I typed, when no mail draft can be opened:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ language, text }) => {
      this.language = language === 'English' ? 'en' : 'fr';
      await this.visit('book a demo');
      await fillIn(demoOf(this), usualRequest);
      await forbidDrafts(this);
      await demoOf(this).send.click();
      const said = `${text} ${siteSettings().salesAddress}`;
      await expect(demoOf(this).errorSentence).toHaveText(said);
      await expectTyped(demoOf(this));
    });
  },
);

async function expectTyped(screen: DemoScreen): Promise<void> {
  await expect(screen.field('firstName')).toHaveValue('Claire');
  await expect(screen.field('message')).toHaveValue(usualRequest.message ?? '');
  await expect(screen.field('companySize')).toHaveValue(/^51-200 /);
}

Then('programs are told of a refusal', async function (this: SiteWorld) {
  const status = 422;
  // The browser's console counts a refusal as a failure.
  this.problems.expect(new RegExp(`status of ${status}`));
  const shown = await this.page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming ? entry.responseStatus : undefined;
  });
  expect(shown).toBe(status);
});

Then(
  "the form's message leads to {string} and {string}",
  async function (this: SiteWorld, first: string, second: string) {
    const links = demoOf(this).error.getByRole('link');
    await expect(links).toHaveCount(2);
    for (const [index, name] of [first, second].entries()) {
      const id = await demoOf(this).field(name).getAttribute('id');
      await expect(links.nth(index)).toHaveAttribute('href', `#${id}`);
    }
  },
);

When("I follow the message's link to {string}", async function (this: SiteWorld, name: string) {
  const id = await demoOf(this).field(name).getAttribute('id');
  await demoOf(this).error.locator(`a[href="#${id}"]`).click();
});

Then(
  'my focus is in {string}, and nothing hides it or its label',
  async function (this: SiteWorld, name: string) {
    const field = demoOf(this).field(name);
    await expect(field).toBeFocused();
    for (const part of [field, demoOf(this).label(name)]) {
      await expect.poll(() => part.evaluate(isOnTop)).toBe(true);
    }
  },
);

Then("I see the form's message without scrolling", async function (this: SiteWorld) {
  await expect(demoOf(this).error).toBeInViewport();
  await expect.poll(() => demoOf(this).errorSentence.evaluate(isOnTop)).toBe(true);
});

Then(
  /^the title of the page says that (the request was not sent|the request has arrived|the draft is to be sent)$/,
  async function (this: SiteWorld, what: keyof typeof titles) {
    const title = formTitles(this.language)[titles[what]];
    await expect.poll(async () => plain(await this.page.title())).toBe(plain(title));
  },
);

const titles = {
  'the request was not sent': 'refused',
  'the request has arrived': 'confirmed',
  'the draft is to be sent': 'draft',
} as const;

Then(
  '{string} is read out, and my focus is not lost',
  async function (this: SiteWorld, text: string) {
    await expect(demoOf(this).status).toHaveText(text);
    await expect(demoOf(this).status).toBeFocused();
  },
);

Then('my focus is on its headline', async function (this: SiteWorld) {
  await expect(demoOf(this).thanks).toBeFocused();
});

Then(
  'nothing says that my request was received, or answered within 24 hours',
  async function (this: SiteWorld) {
    await expect(demoOf(this).thanks).toHaveCount(0);
    const told = await demoOf(this).main.evaluate((main) => {
      const without = main.cloneNode(true);
      if (!(without instanceof HTMLElement)) return undefined;
      // What the visitor typed, and when; and the page that waits behind.
      for (const part of without.querySelectorAll('pre, [hidden]')) part.remove();
      return without.textContent;
    });
    expect(told).not.toMatch(/24|enregistr|reçu|we have|received/i);
  },
);

/** Whether the element's middle is seen: no header and nothing that floats lies over it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + Math.min(width / 2, 40), top + height / 2);
  return found !== null && (element.contains(found) || found.contains(element));
}
