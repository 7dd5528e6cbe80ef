import { Given, Then } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import type { SiteWorld } from '../support/world.ts';

Given(
  /^my browser translates each page(, its form included,)? before its scripts have come$/,
  async function (this: SiteWorld, formIncluded: string | undefined) {
    // React says that it draws the form anew.
    if (formIncluded) this.problems.expect(/error #418/);
    await this.context.addInitScript(translate, { isLater: false });
    await this.context.route('**/assets/entry.client-*.js', async (route) => {
      await this.page.locator('main font').first().waitFor({ state: 'attached' });
      await route.fallback();
    });
  },
);

Given(
  'my browser translates each part of a page once I can use it',
  async function (this: SiteWorld) {
    await this.context.addInitScript(translate, { isLater: true });
  },
);

Then('what I read is translated', async function (this: SiteWorld) {
  const title = this.page.locator('main :is(h1, h2)').first();
  await expect(title.locator('font')).not.toHaveCount(0);
});

/**
 * Runs in the page, as a browser's own translation does: each text gives its place to elements that hold the
 * translation, here the same words, and so does each text that comes or changes later.
 */
function translate({ isLater }: { isLater: boolean }): void {
  const busy = new WeakSet<Element>();
  const awake = new WeakSet<Element>();
  const noteIslands = () => {
    for (const island of document.querySelectorAll('[data-island]')) {
      if (island.ariaBusy === 'true') busy.add(island);
      else if (busy.has(island)) awake.add(island);
    }
  };
  const isTranslated = ({ parentElement }: Text) => {
    if (!parentElement || parentElement.closest('font, script, textarea, option')) return false;
    const island = parentElement.closest('[data-island]');
    return !isLater || !island || awake.has(island);
  };
  const replaceTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text instanceof Text && text.data.trim() !== '' && isTranslated(text)) texts.push(text);
    }
    for (const text of texts) {
      const translation = document.createElement('font');
      translation.append(text.data);
      text.replaceWith(translation);
    }
  };
  const look = () => {
    noteIslands();
    if (document.readyState !== 'loading') replaceTexts();
  };
  // A page that is read to its end may not change before its scripts come.
  document.addEventListener('readystatechange', look);
  const changes = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, changes);
}
