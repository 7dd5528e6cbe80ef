import { type Language, languages } from '#schema/languages.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { Memory } from '../read/memory.ts';
import type { Dictionary } from './dictionary.ts';
import { doubt } from './doubts.ts';
import type { ReadText } from './spelling.ts';

/** What tells one language from another. */
type Means = {
  dictionary: Dictionary;
  isOwn: (word: string, language: Language) => boolean;
  memory: Memory;
};

/** Texts in another language than their field says. Returns them: their spelling says nothing more. */
export async function doubtLanguage(
  read: readonly ReadText[],
  means: Means,
  report: Reporter,
): Promise<ReadonlySet<ReadText>> {
  const foreign = new Set<ReadText>();
  for (const each of read) {
    const other = languageByWords(each, means);
    if (other === undefined) continue;
    const { text } = each;
    const { language, value } = text;
    if (language === undefined || (await detected(value, means.memory)) === language) continue;
    foreign.add(each);
    doubt(report, 'other-language', text, { language, other }, 0, value.trimEnd().length);
  }
  doubtSameTexts(read, foreign, report);
  return foreign;
}

/** The language that knows the words that the text's own does not, and knows nearly all. */
function languageByWords(
  { text, words }: ReadText,
  { dictionary, isOwn }: Means,
): Language | undefined {
  const { language } = text;
  if (language === undefined || words.length === 0) return undefined;
  const knows = (word: string, one: Language) => dictionary.knows(word, one) || isOwn(word, one);
  const unknown = words.filter(({ word }) => !knows(word, language));
  if (!dictionary.speaks(language)) return undefined;
  return languages.find((other) => {
    if (other === language || !dictionary.speaks(other)) return false;
    // `Le blog des agents experts` has no word that an English dictionary lacks: the detector decides.
    if (unknown.length === 0)
      return words.length > 4 && words.every(({ word }) => knows(word, other));
    const mine = words.filter(({ word }) => knows(word, language) && !knows(word, other));
    const theirs = unknown.filter(({ word }) => knows(word, other));
    return theirs.length > mine.length && theirs.length * 4 >= words.length;
  });
}

/** What the detector says of a text, of the site's languages; it is loaded when there is a doubt. */
async function detected(text: string, memory: Memory): Promise<string> {
  const prose = text.replace(/\{[^{}]*\}|\]\([^)]*\)/gu, ' ');
  const key = `detected ${languages.join()} ${prose}`;
  const before = memory.recall(key);
  if (before !== undefined) return before;
  const { eld } = await import('eld/small');
  eld.setLanguageSubset([...languages]);
  const { language } = eld.detect(prose);
  memory.keep(key, language);
  return language;
}

/** The same sentence in two languages: one of them was not translated. */
function doubtSameTexts(
  read: readonly ReadText[],
  foreign: ReadonlySet<ReadText>,
  report: Reporter,
): void {
  const first = new Map<string, ReadText>();
  for (const each of read) {
    const { text, words } = each;
    const { file, path, language, value } = text;
    const place = `${file.path} ${path.filter((step) => step !== language).join('\0')}`;
    const other = first.get(place);
    if (!other) first.set(place, each);
    if (!other || other.text.value !== value || language === undefined) continue;
    if (words.length < 4 || foreign.has(each) || foreign.has(other)) continue;
    doubt(report, 'same-text', text, { language }, 0, value.trimEnd().length);
  }
}
