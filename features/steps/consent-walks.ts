import { type DataTable, Then } from '@cucumber/cucumber';
import {
  answers,
  askAgain,
  type BannerButton,
  ConsentScreen,
  consentOf,
  expectAsked,
  expectChoice,
  expectFocusIn,
  otherTab,
  storedConsent,
} from '../support/consent.ts';
import { expect } from '../support/expect.ts';
import { forEachRow } from '../support/rows.ts';
import type { SiteWorld } from '../support/world.ts';
import { expectService } from './consent-services.ts';

function answerOf(words: string): BannerButton {
  const button = answers[words];
  if (!button) throw new Error(`No button of the banner is "${words}".`);
  return button;
}

Then(
  'these answers are kept, and the banner goes:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async (row) => {
      const { 'I choose to': choice, 'I switch on': categories, allowed } = row;
      await askAgain(this.page, this.language);
      if (choice !== undefined) await consentOf(this).button(answerOf(choice)).click();
      else {
        await consentOf(this).switchOn(categories ?? '');
        await consentOf(this).save.click();
      }
      await expect(consentOf(this).banner).toBeHidden();
      if (allowed !== undefined) await expectChoice(this.page, this.language, allowed);
      const service = row['the analytics service is'];
      if (service !== undefined) await expectService(this, service);
    });
  },
);

Then(
  'the banner asks again, and nothing is stored, once I have accepted all cookies and ask for it by:',
  async function (this: SiteWorld, table: DataTable) {
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      "the footer's control": () => consentOf(this).reset.click(),
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
    const { banner, reset, save } = consentOf(this);
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      'I reject all cookies': () => consentOf(this).button('reject').click(),
      'I save the cookie settings as they are': async () => {
        await consentOf(this).switchOn('');
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
    const screen = consentOf(this);
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
  await consentOf(this).button('reject').click();
  await expectChoice(this.page, this.language, 'essential');
});

Then(
  'the banner asks in the other tab too, once I have accepted all cookies and:',
  async function (this: SiteWorld, table: DataTable) {
    const other = new ConsentScreen(otherTab(this), this.language);
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      "ask for the banner again by the footer's control": () => consentOf(this).reset.click(),
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
  await consentOf(world).button('accept').click();
  await expect(consentOf(world).banner).toBeHidden();
}
