import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Language } from '../../scripts/test/screens.ts';
import { stopClock } from './clock.ts';
import { message } from './content-words.ts';
import { expect } from './expect.ts';
import { untilLettersStand } from './layout-shift.ts';
import type { SiteWorld } from './world.ts';

/** Accessible names (docs/interface.md, "Accessible names"). */
export const names = {
  fr: {
    banner: 'Consentement aux cookies',
    accept: 'Tout accepter',
    reject: 'Tout refuser',
    settings: 'Paramètres des cookies',
    close: 'Fermer',
    save: 'Enregistrer',
    reset: 'Cookies',
  },
  en: {
    banner: 'Cookie consent',
    accept: 'Accept All',
    reject: 'Reject All',
    settings: 'Cookie Settings',
    close: 'Close',
    save: 'Save',
    reset: 'Cookies',
  },
} as const satisfies Record<Language, Record<string, string>>;

export type BannerButton = 'accept' | 'reject' | 'settings' | 'close';

/** The buttons that answer, by the words of the features. */
export const answers: Readonly<Record<string, BannerButton>> = {
  'accept all cookies': 'accept',
  'reject all cookies': 'reject',
  'close the banner': 'close',
};

/** The cookie banner and its settings as a visitor finds them. */
export class ConsentScreen {
  readonly #page: Page;
  readonly #language: Language;
  readonly #names: Readonly<Record<keyof (typeof names)['fr'], string>>;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#language = language;
    this.#names = names[language];
  }

  get banner(): Locator {
    return this.#page.getByRole('region', { name: this.#names.banner, exact: true });
  }

  /** Opens the settings and switches these categories on; `categories` may be empty. */
  async switchOn(categories: string): Promise<void> {
    await this.button('settings').click();
    for (const category of categories.split(', ').filter(Boolean)) {
      await this.switchOf(category).check();
    }
  }

  button(button: BannerButton): Locator {
    return this.banner.getByRole('button', { name: this.#names[button], exact: true });
  }

  get settings(): Locator {
    return this.#page.getByRole('dialog', { name: this.#names.settings, exact: true });
  }

  get switches(): Locator {
    return this.settings.getByRole('switch');
  }

  switchOf(category: string): Locator {
    return this.settings.getByRole('switch', { name: category, exact: true });
  }

  get save(): Locator {
    return this.settings.getByRole('button', { name: this.#names.save, exact: true });
  }

  get leave(): Locator {
    return this.settings.getByRole('button', {
      name: message('consent.leave', this.#language),
      exact: true,
    });
  }

  get reset(): Locator {
    return this.#page
      .getByRole('contentinfo')
      .getByRole('link', { name: this.#names.reset, exact: true });
  }
}

export function consentOf({ page, language }: SiteWorld): ConsentScreen {
  return new ConsentScreen(page, language);
}

/** By then the banner has asked, if it is to ask: after how long is a rule of its own, which alone breaks with it. */
export const askedByMs = 10_000;

/** On a page that has loaded a while ago, by a clock that stands still. */
export async function beAsked(world: SiteWorld, screen: string): Promise<void> {
  await stopClock(world);
  await world.visit(screen);
  await untilLettersStand(world.page);
  await world.advanceClock(askedByMs);
  await consentOf(world).banner.waitFor();
}

/** The page beside the one that the visitor acts in. */
export function otherTab({ context, page }: { context: BrowserContext; page: Page }): Page {
  const other = context.pages().find((one) => one !== page);
  if (!other) throw new Error('There is no other tab.');
  return other;
}

/** What is stored about cookies, as it stands there. */
export function storedConsent(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('cookie-consent'));
}

/** The visitor has answered, and allows these categories alone. */
export async function expectChoice(
  page: Page,
  language: Language,
  categories: string,
): Promise<void> {
  const { banner, settings } = new ConsentScreen(page, language);
  await expect(banner).toBeHidden();
  await expect(settings).toBeHidden();
  const stored = JSON.parse((await storedConsent(page)) ?? '{}');
  const all = ['essential', 'analytics', 'marketing', 'functional'];
  const allowed = categories.split(', ');
  expect(stored.preferences).toEqual(
    Object.fromEntries(all.map((name) => [name, allowed.includes(name)])),
  );
}

/** Each button of the banner can be reached; its settings are closed. */
export async function expectAsked(page: Page, language: Language): Promise<void> {
  const screen = new ConsentScreen(page, language);
  for (const button of ['accept', 'reject', 'settings', 'close'] as const) {
    await expect(screen.button(button)).toBeInViewport({ ratio: 1 });
  }
  await expect(screen.settings).toBeHidden();
}

/** For the next row of a table: the banner asks, as it did before the visitor's first answer. */
export async function askAgain(page: Page, language: Language): Promise<void> {
  const { banner, settings } = new ConsentScreen(page, language);
  const isAsked = (await banner.isVisible()) && !(await settings.isVisible());
  if (!isAsked) await page.evaluate(() => window.resetCookieConsent());
  await expect(banner).toBeVisible();
  await expect(settings).toBeHidden();
}

/** The visitor has rejected cookies before, and no banner comes (docs/interface.md, "Stored in the browser"). */
export async function settleCookies({ context }: { context: BrowserContext }): Promise<void> {
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    const preferences = { essential: true, analytics: false, marketing: false, functional: false };
    const record = { preferences, timestamp: Date.now(), version: '1.0' };
    localStorage.setItem('cookie-consent', JSON.stringify(record));
  });
}

/** A choice to accept everything, but for `change`; a category that is undefined there is left out. */
export function consentRecord(
  timestamp: number,
  change: Readonly<Record<string, boolean | undefined>> = {},
  version = '1.0',
): string {
  const all = { essential: true, analytics: true, marketing: true, functional: true };
  return JSON.stringify({ preferences: { ...all, ...change }, timestamp, version });
}

export async function expectFocusIn(place: Locator): Promise<void> {
  const holdsFocus = (element: Element) => element.matches(':focus, :focus-within');
  await expect.poll(() => place.evaluate(holdsFocus)).toBe(true);
}
