import { type Language, pageAddress } from './pages.ts';
import { Screen } from './screen.ts';
import { plain } from './words.ts';
import type { SiteWorld } from './world.ts';

/** One language's copy of the page being read. */
export interface Copy {
  readonly language: Language;
  readonly screen: Screen;
}

const readings = new WeakMap<SiteWorld, readonly Copy[]>();

/**
 * Opens a screen once for each language, side by side. Reading begins when the text is there: pictures
 * and scripts may still be under way.
 */
export async function openIn(
  world: SiteWorld,
  screen: string,
  languages: readonly Language[],
): Promise<void> {
  const opening = languages.map(async (language, index): Promise<Copy> => {
    const page = index === 0 ? world.page : await world.context.newPage();
    await page.goto(pageAddress(screen, language), { waitUntil: 'domcontentloaded' });
    return { language, screen: new Screen(page) };
  });
  readings.set(world, await Promise.all(opening));
}

export function copiesOf(world: SiteWorld): readonly Copy[] {
  const copies = readings.get(world);
  if (!copies) throw new Error('No page is being read: say first which one.');
  return copies;
}

/** The column of a table that speaks of a copy: as many columns a language as told, French first. */
export function columnsFor(
  world: SiteWorld,
  rows: readonly (readonly string[])[],
  width = 1,
): { copy: Copy; head: readonly string[]; body: readonly (readonly string[])[] }[] {
  return copiesOf(world).map((copy, index) => {
    const cells = rows.map((row) => row.slice(index * width, (index + 1) * width).map(plain));
    const [head = [], ...body] = cells;
    return { copy, head, body };
  });
}
