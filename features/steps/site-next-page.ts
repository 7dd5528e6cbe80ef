import { Given, Then, When } from '@cucumber/cucumber';
import { untilHydrated } from '../../scripts/browser/hydration.ts';
import { addressOf } from '../support/destinations.ts';
import { expect } from '../support/expect.ts';
import { type Language, pageAddress } from '../support/pages.ts';
import { Screen } from '../support/screen.ts';
import type { SiteWorld } from '../support/world.ts';

const lines = {
  'saves data': { saveData: true, effectiveType: '4g' },
  'has a slow line': { saveData: false, effectiveType: '3g' },
} as const;
const heldPictures = new WeakMap<SiteWorld, () => void>();

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
    const address = addressOf(screen, this.language);
    await new Screen(this.page).footer.locator(`a[href="${address}"]`).first().hover();
  },
);

Then('the {screen} page has been fetched ahead', async function (this: SiteWorld, screen: string) {
  const wanted = dataAddress(screen, this.language);
  await expect
    .poll(async () => (await pagesFetched(this)).map(({ path }) => path))
    .toContain(wanted);
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
    const paths = (await pagesFetched(this)).map(({ path }) => path);
    expect([...new Set(paths)]).toEqual([dataAddress(screen, this.language)]);
  },
);

/** Where the router asks for the data of a page. */
function dataAddress(screen: string, language: Language): string {
  const address = pageAddress(screen, language);
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
