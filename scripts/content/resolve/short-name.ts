/** A longer name of the product counts as so many letters: to rename the site makes no text too long. */
const maxCountedNameCharacters = 8;

/** How many characters a text has, the product’s name counted as a short one. */
export function lengthOf(text: string, product: string): number {
  return [...text.replaceAll(product, [...product].slice(0, maxCountedNameCharacters).join(''))]
    .length;
}
