/** Words that carry no topic, normalised, in French and English. */
const silent = new Set(
  (
    'a ai au aux avec avez ca ce ces cet cette combien comme comment dans de des du elle elles en ' +
    'est et etes etre eu fait faire il ils je la le les leur lui ma mais me mes moi mon ne nos notre nous on ' +
    'ou par pas peut peux plus pour pouvez puis qu quand que quel quelle quelles quels qui quoi sa se ' +
    'ses si son sont sur ta te tes toi ton tu un une vos votre vous y ' +
    'about am an and any are as at be been but by can could did do does for from had has have how i if in ' +
    'into is it its me my no not of on or our she so than that the their them there they this to up us ' +
    'was we were what when where which who why will with would you your'
  ).split(' '),
);

/** A text's words, lowercased and without accents. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words that say what a text is about; elisions (`l'`, `qu'`) and single letters fall away. */
export function topicsOf(text: string): string[] {
  return wordsOf(text).filter((word) => (word.length > 1 || /\d/.test(word)) && !silent.has(word));
}

/** The same, cut to stems. */
export function stemsOf(text: string): string[] {
  return topicsOf(text).map(stem);
}

/** Plurals, feminines and the commonest endings of both languages, so that forms of a word meet. */
export function stem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=..)[sx]$/, '');
  const root = word
    .replace(/(?:aux|als)$/, 'al')
    .replace(/[sx]$/, '')
    .replace(/(?:ements?|ments?|ations?|itions?|ions?|ing|ees?|ed|er|ez|e)$/, '');
  return root.length >= 3 ? root : word;
}
