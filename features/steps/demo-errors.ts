import { Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { formTitles, message } from '../support/content-words.ts';
import { DemoScreen, fieldName } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

function screenOf({ page, language }: SiteWorld): DemoScreen {
  return new DemoScreen(page, language);
}

/** What assistive technology reads out with a field, in one line. */
async function descriptionOf(field: Locator): Promise<string> {
  return plain(
    await field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    ),
  );
}

Then('{string} says what is missing', async function (this: SiteWorld, name: string) {
  await expectAdvice(this, name, message(`demo.${fieldName(name)}.missing`, this.language));
});

Then('{string} says which form it must have', async function (this: SiteWorld, name: string) {
  await expectAdvice(this, name, message(`demo.${fieldName(name)}.malformed`, this.language));
});

Then(
  '{string} says that a character of it cannot be seen',
  async function (this: SiteWorld, name: string) {
    const label = message(`demo.${fieldName(name)}`, this.language);
    const advice = message('demo.unreadable', this.language).replace('{label}', label);
    await expectAdvice(this, name, advice);
  },
);

Then('{string} explains its form', async function (this: SiteWorld, name: string) {
  const hint = message(`demo.${fieldName(name)}.hint`, this.language);
  expect(await descriptionOf(screenOf(this).field(name))).toBe(plain(hint));
});

async function expectAdvice(world: SiteWorld, name: string, advice: string): Promise<void> {
  const field = screenOf(world).field(name);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => descriptionOf(field)).toContain(plain(advice));
}

Then('{string} is no longer marked as wrong', async function (this: SiteWorld, name: string) {
  await expect(screenOf(this).field(name)).not.toHaveAttribute('aria-invalid');
});

Then("my focus is on the form's message", async function (this: SiteWorld) {
  await expect(screenOf(this).error).toBeFocused();
});

Then(
  "the form's message leads to {string} and {string}",
  async function (this: SiteWorld, first: string, second: string) {
    const links = screenOf(this).error.getByRole('link');
    await expect(links).toHaveCount(2);
    for (const [index, name] of [first, second].entries()) {
      const id = await screenOf(this).field(name).getAttribute('id');
      await expect(links.nth(index)).toHaveAttribute('href', `#${id}`);
    }
  },
);

When("I follow the message's link to {string}", async function (this: SiteWorld, name: string) {
  const id = await screenOf(this).field(name).getAttribute('id');
  await screenOf(this).error.locator(`a[href="#${id}"]`).click();
});

Then(
  'my focus is in {string}, and nothing hides it or its label',
  async function (this: SiteWorld, name: string) {
    const field = screenOf(this).field(name);
    await expect(field).toBeFocused();
    for (const part of [field, screenOf(this).label(name)]) {
      await expect.poll(() => part.evaluate(isOnTop)).toBe(true);
    }
  },
);

Then("I see the form's message without scrolling", async function (this: SiteWorld) {
  await expect(screenOf(this).error).toBeInViewport();
  expect(await screenOf(this).errorSentence.evaluate(isOnTop)).toBe(true);
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
    await expect(screenOf(this).status).toHaveText(text);
    await expect(screenOf(this).status).toBeFocused();
  },
);

Then('my focus is on its headline', async function (this: SiteWorld) {
  await expect(screenOf(this).thanks).toBeFocused();
});

Then('the page tells me to send the draft to finish', async function (this: SiteWorld) {
  const screen = screenOf(this);
  await expect(screen.unfinished).toBeFocused();
  await expect(screen.draft).toBeVisible();
  await expect(screen.again).toBeVisible();
  await expect(screen.form).toHaveCount(0);
});

Then(
  'nothing says that my request was received, or answered within 24 hours',
  async function (this: SiteWorld) {
    await expect(screenOf(this).thanks).toHaveCount(0);
    const told = await screenOf(this).main.evaluate((main) => {
      const without = main.cloneNode(true);
      // What the visitor typed, and when.
      if (without instanceof HTMLElement) without.querySelector('pre')?.remove();
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
