import type { Page } from '@playwright/test';
import { inLanguage } from '#schema/addresses.ts';
import type { Language } from '#schema/languages.ts';
import { addressOf } from './pages.ts';
import { untilLoaded } from './session.ts';
import { word } from './words.ts';

/** What a page looks like after something happened: the steps that lead there. */
export interface State extends Omit<Way, 'steps'> {
  name: string;
  reach(page: Page, language: Language): Promise<void>;
}

/** A visit that goes from one state to the next. */
export interface Way {
  /** A visitor who has decided about cookies sees no banner. */
  decided: boolean;
  /** The widest screen that knows these states, in px. */
  widest?: number;
  /** By the name of the state to which it leads from the one before. */
  steps: Readonly<Record<string, (page: Page, language: Language) => Promise<void>>>;
}

export const ways: readonly Way[] = [
  { decided: false, steps: { banner, settings } },
  { decided: true, widest: 899, steps: { menu } },
  { decided: true, steps: { pill, 'pill-open': openPill, conversation } },
  { decided: true, steps: { 'form-error': formError, confirmation } },
  { decided: true, steps: { 'not-found': notFound } },
];

export const states: readonly State[] = ways.flatMap(({ steps, ...way }) =>
  Object.keys(steps).map((name, index) => ({
    ...way,
    name,
    async reach(page, language) {
      for (const step of Object.values(steps).slice(0, index + 1)) await step(page, language);
    },
  })),
);

async function banner(page: Page, language: Language): Promise<void> {
  await open(page, addressOf(`${language}-home`));
  await page.getByRole('button', { name: word('consent.accept', language) }).waitFor();
}

async function settings(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: word('consent.settings', language) }).click();
  await page.getByRole('dialog').waitFor();
}

async function menu(page: Page, language: Language): Promise<void> {
  await open(page, addressOf(`${language}-platform`));
  await page.locator('header summary').click();
}

async function pill(page: Page, language: Language): Promise<void> {
  await open(page, addressOf(`${language}-home`));
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.getByRole('button', { name: word('chat.ask', language) }).waitFor();
}

async function openPill(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: word('chat.ask', language) }).click();
  await page
    .getByRole('textbox', { name: word('chat.question', language) })
    .fill(question(language));
}

async function conversation(page: Page, language: Language): Promise<void> {
  await page.keyboard.press('Enter');
  const own = page.getByRole('textbox', { name: word('chat.message', language) });
  await own.waitFor();
  await page.getByRole('log').getByRole('link').first().waitFor();
}

async function formError(page: Page, language: Language): Promise<void> {
  await open(page, addressOf(`${language}-book-demo`));
  const form = page.getByRole('form', { name: word('demo.form', language) });
  // Blank passes the browser's own check and fails the site's.
  for (const field of await form.locator('input[required]').all()) await field.fill(' ');
  await form.locator('[name="email"]').fill('a@b');
  for (const choice of await form.locator('select').all()) await choice.selectOption({ index: 1 });
  await form.getByRole('button').click();
  await form
    .getByRole('alert')
    .filter({ hasText: word('demo.refused', language) })
    .waitFor();
}

async function confirmation(page: Page, language: Language): Promise<void> {
  const form = page.getByRole('form', { name: word('demo.form', language) });
  for (const field of await form.locator('input').all()) await field.fill('Claire');
  await form.locator('[name="email"]').fill('claire@ville.example');
  await form.getByRole('button').click();
  await page.getByRole('button', { name: word('demo.again', language) }).waitFor();
}

async function notFound(page: Page, language: Language): Promise<void> {
  await open(page, inLanguage('/nowhere', language));
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLoaded(page);
}

function question(language: Language): string {
  return language === 'en' ? 'Where is our data hosted?' : 'Où sont hébergées nos données ?';
}
