import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from '@playwright/test';
import { addressOf, isPlace } from '../support/destinations.ts';
import { expect } from '../support/expect.ts';
import { idOf } from '../support/parts.ts';
import { copiesOf } from '../support/reading.ts';
import { Screen } from '../support/screen.ts';
import { scrolledPositions, scrollPosition, traceScrolling } from '../support/scroll-trace.ts';
import type { SiteWorld } from '../support/world.ts';

const smallScreen = { width: 360, height: 640 };
/** A smooth scroll passes through others before the last one, however few on a busy machine; a jump has one. */
const smoothScrollPositions = 2;

const placesLeft = new WeakMap<SiteWorld, number>();

Given('I have a small screen without scripts', async function (this: SiteWorld) {
  await this.openSession({ viewport: smallScreen, javaScriptEnabled: false });
});

/** By where it leads: its words are the editors'. */
When(
  /^I follow the (header|footer|content|contents|menu)'s link to (.+?)(?: page)?$/,
  async function (this: SiteWorld, place: keyof typeof places, destination: string) {
    await followLink(this, place, destination);
  },
);

export async function followLink(
  world: SiteWorld,
  place: keyof typeof places,
  destination: string,
): Promise<void> {
  const address = addressOf(nameOf(destination), world.language);
  // A place within the page that is read is written without it.
  const within = address.replace(new URL(world.page.url()).pathname, '');
  const link = places[place](new Screen(world.page))
    .locator(`a:is([href="${address}"], [href="${within}"]):visible`)
    .first();
  if (world.runsScripts) {
    await link.scrollIntoViewIfNeeded();
    await traceScrolling(world.page);
  }
  await link.click();
}

/** "the legal notice page" is the screen "legal notice", "the demo form" the place "demo form". */
function nameOf(destination: string): string {
  return isPlace(destination) ? destination : destination.replace(/^the /u, '');
}

const places = {
  header: ({ header }: Screen) => header,
  footer: ({ footer }: Screen) => footer,
  content: ({ main }: Screen) => main,
  contents: ({ main }: Screen) => main.getByRole('navigation').first(),
  menu: ({ menu }: Screen) => menu,
} as const;

When('I open the menu', async function (this: SiteWorld) {
  await new Screen(this.page).menuButton.click();
});

Given(
  'I follow a link to the {screen} page far down the page',
  async function (this: SiteWorld, screen: string) {
    const address = addressOf(screen, this.language);
    const link = new Screen(this.page).main.locator(`a[href="${address}"]`).first();
    await link.evaluate((element) =>
      element.scrollIntoView({ behavior: 'instant', block: 'center' }),
    );
    placesLeft.set(this, await scrollPosition(this.page));
    await link.click();
    await expect.poll(() => scrollPosition(this.page)).toBe(0);
  },
);

/** How many links each list of it has, in order. */
Then(
  'the navigations have lists of so many links, which a screen reader tells:',
  function (this: SiteWorld, table: DataTable) {
    for (const { page } of copiesOf(this)) {
      for (const { navigation = '', links } of table.hashes()) {
        const nav = page.document.querySelector(navigations[navigation] ?? navigation);
        const lists = [...(nav?.querySelectorAll('ul[role="list"]') ?? [])];
        expect(lists.map(({ children }) => children.length).join(', '), navigation).toBe(links);
        expect(nav?.hasAttribute('aria-label') || nav?.hasAttribute('aria-labelledby')).toBe(true);
      }
    }
  },
);

const navigations: Readonly<Record<string, string>> = {
  header: 'header > div > nav',
  switcher: 'header nav:has(a[lang])',
  footer: 'footer nav',
  contents: 'main nav',
};

Then(
  'the page scrolls smoothly to {string} of the {screen} page',
  async function (this: SiteWorld, part: string, screen: string) {
    const positions = await scrolledPositions(headingOf(this, part, screen));
    expect(positions.length).toBeGreaterThanOrEqual(smoothScrollPositions);
  },
);

Then(
  '{string} of the {screen} page is in front of me',
  async function (this: SiteWorld, part: string, screen: string) {
    await expect(headingOf(this, part, screen)).toBeInViewport();
  },
);

Then('the demo form is in front of me', async function (this: SiteWorld) {
  await expect(new Screen(this.page).main.getByRole('form')).toBeInViewport();
});

/** At the next stop after it: the place itself need not be one. */
Then('the keyboard continues there', async function (this: SiteWorld) {
  await this.page.keyboard.press('Tab');
  const isBehindPlace = () => {
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const stop = document.activeElement;
    if (!place || !stop || stop === document.body) return false;
    return (place.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };
  expect(await this.page.evaluate(isBehindPlace)).toBe(true);
});

When('I go forward', async function (this: SiteWorld) {
  await this.page.goForward();
});

Then('I am at the top of the page', async function (this: SiteWorld) {
  await expect.poll(() => scrollPosition(this.page)).toBe(0);
});

Then('I am where I was', async function (this: SiteWorld) {
  await expect.poll(() => scrollPosition(this.page)).toBe(placesLeft.get(this));
});

export async function expectThereAtOnce(world: SiteWorld, part: string, screen: string) {
  expect(await scrolledPositions(headingOf(world, part, screen))).toHaveLength(1);
}

function headingOf(world: SiteWorld, part: string, screen: string): Locator {
  return new Screen(world.page).part(idOf(screen, part)).getByRole('heading', { level: 2 }).first();
}
