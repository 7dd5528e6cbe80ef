import type { Language } from '../../schema/compiled.ts';

const narrow = '\u202f';

type Rule = readonly [RegExp, string];

const common: readonly Rule[] = [
  [/\.\.\./gu, '…'],
  [/(?<=[\p{L}\p{N}])'/gu, '’'],
];

const rules: Record<Language, readonly Rule[]> = {
  fr: [
    ...common,
    [/(?<=[\p{L}\p{N}»)’])(?=[;!?](?:\s|$))/gu, ' '],
    [/[ \u00a0](?=[;:!?»%€])/gu, narrow],
    [/«[ \u00a0]?/gu, `«${narrow}`],
    [/(?<![\s«])(?=»)/gu, narrow],
    [/(?<=\d)[ \u00a0](?=\d{3}(?!\d))/gu, narrow],
  ],
  en: [...common, [/"(?=[\p{L}\p{N}])/gu, '“'], [/(?<=[\p{L}\p{N}.,!?…’])"/gu, '”']],
};

/**
 * Sets a text as its language wants it: in French, narrow no-break spaces before `; : ! ? » %`,
 * inside « » and in numbers; in both, the curly apostrophe and the one-character ellipsis.
 */
export function setTypography(text: string, language: Language): string {
  return rules[language].reduce((set, [pattern, by]) => set.replace(pattern, by), text);
}

const frenchSpaces: readonly Rule[] = rules.fr.filter(([, by]) => by.includes(narrow));

/** The spaces alone: interface strings keep their apostrophes, which are ICU syntax. */
export function setSpaces(text: string, language: Language): string {
  if (language !== 'fr') return text;
  return frenchSpaces.reduce((set, [pattern, by]) => set.replace(pattern, by), text);
}
