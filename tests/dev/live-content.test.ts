import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { browserTimeoutMs, launchBrowser } from '../../scripts/test/browser/launch.ts';
import { copyProject, type ProjectCopy } from '../../scripts/test/project-copy.ts';
import { slow } from '../slow.ts';
import { type DevServer, startDev, untilAnswered } from './dev-server.ts';

vi.setConfig(slow);

const home = 'content/pages/home.yaml';
const demo = 'content/pages/book-demo.yaml';
const interfaceWords = 'content/interface.yaml';
const headline = /(kind: hero[\s\S]*?\n {4}title:\n {6}fr: ).*/;
/** A whole development server beside whatever else the machine does. */
const waiting = { timeout: browserTimeoutMs };

let site: ProjectCopy;
let server: DevServer;
let browser: Browser;
/** One for all pages: what the server sends of the site, a module at a time, is fetched once. */
let visitor: BrowserContext;
let page: Page;
let original: string;

beforeAll(async () => {
  site = await copyProject();
  original = await site.read(home);
  expect(original).toMatch(headline);
  await site.write(home, original.replace('sections:', 'section:'));
  server = await startDev(site.folder);
  browser = await launchBrowser();
  visitor = await browser.newContext();
  visitor.setDefaultTimeout(browserTimeoutMs);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await site?.remove();
});

