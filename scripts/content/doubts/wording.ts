import type { Language } from '#schema/languages.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import { doubt, literally } from './doubts.ts';
import type { Text } from './texts.ts';

type ByLanguage<Value> = {
  readonly [Each in Language]?: Readonly<Record<string, Value>> | undefined;
};

/** What content/spelling.yaml says of words: the one to write instead, and how many files may have a phrase. */
type Settled = {
  readonly instead?: ByLanguage<string> | undefined;
  readonly seldom?: ByLanguage<number> | undefined;
};

/** Words that the site has settled otherwise, and phrases that it has too often, wherever visitors read them. */
export function doubtWording(texts: readonly Text[], settled: Settled, report: Reporter): void {
  const { instead = {}, seldom = {} } = settled;
  for (const text of texts) {
    if (!text.isShown || !text.language) continue;
    for (const [word, wanted] of Object.entries(instead[text.language] ?? {})) {
      const found = unwanted(word, wanted).exec(text.value);
      if (!found) continue;
      const params = { written: found[0], wanted };
      doubt(report, 'unwanted-word', text, params, found.index, found[0].length);
    }
  }
  for (const [language, phrases] of Object.entries(seldom)) {
    for (const [phrase, most] of Object.entries(phrases ?? {})) {
      const said = texts.filter((text) => text.isShown && text.language === language);
      doubtWorn(said, phrase, most, report);
    }
  }
}

/** The word as a whole; one that begins what is wanted, without the rest of it. */
function unwanted(word: string, wanted: string): RegExp {
  const rest = wanted.startsWith(`${word} `) ? `(?!${literally(wanted.slice(word.length))})` : '';
  return new RegExp(`(?<![\\p{L}\\p{N}-])${literally(word)}(?![\\p{L}\\p{N}-])${rest}`, 'iu');
}

/** A phrase that stands in too many files is told in each. */
function doubtWorn(texts: readonly Text[], phrase: string, most: number, report: Reporter): void {
  const pattern = new RegExp(literally(phrase), 'iu');
  const found = texts.flatMap((text) => {
    const at = pattern.exec(text.value);
    return at ? [{ text, at }] : [];
  });
  const files = new Set(found.map(({ text }) => text.file.path)).size;
  if (files <= most) return;
  for (const { text, at } of found) {
    doubt(report, 'worn-phrase', text, { phrase, files, most }, at.index, at[0].length);
  }
}
