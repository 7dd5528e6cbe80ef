import { type Language, localeOf } from '#schema/languages.ts';
import type { Showing as Dated } from '#schema/showing.ts';
import { isShown, type Showing } from './showing.ts';

type Sentences = {
  draft: string;
  from: (day: string) => string;
  until: (day: string) => string;
};

const sentences: { readonly [Each in Language]?: Sentences } & { en: Sentences } = {
  fr: {
    draft: 'Brouillon : les visiteurs ne le voient pas.',
    from: (day) => `Visible à partir du ${day}.`,
    until: (day) => `Visible jusqu’au ${day} : les visiteurs ne le voient plus.`,
  },
  en: {
    draft: 'Draft: visitors do not see it.',
    from: (day) => `Shown from ${day} on.`,
    until: (day) => `Shown until ${day}: visitors no longer see it.`,
  },
};

/** Why visitors do not see something, for who edits the site; undefined where they do. */
export function hiddenNote(value: Dated, showing: Showing, language: Language): string | undefined {
  if (isShown(value, showing)) return undefined;
  const say = sentences[language] ?? sentences.en;
  const written = (day: string) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
      .format(new Date(day))
      .replace(/^1 (?=\p{Ll})/u, '1er ');
  if (value.draft === true) return say.draft;
  if (value.from !== undefined && showing.day < value.from) return say.from(written(value.from));
  return say.until(written(value.until ?? ''));
}
