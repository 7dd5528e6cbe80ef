import { Given, Then } from '@cucumber/cucumber';
import { hydrateWithStoppedClock } from '../support/clock.ts';
import { expect } from '../support/expect.ts';
import type { SiteWorld } from '../support/world.ts';

Given(
  'my browser translates each page before its scripts have come',
  async function (this: SiteWorld) {
    // React says that it draws the page anew.
    this.problems.expect(/error #418/);
    await this.context.addInitScript(translate, { isLater: false });
    await this.context.route('**/assets/entry.client-*.js', async (route) => {
      await this.page.locator('main font').first().waitFor({ state: 'attached' });
      await route.continue();
    });
  },
);

Given('my browser translates each page once I can use it', async function (this: SiteWorld) {
  await this.context.addInitScript(translate, { isLater: true });
});

/** Of a page whose clock stands still. */
Given("the page's scripts have come", async function (this: SiteWorld) {
  await hydrateWithStoppedClock(this);
});

Then('what I read is translated', async function (this: SiteWorld) {
  const title = this.page.locator('main :is(h1, h2)').first();
  await expect(title.locator('font')).not.toHaveCount(0);
});

/**
 * Runs in the page, as a browser's own translation does: each text gives its place to elements that hold the
 * translation, here the same words, and so does each text that comes or changes later.
 */
function translate({ isLater }: { isLater: boolean }): void {
  const replaceTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const isWords = text instanceof Text && text.data.trim() !== '';
      if (isWords && !text.parentElement?.closest('font, script, textarea, option')) {
        texts.push(text);
      }
    }
    for (const text of texts) {
      const translation = document.createElement('font');
      translation.append(text.data);
      text.replaceWith(translation);
    }
  };
  // Some parts of a page become usable after the others.
  const isUsable = () =>
    [...document.querySelectorAll('main :is(h1, h2, h3), search')].every((title) =>
      Object.keys(title).some((key) => key.startsWith('__react')),
    );
  let hasBegun = false;
  new MutationObserver(() => {
    hasBegun ||= document.readyState !== 'loading' && (!isLater || isUsable());
    if (hasBegun) replaceTexts();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
