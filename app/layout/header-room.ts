import type { NavigationData } from '#schema/compiled.ts';

/** The longest word of the product’s name beside which the demo button has room on a phone, letters. */
const maxShortWordLetters = 6;
/** The most letters that name, links and demo button have room for side by side, from 1200 px on. */
const maxLettersInRow = 78;

/** What the header can show, by the letters of its texts. */
export function headerRoom(
  product: string,
  { header, demo }: Pick<NavigationData, 'header' | 'demo'>,
): { hasLongName: boolean; isFolded: boolean } {
  const texts = [product, demo.label, ...header.map(({ label }) => label)];
  const letters = texts.reduce((sum, text) => sum + [...text].length, 0);
  return {
    hasLongName: product.split(' ').some((word) => [...word].length > maxShortWordLetters),
    isFolded: letters > maxLettersInRow,
  };
}
