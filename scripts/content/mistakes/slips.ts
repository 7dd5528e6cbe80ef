import type { Words } from '#schema/words.ts';

/*
 * Slips of the hand that are told in two ways: at the line that one repair of the whole file changes, or, where several were
 * made at once, where YAML gives up.
 */

export const tabInIndentation: Words = {
  en: 'a tab stands in the indentation',
  fr: 'il y a une tabulation dans le retrait',
};

export const noSpaceAfterDash: Words = {
  en: 'the space after `-` is missing',
  fr: 'il manque une espace après `-`',
};

export function noClosing(mark: string): Words {
  return {
    en: `the text that starts here has no closing ${mark}`,
    fr: `le texte qui commence ici n’a pas de ${mark} final`,
  };
}

export function noOpening(mark: string): Words {
  return {
    en: `the text that ends here has no opening ${mark}`,
    fr: `le texte qui finit ici n’a pas de ${mark} initial`,
  };
}
