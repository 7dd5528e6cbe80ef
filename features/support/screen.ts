import type { Locator, Page } from '@playwright/test';

/** One page of the site as a visitor finds it: header, content with its parts, and footer. */
export class Screen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  get footer(): Locator {
    return this.page.getByRole('contentinfo');
  }

  /** The links of the header; a small screen folds them. */
  get navigation(): Locator {
    return this.header.getByRole('navigation').first();
  }

  /** What opens the links of the header on a small screen. */
  get menuButton(): Locator {
    return this.header.locator('summary');
  }

  /** The links of the header once they are unfolded on a small screen. */
  get menu(): Locator {
    return this.header.getByRole('navigation', { name: 'Menu' });
  }

  get switcher(): Locator {
    return this.header.getByRole('navigation', { name: /^(?:Langue|Language)$/ });
  }

  /** The line of the head that names the page's address to search engines. */
  get canonical(): Locator {
    return this.page.locator('link[rel="canonical"]');
  }

  /** The part that bears this id in content/. */
  part(id: string): Locator {
    return this.main.locator(`[id="${id}"]`);
  }

  /** The cards, rows or steps of a part: what has a title of its own. */
  itemsOf(id: string): Locator {
    const title = this.page.getByRole('heading', { level: 3 });
    return this.part(id).getByRole('listitem').filter({ has: title });
  }
}
