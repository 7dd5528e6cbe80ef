import { pages } from '../../app/generated/pages.server.ts';
import { routes } from '../../app/generated/routes.ts';
import type { Language } from '../../scripts/test/screens.ts';
import type { HtmlPage } from './html.ts';
import { textOf } from './part.ts';
import { plain } from './words.ts';

/**
 * What is written for the assistant, for machines and for what follows a sending, and the entries of
 * collections, of which a part shows a choice.
 */
const unseen = new Set(['keywords', 'entries', 'entry', 'confirmation', 'mailDraft', 'errorTitle']);
const leastLetters = 12;

/**
 * Texts of content/ that stand on a page, but not in the part for which they were written, or in the
 * other language: one line each. A text that is the same in both languages is a name.
 */
export async function misplacedTexts(
  read: (address: string) => Promise<HtmlPage>,
): Promise<string[]> {
  const found: string[] = [];
  for (const { page, language, address, canonical, contentLanguage } of routes) {
    if (address !== canonical || contentLanguage !== language) continue;
    const own = await sectionsOf(language, page);
    const other = await sectionsOf(language === 'fr' ? 'en' : 'fr', page);
    if (!own) continue;
    const { document } = await read(address);
    for (const section of own) {
      const element = document.getElementById(section.id);
      if (!element) continue;
      const said = [element, ...element.querySelectorAll('[alt], [aria-label]')]
        .map(wordsOf)
        .join('\n');
      const counterpart = other?.find(({ id }) => id === section.id);
      const missing = section.texts.filter((text) => !said.includes(text));
      const marked = [...element.querySelectorAll('[lang]')].map(textOf).join('\n');
      const foreign = (counterpart?.texts ?? []).filter(
        (text) => !section.texts.includes(text) && said.includes(text) && !marked.includes(text),
      );
      found.push(...missing.map((text) => `${address}#${section.id} lacks "${text}"`));
      found.push(...foreign.map((text) => `${address}#${section.id} says "${text}"`));
    }
  }
  return found;
}

function wordsOf(element: Element): string {
  const names = ['alt', 'aria-label'].map((name) => element.getAttribute(name) ?? '');
  return plain([textOf(element), ...names].join(' '));
}

async function sectionsOf(language: Language, page: string) {
  const loaded = await pages[`${language} ${page}`]?.();
  return loaded?.page.sections.map((section) => {
    return { id: section.id, texts: textsIn(section, '') };
  });
}

function textsIn(value: unknown, key: string): string[] {
  if (unseen.has(key)) return [];
  if (typeof value === 'string') {
    const letters = value.match(/\p{L}/gu)?.length ?? 0;
    return letters >= leastLetters && /\s/u.test(value) ? [plain(value)] : [];
  }
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key));
  // What is marked as being in another language is at home in both.
  if (typeof value !== 'object' || value === null || 'lang' in value) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, name));
}
