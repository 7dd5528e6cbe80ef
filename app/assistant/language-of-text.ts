import { type Language, languages } from '#schema/languages.ts';

/** Small words that one language uses and the others do not. */
const smallWords: Readonly<Partial<Record<Language, string>>> = {
  fr:
    'au aux avec ce ces cette dans de des du elle est et il je la le les leur mais ne nos notre nous ' +
    'ou par pas pour que qui sa se ses sont sur un une votre vos vous',
  en:
    'about an and are as at be by can for from have i in is it its not of or our that the their they ' +
    'this to we what which with you your',
};

const wordSets = languages.map((language) => ({
  language,
  words: new Set(smallWords[language]?.split(' ')),
}));

/** Whether a word is one of those small words, whose ever. */
export function isSmallWord(word: string): boolean {
  return wordSets.some(({ words }) => words.has(word));
}

/** The language of a paragraph by its small words; undefined when they do not tell. */
export function languageOfText(text: string): Language | undefined {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [best, next] = wordSets
    .map(({ language, words }) => ({
      language,
      count: found.filter((one) => words.has(one)).length,
    }))
    .sort((a, b) => b.count - a.count);
  return best && best.count > (next?.count ?? 0) ? best.language : undefined;
}
