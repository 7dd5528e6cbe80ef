import { Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { encodeAddress } from '#schema/addresses.ts';
import { routes } from '../../app/generated/routes.ts';
import { untilHydrated } from '../../scripts/browser/hydration.ts';
import { addressOf } from '../support/destinations.ts';
import { documentAskedFor } from '../support/document-request.ts';
import { expect } from '../support/expect.ts';
import { type Language, pageAddress } from '../support/pages.ts';
import { Screen } from '../support/screen.ts';
import type { SiteWorld } from '../support/world.ts';

const lines = {
  'saves data': { saveData: true, effectiveType: '4g' },
  'has a slow line': { saveData: false, effectiveType: '3g' },
} as const;
const heldPictures = new WeakMap<SiteWorld, () => void>();
const untilAskedInVain = new WeakMap<SiteWorld, Promise<void>>();
const documentsLoaded = new WeakMap<SiteWorld, string[]>();
const scriptsOfDemo = '**/assets/demo-*.js';
const tabs = new WeakMap<SiteWorld, string>();

Given(
  /^my browser (saves data|has a slow line)$/,
  async function (this: SiteWorld, what: keyof typeof lines) {
    await this.context.addInitScript((line) => {
      Object.defineProperty(navigator, 'connection', { value: line });
    }, lines[what]);
  },
);

Given(
  'I read the {screen} page, of which a picture is still on its way',
  async function (this: SiteWorld, screen: string) {
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    heldPictures.set(this, resolve);
    await this.context.route('**/walls/*', async (route) => {
      await arrived;
      await route.continue();
    });
    await this.page.goto(pageAddress(screen, this.language), { waitUntil: 'commit' });
    await untilHydrated(this.page);
  },
);

Given("the scripts of the demo form's page cannot be fetched", async function (this: SiteWorld) {
  this.problems.expect(/Failed to load resource/);
  const { promise, resolve } = Promise.withResolvers<void>();
  untilAskedInVain.set(this, promise);
  const documents: string[] = [];
  documentsLoaded.set(this, documents);
  this.page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  this.page.on('requestfailed', (request) => {
    if (request.url().includes('/assets/')) resolve();
  });
  await this.context.route(scriptsOfDemo, (route) => route.abort());
});

Given(
  'they have been asked for in vain, and can be fetched again',
  async function (this: SiteWorld) {
    await untilAskedInVain.get(this);
    await this.context.unroute(scriptsOfDemo);
  },
);

Then('no page has been loaded but the {screen} page', function (this: SiteWorld, screen: string) {
  expect(documentsLoaded.get(this)).toEqual([pageAddress(screen, this.language)]);
});

When('the picture arrives', async function (this: SiteWorld) {
  // The browser tells with its frames which links are in sight.
  await this.page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await this.page.evaluate(() => document.readyState)).not.toBe('complete');
  heldPictures.get(this)?.();
  await this.page.waitForLoadState('load');
});

When(
  "I point at the footer's link to the {screen} page",
  async function (this: SiteWorld, screen: string) {
    await untilHydrated(this.page);
    await footerLink(this, screen).hover();
  },
);

Given("I point at the header's link to the demo form", async function (this: SiteWorld) {
  await untilHydrated(this.page);
  const address = addressOf('demo form', this.language);
  await new Screen(this.page).header.locator(`a[href="${address}"]:visible`).hover();
});

Given('I point at the link to the file of licences', async function (this: SiteWorld) {
  await untilHydrated(this.page);
  await new Screen(this.page).main.locator('a[href="/licences.txt"]').hover();
});

Given('I put the keyboard on the link to the content', async function (this: SiteWorld) {
  await untilHydrated(this.page);
  await this.page.locator('a[href="#content"]').focus();
});

When(
  "I open the footer's link to the {screen} page in a tab of its own",
  async function (this: SiteWorld, screen: string) {
    await untilHydrated(this.page);
    const link = footerLink(this, screen);
    const opened = documentAskedFor(this.context);
    await link.click({ modifiers: ['Control'] });
    tabs.set(this, await opened);
  },
);

Then(
  'that tab shows the {screen} page in {siteLanguage}',
  async function (this: SiteWorld, screen: string, language: Language) {
    const opened = tabs.get(this);
    if (!opened) throw new Error('No tab was opened.');
    expect(opened).toBe(this.site.origin + pageAddress(screen, language));
    expect((await fetch(opened)).ok).toBe(true);
  },
);

Then('the {screen} page has been fetched ahead', async function (this: SiteWorld, screen: string) {
  const wanted = dataAddress(screen, this.language);
  await expect
    .poll(async () => (await pagesFetched(this)).map(({ path }) => path))
    .toContain(wanted);
});

Then('only pages of the site have been fetched ahead', async function (this: SiteWorld) {
  const pages = routes.map(({ address }) => dataOf(encodeAddress(address)));
  for (const { path } of await pagesFetched(this)) expect(pages).toContain(path);
});

Then('nothing has been fetched ahead of the complete page', async function (this: SiteWorld) {
  const complete = await this.page.evaluate(
    () => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart,
  );
  const starts = (await pagesFetched(this)).map(({ start }) => start);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(complete);
});

Then(
  'the {screen} page has not been asked for again',
  async function (this: SiteWorld, screen: string) {
    const paths = (await pagesFetched(this)).map(({ path }) => path);
    expect(paths).not.toContain(dataAddress(screen, this.language));
  },
);

Then(
  'of all pages, only the {screen} page has been fetched',
  async function (this: SiteWorld, screen: string) {
    // A page may be shown a moment before the browser lists what it was made of.
    const paths = async () => (await pagesFetched(this)).map(({ path }) => path);
    await expect
      .poll(async () => [...new Set(await paths())])
      .toEqual([dataAddress(screen, this.language)]);
  },
);

/** From now on the page records which of its sections stand, each time that some come or go. */
Given('I watch what is drawn', async function (this: SiteWorld) {
  await new Screen(this.page).main.evaluate((main) => {
    const record = () => {
      const ids = [...main.querySelectorAll(':scope > section')].map(({ id }) => id);
      performance.mark('drawn', { detail: ids });
    };
    new MutationObserver(record).observe(main, { childList: true });
  });
});

Then(
  'what is on the screen was drawn before the rest of the page',
  async function (this: SiteWorld) {
    const { main } = new Screen(this.page);
    const drawn = () =>
      main.evaluate(() =>
        performance.getEntriesByName('drawn').map((mark) => ('detail' in mark ? mark.detail : [])),
      );
    await expect.poll(async () => (await drawn()).length).toBeGreaterThan(1);
    const onScreen = await main.evaluate((element) =>
      [...element.querySelectorAll(':scope > section')]
        .filter((section) => {
          const { top, bottom } = section.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        })
        .map(({ id }) => id),
    );
    expect((await drawn())[0]).toEqual(onScreen);
  },
);

function footerLink({ page, language }: SiteWorld, screen: string): Locator {
  return new Screen(page).footer.locator(`a[href="${addressOf(screen, language)}"]`).first();
}

/** Where the router asks for the data of a page. */
function dataAddress(screen: string, language: Language): string {
  return dataOf(pageAddress(screen, language));
}

function dataOf(address: string): string {
  return address === '/' ? '/_.data' : `${address}.data`;
}

/** The data of pages that the browser has asked for since the page began, and when. */
async function pagesFetched({ page }: SiteWorld): Promise<{ path: string; start: number }[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, start: startTime }))
      .filter(({ path }) => path.endsWith('.data')),
  );
}
