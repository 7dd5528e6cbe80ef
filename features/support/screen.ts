import type { Locator, Page } from '@playwright/test';
import { plain, whole } from './words.ts';

/** A link as its reader sees it: its words, and where it leads (without scheme and host on this site). */
export interface FoundLink {
  readonly words: string;
  readonly leadsTo: string;
}

/** One page of the site as a visitor finds it: blocks under headlines, with items, figures and links. */
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

  /** The contents of a long text. */
  get contents(): Locator {
    return this.main.getByRole('navigation', { name: /^(?:Sommaire|Contents)$/ });
  }

  /** What a screen reader is told when a page comes in the place of another. */
  get announcement(): Locator {
    return this.page.locator('[aria-live="polite"]').first();
  }

  /** The line of the head that names the page's address to search engines. */
  get canonical(): Locator {
    return this.page.locator('link[rel="canonical"]');
  }

  part(title: string): Locator {
    return this.main.getByRole('heading', { level: 2, name: whole(title) });
  }

  /** What stands under a headline, the headline included. */
  block(headline: string): Locator {
    return this.main.getByRole('region', { name: whole(headline) });
  }

  /** A numbered article of a legal page. */
  article(title: string): Locator {
    return this.main.getByRole('article', { name: whole(title) });
  }

  table(caption: string): Locator {
    return this.main.getByRole('table', { name: whole(caption) });
  }

  /** The cards, rows or steps under a headline: what has a title of its own. */
  items(headline: string): Locator {
    const title = this.page.getByRole('heading', { level: 3 });
    return this.block(headline).getByRole('listitem').filter({ has: title });
  }

  item(title: string): Locator {
    const heading = this.page.getByRole('heading', { level: 3, name: whole(title) });
    return this.main.getByRole('listitem').filter({ has: heading });
  }

  async itemTitles(headline: string): Promise<string[]> {
    return textsOf(this.block(headline).getByRole('heading', { level: 3 }));
  }

  /** The figures under a headline with what each one counts. */
  async figures(headline: string): Promise<string[][]> {
    const block = this.block(headline);
    const values = await textsOf(block.getByRole('definition'));
    const meanings = await textsOf(block.getByRole('term'));
    return values.map((value, index) => [value, meanings[index] ?? '']);
  }

  /** The headlines of a level, in order. */
  async headlines(level: 1 | 2): Promise<string[]> {
    return textsOf(this.main.getByRole('heading', { level }));
  }
}

export async function textsOf(found: Locator): Promise<string[]> {
  return (await found.allTextContents()).map(plain);
}

export async function linksOf(container: Locator): Promise<FoundLink[]> {
  const ways = await container.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const { origin, href } = new URL(link.getAttribute('href') ?? '', location.href);
      const isHere = origin === location.origin;
      return {
        words: link.textContent ?? '',
        leadsTo: isHere ? href.slice(origin.length) : href,
      };
    }),
  );
  return ways.map(({ words, leadsTo }) => ({ words: plain(words), leadsTo }));
}

/** What a table says, row by row, its heads included, and a column's name only where it is the head. */
export async function cellsOf(table: Locator): Promise<string[][]> {
  const rows = await table
    .getByRole('row')
    .evaluateAll((found) =>
      found.map((row) =>
        Array.from(row.children, (cell) =>
          Array.from(cell.childNodes, (part) =>
            part instanceof Element && part.ariaHidden === 'true' ? '' : part.textContent,
          ).join(''),
        ),
      ),
    );
  return rows.map((cells) => cells.map(plain));
}