describe('the development server', () => {
  test('waits with a report when there is nothing right to show yet', async () => {
    await expect.poll(server.output, waiting).toContain('Nothing was compiled before');
    expect(server.output()).toMatch(/content\/pages\/home\.yaml:\d+:1 error unknown-key/);
    await site.write(home, original);
    await untilAnswered(server.url, 200);
  });

  test('shows a saved word on the open page, without a reload', async () => {
    page = await visitor.newPage();
    await page.goto(server.url);
    await page.evaluate(() => document.body.setAttribute('data-kept', 'yes'));
    await site.write(home, original.replace(headline, '$1Un titre tout neuf'));
    await page.getByRole('heading', { name: 'Un titre tout neuf', level: 1 }).waitFor(waiting);
    expect(await page.getAttribute('body', 'data-kept'), server.output()).toBe('yes');
    await site.write(home, original);
    await page
      .getByRole('heading', { name: 'Un titre tout neuf' })
      .waitFor({ state: 'detached', ...waiting });
  });

  test('shows a word that was saved while the page was still loading', async () => {
    const late = await visitor.newPage();
    let go: (() => void) | undefined;
    const saved = new Promise<void>((resolve) => {
      go = resolve;
    });
    await late.route('**/@vite/client', async (route) => {
      await saved;
      await route.continue();
    });
    await late.goto(server.url, { waitUntil: 'commit' });
    await late.getByRole('heading', { level: 1 }).waitFor(waiting);
    await site.write(home, original.replace(headline, '$1Titre enregistré entre-temps'));
    await untilShown(`${server.url}/`, 'Titre enregistré entre-temps');
    go?.();
    await late.getByRole('heading', { name: 'Titre enregistré entre-temps' }).waitFor(waiting);
    await late.close();
    await site.write(home, original);
    await untilHidden(`${server.url}/`, 'Titre enregistré entre-temps');
  });

  test('leaves what a visitor has made of the page, whatever is saved', async () => {
    const visit = await visitor.newPage();
    await visit.goto(`${server.url}/book-demo`);
    const banner = visit.locator('#cookie-banner');
    await banner.waitFor(waiting);
    const field = visit.locator('[name="company"]');
    await field.scrollIntoViewIfNeeded();
    await field.fill('Une société');
    await visit.locator('form[novalidate]').waitFor(waiting);
    const menu = visit.locator('details[data-menu]');
    await menu.evaluate((each) => each.setAttribute('open', ''));
    const place = await visit.evaluate(() => scrollY);
    const before = await site.read(demo);
    // The form has written the title anew as it woke.
    const title = 'Réservez votre démo personnalisée |';
    expect(before).toContain(title);
    await site.write(
      demo,
      before.replace('Réservez une démo', 'Voyez une démo').replace(title, 'Une démo sur mesure |'),
    );
    const description = visit.locator('meta[name="description"]');
    await expect
      .poll(() => description.getAttribute('content'), waiting)
      .toContain('Voyez une démo');
    expect(await visit.title()).toContain('Une démo sur mesure');
    expect(await field.inputValue()).toBe('Une société');
    expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await visit.evaluate(() => scrollY)).toBe(place);
    expect(await banner.isVisible()).toBe(true);
    expect(await menu.getAttribute('open')).toBe('');
    await visit.close();
    await site.write(demo, before);
  });

  test('shows each saved word in an island, asleep and awake, which keeps its state', async () => {
    const visit = await visitor.newPage();
    await visit.goto(server.url);
    const words = await site.read(interfaceWords);
    const say = (id: string, text: string) =>
      site.write(
        interfaceWords,
        words.replace(new RegExp(`^(${id}: \\{ fr: )[^,]*`, 'm'), `$1${text}`),
      );
    await say('chat.ask', 'Une première question');
    const prompt = visit.locator('search button', { hasText: 'Une première question' });
    await prompt.waitFor({ state: 'attached', ...waiting });
    await visit.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await prompt.click(waiting);
    const box = visit.locator('search input');
    await box.fill('Bonjour');
    for (const text of ['Une deuxième boîte', 'Une troisième boîte']) {
      await say('chat.question', text);
      await visit.getByRole('textbox', { name: text }).waitFor(waiting);
      expect(await box.inputValue()).toBe('Bonjour');
    }
    await visit.close();
    await site.write(interfaceWords, words);
  });

  test('exchanges a style, a part that the server draws, and an island, which keeps its state', async () => {
    const visit = await visitor.newPage();
    await visit.goto(server.url);
    await visit.evaluate(() => document.body.setAttribute('data-kept', 'yes'));
    const footer = visit.getByRole('contentinfo');
    const padding = () => footer.evaluate((each) => getComputedStyle(each).paddingBottom);
    expect(await padding()).toBe('24px');
    await change('app/layout/footer.module.css', 'calc(1.5rem', 'calc(2.5rem');
    await expect.poll(padding, waiting).toBe('40px');
    await change('app/styles/tokens.css', ':root {', ':root { --tried: yes;');
    const tried = () =>
      visit.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tried'));
    await expect.poll(tried, waiting).toBe('yes');

    await change('app/layout/footer.tsx', '<p>{footer.closing}</p>', '<p>Un pied neuf</p>');
    await footer.getByText('Un pied neuf').waitFor(waiting);

    const carousel = visit.locator('[data-island="carousel"]');
    await carousel.getByRole('button').last().click(waiting);
    await carousel.locator('[aria-current]:last-child').waitFor(waiting);
    await change('app/carousel/controls.tsx', '<fieldset', '<fieldset data-tried="yes"');
    await carousel.locator('[data-tried]').waitFor({ state: 'attached', ...waiting });
    expect(await carousel.locator('[aria-current]:last-child').count()).toBe(1);
    expect(await visit.getAttribute('body', 'data-kept'), server.output()).toBe('yes');
    await visit.close();
  });

  test('shows all mistakes over the page until they are fixed', async () => {
    const broken = original
      .replace('\ndescription:', '\ndescripion:')
      .replace('kind: hero', 'kind: heros');
    await site.write(home, broken);
    const overlay = page.locator('vite-error-overlay');
    const told = overlay.locator('.window');
    // What is told at first may be of an empty file: a save begins with one.
    await expect.poll(() => told.textContent(waiting), waiting).toContain('2 mistakes in 1 file');
    const text = await told.textContent();
    const line = original.split('\n').findIndex((each) => each.startsWith('description:')) + 1;
    expect(text).toContain('unknown key `descripion`, did you mean `description`?');
    expect(text).toContain(`${site.folder}/${home}:${line}:1`);
    expect(text).toMatch(new RegExp(`^> *${line} \\| descripion:$`, 'm'));
    expect(text).toContain('there is no section of kind `heros`, did you mean `hero`?');
    expect(text).toMatch(/home\.yaml:\d+:11 error unknown-kind/);
    expect(server.output()).toContain('2 mistakes in 1 file');

    const late = await visitor.newPage();
    await late.goto(`${server.url}/en`);
    await late.locator('vite-error-overlay').waitFor(waiting);
    for (const open of [page, late]) {
      await open.evaluate(() => document.body.setAttribute('data-kept', 'yes'));
    }

    await site.write(home, original);
    await overlay.waitFor({ state: 'detached', ...waiting });
    await late.locator('vite-error-overlay').waitFor({ state: 'detached', ...waiting });
    for (const open of [page, late]) {
      expect(await open.getAttribute('body', 'data-kept'), 'without a reload').toBe('yes');
    }
    await late.close();
  });

  test('shows no mistake that was fixed while no page was open', async () => {
    await page.goto('about:blank');
    const saidBefore = server.output().length;
    const said = () => server.output().slice(saidBefore);
    await site.write(home, original.replace('\ndescription:', '\ndescripion:'));
    await expect.poll(said, waiting).toContain('1 mistake in 1 file');
    await site.write(home, original);
    await expect.poll(said, waiting).toContain('The content is fixed.');
    const connected = new Promise<void>((resolve) => {
      page.once('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).includes('connected')) resolve();
        });
      });
    });
    await page.goto(server.url);
    await connected;
    expect(await page.locator('vite-error-overlay').count()).toBe(0);
  });

  test('answers at the address of a new page, and reloads the open one', async () => {
    const late = await visitor.newPage();
    await late.goto(`${server.url}/brand-new`);
    await page.evaluate(() => document.body.setAttribute('data-kept', 'yes'));
    await site.write('content/pages/brand-new.yaml', newPage);
    expect(await firstStatus('/brand-new')).toBe(200);
    expect(await firstStatus('/en/brand-new')).toBe(200);
    const renamed = newPage.replace('/brand-new', '/renamed\nformerly: [/brand-new]');
    await site.write('content/pages/brand-new.yaml', renamed);
    expect(await firstStatus('/renamed')).toBe(200);
    const request = { headers: { Accept: 'text/html' }, redirect: 'manual' as const };
    const moved = await fetch(`${server.url}/en/brand-new`, request);
    expect(moved.headers.get('location')).toBe('/en/renamed');
    await site.write('content/pages/brand-new.yaml', newPage);
    expect(await firstStatus('/brand-new')).toBe(200);
    await late.getByText('Elle est là.').waitFor(waiting);
    // The icons of all pages are one picture, whose address is the same.
    await expect.poll(() => page.getAttribute('body', 'data-kept'), waiting).toBeNull();
    await late.close();
  });

  test('brings no page back that somebody is leaving when all are to be loaded anew', async () => {
    const asked = Promise.withResolvers<void>();
    const reloaded = Promise.withResolvers<void>();
    await page.route('**/platform', async (route) => {
      asked.resolve();
      await reloaded.promise;
      await route.continue();
    });
    const beside = await visitor.newPage();
    await beside.goto(server.url);
    await beside.evaluate(() => document.body.setAttribute('data-kept', 'yes'));
    await page.evaluate(() => location.assign('/platform'));
    await asked.promise;
    await change('content/pages/brand-new.yaml', 'icon: anchor', 'icon: bike');
    await expect.poll(() => beside.getAttribute('body', 'data-kept'), waiting).toBeNull();
    reloaded.resolve();
    await page.waitForURL('**/platform', waiting);
    await beside.close();
  });

  test('answers the assistant’s questions as the site does', async () => {
    const answer = await page.request.post(`${server.url}/api/chat`, {
      data: { model: 'none', messages: [{ role: 'user', content: 'Bonjour' }], stream: false },
    });
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ error: "model 'none' not found" });
  });
});

