import { launchBrowser } from '../../scripts/test/browser/launch.ts';
import { type BuiltPage, builtPages, notFoundPages } from './built-pages.ts';
import { type Outline, outlineOf } from './outline.ts';

export interface ReadPage extends Outline {
  address: string;
}

export interface ReadSite {
  /** Every page, aliases included. */
  pages: readonly ReadPage[];
  notFound: readonly ReadPage[];
}

/** Reads every built page with a browser's own parser. */
export async function readSite(): Promise<ReadSite> {
  const browser = await launchBrowser();
  try {
    const reader = await browser.newPage();
    const readAll = async (pages: BuiltPage[]): Promise<ReadPage[]> => {
      const outlines: ReadPage[] = [];
      for (const { address, html } of pages) {
        outlines.push({ address, ...(await reader.evaluate(outlineOf, html)) });
      }
      return outlines;
    };
    return { pages: await readAll(builtPages()), notFound: await readAll(notFoundPages()) };
  } finally {
    await browser.close();
  }
}

/** A path as it stands in an absolute address. */
export function pathOf(absolute: string): string {
  return decodeURIComponent(new URL(absolute).pathname);
}
