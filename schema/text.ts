import * as z from 'zod';
import { byCompleteness, byLanguage, type Language, languages, nameOf } from './languages.ts';
import { byLimit, type LimitName, within, withLimit } from './limits.ts';
import { marks } from './marks.ts';
import { expected } from './words.ts';

/** One line of copy: tokens such as `{product}` are resolved, no markup. */
const line = z
  .string()
  .regex(
    /^\s*\S[^\n]*$/,
    expected({ en: 'one line of text, not empty', fr: 'une seule ligne de texte, non vide' }),
  )
  .register(marks, { mark: 'line' });

/**
 * Paragraphs and lists in a small Markdown: `**strong**`, `*emphasis*`, `[text](/address)`, `- item`,
 * and `[mots](lang:fr)` for words in another language than the text around them.
 */
const rich = z
  .string()
  .regex(/\S/, expected({ en: 'text, not empty', fr: 'un texte, non vide' }))
  .brand<'rich'>()
  .register(marks, { mark: 'rich' });
export type RichSource = z.infer<typeof rich>;

/** Text for machines: tokens are resolved, nothing else is changed. May have several lines. */
export const label = z
  .string()
  .regex(/\S/, expected({ en: 'text, not empty', fr: 'un texte, non vide' }))
  .register(marks, { mark: 'label' });

/** How copy is written in a file: in every language side by side, or in French alone. */
export type TextForm<Line extends z.ZodType, Rich extends z.ZodType, Words extends z.ZodType> = {
  line: (description: string, limit?: LimitName) => Line;
  rich: (description: string) => Rich;
  /** Search words for the assistant, not shown to visitors. */
  words: () => Words;
};

/**
 * `{ fr: …, en: … }`: a missing translation is an error at its line. Texts of a partial language may
 * be absent from pages that are shown in the default one.
 */
export function localized<Inner extends z.ZodType>(inner: Inner) {
  return z
    .strictObject(byCompleteness(inner, inner.optional()))
    .register(marks, { mark: 'localized' });
}

/**
 * Like {@link localized}, where a language may have nothing: what is absent does not exist there.
 * Compiled, its keys join those of what holds it.
 */
export function partlyLocalized<Inner extends z.ZodType>(inner: Inner) {
  return z.strictObject(byLanguage(() => inner.optional())).register(marks, { mark: 'spread' });
}

const words = z.array(line).min(1);
const inEach = new Intl.ListFormat('en-GB').format(
  languages.map((language) => `in ${nameOf(language)} (${language})`),
);
const description = `The same text ${inEach}.`;
const lines = byLimit((limit) => within(line, limit));
const localizedLines = byLimit((limit) => localized(lines[limit]));
const localizedLine = localized(line).describe(description);
const localizedRich = localized(rich).describe(description);
const localizedWords = localized(words);

const wordsDescription = 'Words that visitors may use for this, for the assistant’s search only.';

/** Texts of a bilingual file. */
export const bilingual = {
  line: (description: string, limit?: LimitName) =>
    limit === undefined
      ? localizedLine.describe(description)
      : localizedLines[limit].describe(withLimit(description, limit)),
  rich: (description: string) => localizedRich.describe(description),
  words: () => localizedWords.describe(wordsDescription),
} satisfies TextForm<z.ZodType, z.ZodType, z.ZodType>;

/** Texts of a French-only file, and of one language's half of a file: plain strings. */
export const plain = {
  line: (description: string, limit?: LimitName) =>
    limit === undefined
      ? line.describe(description)
      : lines[limit].describe(withLimit(description, limit)),
  rich: (description: string) => rich.describe(description),
  words: () => words.describe(wordsDescription),
} satisfies TextForm<z.ZodType, z.ZodType, z.ZodType>;

/** Rich text after compilation: blocks of inline nodes, never HTML. */
export type Inline =
  | string
  | { strong: readonly Inline[] }
  | { em: readonly Inline[] }
  | { to: string; text: readonly Inline[] }
  | { lang: Language; text: readonly Inline[] };
export type Block = readonly Inline[] | { list: readonly (readonly Inline[])[]; ordered?: true };
export type RichText = readonly Block[];
