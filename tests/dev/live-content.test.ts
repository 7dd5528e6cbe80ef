import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { browserTimeoutMs, launchBrowser } from '../../scripts/browser/launch.ts';
import { openPage } from '../../scripts/browser/session.ts';
import { slow } from '../slow.ts';
import { copySite, type DevServer, type Site, startDev, untilAnswered } from './dev-server.ts';

vi.setConfig(slow);

const home = 'content/pages/home.yaml';
const headline = /(kind: hero[\s\S]*?\n {4}title:\n {6}fr: ).*/;
/** A whole development server beside whatever else the machine does. */
const waiting = { timeout: browserTimeoutMs };

let site: Site;
let server: DevServer;
let browser: Browser;
let page: Page;
let original: string;

beforeAll(async () => {
  site = await copySite();
  original = await site.read(home);
  expect(original).toMatch(headline);
  await site.write(home, original.replace('sections:', 'section:'));
  server = await startDev(site);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await site?.remove('.');
});

describe('the development server', () => {
  test('waits with a report when there is nothing right to show yet', async () => {
    await expect.poll(server.output, waiting).toContain('Nothing was compiled before');
    expect(server.output()).toMatch(/content\/pages\/home\.yaml:\d+:1 error unknown-key/);
    await site.write(home, original);
    await untilAnswered(server.url, 200);
  });

  test('shows a saved word on the open page, without a reload', async () => {
    page = await openPage(browser);
    await page.goto(server.url);
    await untilRouterStarted();
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
    const late = await openPage(browser);
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
    await site.write(home, original.replace(headline, '$1Un titre enregistré entre-temps'));
    await untilShown(`${server.url}/`, 'Un titre enregistré entre-temps');
    go?.();
    await late.getByRole('heading', { name: 'Un titre enregistré entre-temps' }).waitFor(waiting);
    await late.close();
    await site.write(home, original);
    await untilHidden(`${server.url}/`, 'Un titre enregistré entre-temps');
  });

  test('shows a word that was saved while the page was being hydrated', async () => {
    const late = await openPage(browser);
    await late.addInitScript(holdHydration);
    const connected = late.waitForEvent('websocket', waiting);
    await late.goto(server.url);
    await late.waitForFunction(
      () => Reflect.get(window, '__reactRouterDataRouter') !== undefined,
      undefined,
      waiting,
    );
    await late.evaluate(() => document.body.setAttribute('data-kept', 'yes'));
    const told = (await connected).waitForEvent('framereceived', {
      predicate: ({ payload }) => String(payload).includes('live-content:changed'),
      ...waiting,
    });
    await site.write(home, original.replace(headline, '$1Un titre enregistré trop tôt'));
    await told;
    // Whatever the page asks for because of it has come when what is asked for later has.
    await late.evaluate(() => fetch('/_.data').then((answer) => answer.text()));
    await late.evaluate(() => dispatchEvent(new Event('hydrate-now')));
    await late.getByRole('heading', { name: 'Un titre enregistré trop tôt' }).waitFor(waiting);
    expect(await late.getAttribute('body', 'data-kept')).toBe('yes');
    await late.close();
    await site.write(home, original);
    await untilHidden(`${server.url}/`, 'Un titre enregistré trop tôt');
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
    expect(text).toContain(`${site.root}/${home}:${line}:1`);
    expect(text).toMatch(new RegExp(`^> *${line} \\| descripion:$`, 'm'));
    expect(text).toContain('there is no section of kind `heros`, did you mean `hero`?');
    expect(text).toMatch(/home\.yaml:\d+:11 error unknown-kind/);
    expect(server.output()).toContain('2 mistakes in 1 file');

    const late = await openPage(browser);
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
    const connected = page.waitForEvent('websocket', waiting);
    await page.goto(server.url);
    await (await connected).waitForEvent('framereceived', {
      predicate: ({ payload }) => String(payload).includes('connected'),
      ...waiting,
    });
    await untilRouterStarted();
    expect(await page.locator('vite-error-overlay').count()).toBe(0);
  });

  test('answers at the address of a new page, and reloads the open one', async () => {
    // One page is hydrated, the other is not yet: what the framework would update in it is not there.
    const late = await openPage(browser);
    const [mistakes, updates] = [new Set<string>(), new Set<string>()];
    late.on('pageerror', ({ message }) => mistakes.add(message));
    late.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('js-update')) updates.add(String(payload));
      }),
    );
    await late.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    const connected = late.waitForEvent('websocket', waiting);
    await late.goto(server.url);
    await (await connected).waitForEvent('framereceived', waiting);
    const open = [page, late];
    for (const each of open) {
      await each.evaluate(() => document.body.setAttribute('data-kept', 'yes'));
    }
    await site.write('content/pages/brand-new.yaml', newPage);
    await untilAnswered(`${server.url}/brand-new`, 200);
    await untilAnswered(`${server.url}/en/brand-new`, 200);
    for (const each of open) {
      await expect.poll(() => each.getAttribute('body', 'data-kept'), waiting).toBeNull();
    }
    expect([...mistakes, ...updates]).toEqual([]);
    await late.close();
  });

  test('answers the assistant’s questions as the site does', async () => {
    const answer = await page.request.post(`${server.url}/api/chat`, {
      data: { model: 'none', messages: [{ role: 'user', content: 'Bonjour' }], stream: false },
    });
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ error: "model 'none' not found" });
  });
});

async function untilShown(url: string, text: string): Promise<void> {
  await expect.poll(async () => (await fetch(url)).text(), waiting).toContain(text);
}

async function untilHidden(url: string, text: string): Promise<void> {
  await expect.poll(async () => (await fetch(url)).text(), waiting).not.toContain(text);
}

/** The page hydrates when the browser has nothing else to do. */
async function untilRouterStarted(): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window, undefined, waiting);
}

/** Lets React begin to hydrate the page, and go on only at an event of the window. */
function holdHydration(): void {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  let router: unknown;
  const post = MessagePort.prototype.postMessage;
  // React goes on with its work in small pieces, by messages to itself.
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    const send = () => post.call(this, message);
    if (isHeld) waiting.push(send);
    else send();
  };
  // The router is made at the beginning of the hydration.
  Object.defineProperty(window, '__reactRouterDataRouter', {
    configurable: true,
    get: () => router,
    set: (made) => {
      router = made;
      isHeld = true;
    },
  });
  addEventListener('hydrate-now', () => {
    isHeld = false;
    for (const send of waiting) send();
  });
}

const newPage = `# yaml-language-server: $schema=../../schema/json/page.json
address: /brand-new
name: { fr: Toute nouvelle, en: Brand new }
title: { fr: Une page toute nouvelle, en: A page that is brand new }
description:
  fr: Une page que l'essai ajoute pendant que le serveur tourne, pour voir qu'elle est servie aussitôt.
  en: A page that the test adds while the server is running, to see that it is served at once.
sections:
  - kind: statement
    id: top
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
