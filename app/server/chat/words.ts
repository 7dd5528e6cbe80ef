import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import type { Language } from '#schema/languages.ts';
import { stopWords } from './stop-words.ts';

const stemmers = { fr: frenchStem, en: englishStem };

/** Words that the stemmers take for another one: what is agentic is more than an agent. */
const ownStems = new Map(
  Object.entries({
    agentic: 'agentic',
    agentique: 'agentique',
    customer: 'customer',
    customers: 'customer',
    publication: 'publication',
  }),
);

/** A text's words in lower case, accents kept; elisions (`l'`, `qu'`) stand apart. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').toLowerCase().replaceAll('œ', 'oe').match(word) ?? [];
}

/** The words that say what a text is about, in either language: visitors and sites mix both. */
export function topicsOf(text: string): string[] {
  return wordsOf(text).filter((found) => {
    const plain = withoutAccents(found);
    const long = plain.length > 1 || /\d/.test(plain);
    return long && !stopWords.fr.has(plain) && !stopWords.en.has(plain);
  });
}

/**
 * The stems (Snowball) that a word is known by, without accents: its own, since the stemmer reads
 * the accents of endings, and that of the word typed without any.
 */
export function stemsOf(topic: string, language: Language): string[] {
  const own = ownStems.get(topic);
  if (own) return [own];
  const stem = stemmers[language];
  // The French stemmer keeps the plural of these: "emplois", "délais".
  const forms = language === 'fr' && /[ao]is$/.test(topic) ? [topic, topic.slice(0, -1)] : [topic];
  const stems = forms.flatMap((form) => [withoutAccents(stem(form)), stem(withoutAccents(form))]);
  return [...new Set(stems)];
}

/** The language that a question's small words are in; undefined when they do not tell. */
export function languageOf(text: string): Language | undefined {
  const words = wordsOf(text).map(withoutAccents);
  const french = words.filter((found) => stopWords.fr.has(found) && !stopWords.en.has(found));
  const english = words.filter((found) => stopWords.en.has(found) && !stopWords.fr.has(found));
  if (french.length === english.length) return undefined;
  return french.length > english.length ? 'fr' : 'en';
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

const word = /[\p{L}\p{N}]+/gu;