async function change(file: string, from: string, to: string): Promise<void> {
  const before = await site.read(file);
  expect(before).toContain(from);
  await site.write(file, before.replace(from, to));
}

/** What a browser is answered that asks right after a save. */
async function firstStatus(address: string): Promise<number> {
  const { status } = await fetch(server.url + address, { headers: { Accept: 'text/html' } });
  return status;
}

async function untilShown(url: string, text: string): Promise<void> {
  await expect.poll(async () => (await fetch(url)).text(), waiting).toContain(text);
}

async function untilHidden(url: string, text: string): Promise<void> {
  await expect.poll(async () => (await fetch(url)).text(), waiting).not.toContain(text);
}

const newPage = `# yaml-language-server: $schema=../../schema/json/page.json
address: /brand-new
name: { fr: Toute nouvelle, en: Brand new }
title: { fr: Une page toute nouvelle, en: A page that is brand new }
description:
  fr: Une page que l'essai ajoute pendant que le serveur tourne, pour voir qu'elle est servie aussitôt.
  en: A page that the test adds while the server is running, to see that it is served at once.
sections:
  - kind: pitch
    id: top
    title: { fr: Une pensée, en: One thought }
    text: { fr: Elle est là., en: Here it is. }
  - kind: cards
    id: cards
    title: { fr: Une icône de plus, en: One more icon }
    layout: columns
    items:
      - icon: anchor
        title: { fr: Une ancre, en: An anchor }
        text: { fr: Elle est nouvelle aussi., en: It is new too. }
`;
