import { inLanguage, withoutLanguage } from '#schema/addresses.ts';
import type { PageName } from '../../api.ts';

/**
 * Where the frame goes when the page that it shows is there no more: to the page's new address, or home.
 *
 * @returns undefined while the page is where it was
 */
export function pageAfter(
  here: string,
  before: readonly PageName[],
  after: readonly PageName[],
): string | undefined {
  // While there is a mistake in the content, no page is known.
  if (after.length === 0 || after.some(({ address }) => address === here)) return undefined;
  const gone = before.find(({ address }) => address === here);
  if (!gone) return undefined;
  const moved = after.find(
    ({ language, name, address }) =>
      language === gone.language &&
      name === gone.name &&
      !before.some((each) => each.address === address),
  );
  return moved?.address ?? inLanguage('/', gone.language);
}

/** Where the frame goes to show what these pages bear: the same page in another language, or the best one. */
export function pageToShow(here: string, pages: readonly PageName[]): string | undefined {
  if (pages.some(({ address }) => address === here)) return undefined;
  const path = withoutLanguage(here);
  const same = pages.find(({ address }) => withoutLanguage(address) === path);
  return (same ?? pages[0])?.address;
}
