import { cardOf } from '../../build/card-of.ts';
import { drawCard } from '../../content/art/card.ts';
import { wallFiles } from '../../content/emit/walls.ts';
import { wallFilesOf } from '../../content/resolve/walls.ts';
import type { LiveSite } from '../../dev/live-site.ts';
import type { SharePicture } from '../api.ts';

/** The picture that is shown where the address of a page is shared, as it would be built now. */
export async function sharePicture(
  live: Pick<LiveSite, 'follow'>,
  address: string,
): Promise<SharePicture | undefined> {
  const { compiled } = await live.follow();
  const route = compiled?.routes.find((each) => each.address === address);
  if (!compiled || !route) return undefined;
  const made = compiled.pages[route.language].find(({ page }) => page.id === route.page);
  if (!made) return undefined;
  const { page, file } = made;
  const [, wall = ''] = wallFiles(compiled).find(([name]) => name === `walls/${page.id}.svg`) ?? [];
  const language = page.contentLanguage;
  const card = cardOf(page, compiled.site[language], wall);
  const owner = wallFilesOf(compiled.project).get(page.id);
  const words = Object.entries(owner?.value.walls?.opening ?? {});
  return {
    svg: drawCard(card),
    texts: [
      { file: file.path, at: [], text: card.title },
      // The words of a wall are set beside each other: the first of them opens them all.
      ...(owner ? words.slice(0, 1) : []).map(([word]) => ({
        file: owner?.path ?? '',
        at: ['walls', 'opening', word],
        text: words.map(([, value]) => value).join(', '),
      })),
      { file: 'content/site.yaml', at: ['tagline', language], text: card.line },
      { file: 'content/site.yaml', at: ['product'], text: card.product },
    ],
  };
}
