import { ask, type HtmlPage } from './html.ts';

export interface ShownWall {
  /** The address of the page that shows it. */
  readonly page: string;
  /** What it is drawn from, such as its bond and its opening, as its file says. */
  readonly words: ReadonlyMap<string, string>;
}

/** The walls that these pages show at their top, or at their end; a page may open with another picture. */
export async function readShownWalls(
  origin: string,
  pages: readonly HtmlPage[],
  place: 'opening' | 'closing',
): Promise<ShownWall[]> {
  const walls = pages.map(async ({ address, document }) => {
    const opening = document.querySelector('main section:has(h1) img[src^="/walls/"]');
    const closing = document.querySelector('main > img[src^="/walls/"]:last-child');
    const source = (place === 'opening' ? opening : closing)?.getAttribute('src');
    return source ? [{ page: address, words: await wordsOf(origin + source) }] : [];
  });
  return (await Promise.all(walls)).flat();
}

async function wordsOf(address: string): Promise<Map<string, string>> {
  const { body } = await ask(address);
  const description = /<desc>([^<]+)<\/desc>/u.exec(body)?.[1];
  if (description === undefined) throw new Error(`${address} does not say what it is drawn from.`);
  return new Map(description.split(', ').map(pairOf));
}

function pairOf(words: string): [name: string, word: string] {
  const [name = '', word = ''] = words.split(' ');
  return [name, word];
}
