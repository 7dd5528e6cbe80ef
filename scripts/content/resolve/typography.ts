import { byLanguage, type Language } from '#schema/languages.ts';

const narrow = '\u202f';

/** A sign without which the rule has nothing to do, what it finds, and what stands there then. */
type Rule = readonly [sign: RegExp, find: RegExp, put: string];

// What is looked for comes first, what must stand before it last: a search from sign to sign.
const common: readonly Rule[] = [
  [/\.\./, /\.\.\./gu, '…'],
  [/'/, /'(?<=[\p{L}\p{N}]')/gu, '’'],
];

/** What a language has beside the common rules. */
const own: Partial<Record<Language, readonly Rule[]>> = {
  fr: [
    [/[;!?]/, /[;!?](?=\s|$)(?<=[\p{L}\p{N}»)’].)/gu, ' $&'],
    [/[;:!?»%€]/, /[ \u00a0](?=[;:!?»%€])/gu, narrow],
    [/«/, /«[ \u00a0\u202f]?/gu, `«${narrow}`],
    [/»/, /»(?<![\s«].)/gu, `${narrow}»`],
    [/\d/, /[ \u00a0](?=\d{3}(?!\d))(?<=\d.)/gu, narrow],
  ],
  en: [
    [/"/, /"(?=[\p{L}\p{N}])/gu, '“'],
    [/"/, /"(?<=[\p{L}\p{N}.,!?…’]")/gu, '”'],
  ],
};

const rules = byLanguage((language) => [...common, ...(own[language] ?? [])]);

/**
 * Sets a text as its language wants it: in French, narrow no-break spaces before `; : ! ? » %`,
 * inside « » and in numbers; in all, the curly apostrophe and the one-character ellipsis.
 */
export function setTypography(text: string, language: Language): string {
  return applyRules(rules[language], text);
}

const unbroken: readonly Rule[] = [[/\d/, /(?<=\d) (?=\p{L})|(?<=\bn°) (?=\d)/gu, '\u00a0']];

/** {@link setTypography} for running text, where lines break: a number stays with what it counts. */
export function setRunningText(text: string, language: Language): string {
  return applyRules(unbroken, setTypography(text, language));
}

const spaces = byLanguage((language) =>
  rules[language].filter(([, , put]) => put.includes(narrow)),
);

/** The spaces alone: interface strings keep their apostrophes, which are ICU syntax. */
export function setSpaces(text: string, language: Language): string {
  return applyRules(spaces[language], text);
}

/** The colon behind a word, before what follows it. */
export function colon(language: Language): string {
  return spaces[language].length > 0 ? ' :' : ':';
}

function applyRules(list: readonly Rule[], text: string): string {
  return list.reduce(
    (set, [sign, find, put]) => (sign.test(set) ? set.replace(find, put) : set),
    text,
  );
}
