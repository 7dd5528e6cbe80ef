/** Words that a sentence cannot do without, and that names, addresses and terms seldom have two of. */
const smallWords = {
  fr: 'le les des une est sont dans avec pour vous nous votre vos nos sur qui que aux ce cette ou et'.split(
    ' ',
  ),
  en: 'the and of with your our for is are this that to in on from by or'.split(' '),
};

/** The texts of a page that are written in the other language than the page, or their own mark, says. */
export function foreignSentences(document: Document): string[] {
  return [...document.querySelectorAll('body *')].flatMap((parent) => {
    if (parent.closest('script, style')) return [];
    const said = parent.closest('[lang]')?.getAttribute('lang') === 'en' ? 'en' : 'fr';
    const other = said === 'en' ? 'fr' : 'en';
    return [...parent.childNodes]
      .filter((node) => node.nodeType === node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? '')
      .filter((text) => {
        const spoken = new Set(text.toLowerCase().split(/[^\p{L}]+/u));
        const count = (words: readonly string[]) => words.filter((word) => spoken.has(word)).length;
        return count(smallWords[other]) > 1 && count(smallWords[other]) > count(smallWords[said]);
      });
  });
}
