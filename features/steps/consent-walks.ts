import { type DataTable, Then } from '@cucumber/cucumber';
import {
  answers,
  askAgain,
  type BannerButton,
  ConsentScreen,
  expectAsked,
  expectChoice,
  expectFocusIn,
  otherTab,
  storedConsent,
} from '../support/consent.ts';
import { expect } from '../support/expect.ts';
import { forEachRow } from '../support/rows.ts';
import type { SiteWorld } from '../support/world.ts';

function screenOf({ page, language }: SiteWorld): ConsentScreen {
  return new ConsentScreen(page, language);
}

function answerOf(words: string): BannerButton {
  const button = answers[words];
  if (!button) throw new Error(`No button of the banner is "${words}".`);
  return button;
}

Then(
  'these choices are stored, and the banner goes:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ 'I choose to': choice = '', allowed = '' }) => {
      await askAgain(this.page, this.language);
      await screenOf(this).button(answerOf(choice)).click();
      await expectChoice(this.page, this.language, allowed);
    });
  },
);

Then(
  'these settings are stored once I save them, and the banner goes:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ 'I switch on': categories = '', allowed = '' }) => {
      await askAgain(this.page, this.language);
      await screenOf(this).switchOn(categories);
      await screenOf(this).save.click();
      await expectChoice(this.page, this.language, allowed);
    });
  },
);

Then(
  'the banner asks again, and nothing is stored, once I have accepted all cookies and ask for it by:',
  async function (this: SiteWorld, table: DataTable) {
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      "the footer's control": () => screenOf(this).reset.click(),
      'the global helper': () => this.page.evaluate(() => window.resetCookieConsent()),
    };
    await forEachRow(table, async ({ means = '' }) => {
      await askAgain(this.page, this.language);
      await acceptAll(this);
      await ways[means]?.();
      await expectAsked(this.page, this.language);
      expect(await storedConsent(this.page)).toBeNull();
    });
  },
);

Then(
  "my focus goes from the footer's control to the banner, and back after my answer:",
  async function (this: SiteWorld, table: DataTable) {
    const { banner, reset, save } = screenOf(this);
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      'I reject all cookies': () => screenOf(this).button('reject').click(),
      'I save the cookie settings as they are': async () => {
        await screenOf(this).switchOn('');
        await save.click();
      },
    };
    await forEachRow(table, async ({ 'my answer': answer = '', allowed = '' }) => {
      await reset.click();
      await expectFocusIn(banner);
      await ways[answer]?.();
      await expect(reset).toBeFocused();
      await expectChoice(this.page, this.language, allowed);
    });
  },
);

Then(
  'the settings with {string} switched on lead back to the banner, and store nothing, when left by:',
  async function (this: SiteWorld, categories: string, table: DataTable) {
    const screen = screenOf(this);
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      'the Escape key': () => this.page.keyboard.press('Escape'),
      'their own button': () => screen.leave.click(),
      'a click beside them': () => this.page.mouse.click(5, 5),
    };
    await forEachRow(table, async ({ means = '' }) => {
      await askAgain(this.page, this.language);
      await screen.switchOn(categories);
      await ways[means]?.();
      await expectAsked(this.page, this.language);
      await expect(screen.button('settings')).toBeFocused();
      expect(await storedConsent(this.page)).toBeNull();
    });
  },
);

Then('a refusal now allows the essential cookies alone', async function (this: SiteWorld) {
  await screenOf(this).button('reject').click();
  await expectChoice(this.page, this.language, 'essential');
});

Then(
  'the banner asks in the other tab too, once I have accepted all cookies and:',
  async function (this: SiteWorld, table: DataTable) {
    const other = new ConsentScreen(otherTab(this), this.language);
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      "ask for the banner again by the footer's control": () => screenOf(this).reset.click(),
      'wipe everything that the site has stored': () =>
        this.page.evaluate(() => localStorage.clear()),
    };
    await forEachRow(table, async ({ 'in this tab': act = '' }) => {
      await askAgain(this.page, this.language);
      await acceptAll(this);
      await expect(other.banner).toBeHidden();
      await ways[act]?.();
      await expect(other.banner).toBeVisible();
    });
  },
);

async function acceptAll(world: SiteWorld): Promise<void> {
  await screenOf(world).button('accept').click();
  await expect(screenOf(world).banner).toBeHidden();
}
