import type { Page } from '@playwright/test';

/** Words that a sentence cannot do without, and that names, addresses and terms seldom have two of. */
const smallWords = {
  fr: 'le les des une est sont dans avec pour vous nous votre vos nos sur qui que aux ce cette ou et',
  en: 'the and of with your our for is are this that to in on from by or',
};

/** The texts of a page that are written in the other language than the page, or their own mark, says. */
export async function foreignSentences(page: Page): Promise<string[]> {
  return page.evaluate((words) => {
    const lists = { fr: words.fr.split(' '), en: words.en.split(' ') };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      const parent = parentElement?.closest('script, style, title') ? null : parentElement;
      const text = nodeValue?.trim() ?? '';
      if (!parent || text === '') continue;
      const said = parent.closest('[lang]')?.getAttribute('lang') === 'en' ? 'en' : 'fr';
      const other = said === 'en' ? 'fr' : 'en';
      const spoken = text.toLowerCase().split(/[^\p{L}]+/u);
      const count = (list: string[]) => new Set(spoken.filter((word) => list.includes(word))).size;
      if (count(lists[other]) > 1 && count(lists[other]) > count(lists[said])) found.push(text);
    }
    return found;
  }, smallWords);
}
