import type { Language } from '#schema/languages.ts';

type Wish = {
  /** None for digits; `words`, and behind it `feminine`, for words. */
  steps: readonly string[];
  /** What is counted: one of it, and several. None for the number alone. */
  nouns: readonly string[];
  language: Language;
};

/** Numbers that running text writes in words; higher ones, and other languages, have digits. */
const inWords: { readonly [Each in Language]?: readonly string[] } = {
  fr: 'aucun un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
    ' ',
  ),
  en: 'no one two three four five six seven eight nine ten eleven twelve'.split(' '),
};

const feminine: { readonly [Each in Language]?: readonly string[] } = { fr: ['aucune', 'une'] };

/** `9`, `neuf`, `neuf agents`, `une étude`; undefined for a wish of another form. */
export function formatCount(count: number, { steps, nouns, language }: Wish): string | undefined {
  const wanted = steps.join('.');
  if (!['', 'words', 'words.feminine'].includes(wanted)) return undefined;
  if (nouns.length !== 0 && nouns.length !== 2) return undefined;
  const digits = new Intl.NumberFormat(language).format(count);
  const own = wanted === 'words.feminine' ? feminine[language]?.[count] : undefined;
  const number = wanted === '' ? digits : (own ?? inWords[language]?.[count] ?? digits);
  const [one, many] = nouns;
  if (one === undefined) return number;
  return `${number} ${new Intl.PluralRules(language).select(count) === 'one' ? one : many}`;
}
