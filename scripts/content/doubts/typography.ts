import type { Language } from '#schema/languages.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import { makeView } from '../read/locate.ts';
import type { Dictionary } from './dictionary.ts';
import { doubt } from './doubts.ts';
import { type IsOwn, inSmallLetters } from './small-letters.ts';
import type { Text } from './texts.ts';

/** How it is written right: undefined where only its author knows, empty where it goes. */
type Fix = (written: string, smallLetters: (capitals: string) => string) => string | undefined;

type Rule = readonly [problem: { en: string; fr: string }, find: RegExp, fix: Fix];

const common: readonly Rule[] = [
  [
    { en: 'a word stands twice', fr: 'un mot est répété' },
    /(?<![\p{L}\p{N}’'-])(?!(?:nous|vous|that|had|bla|très)\s)(\p{L}{2,})[ \n]\1(?![\p{L}\p{N}’'-])/iu,
    (written) => written.split(/\s/u)[0] ?? written,
  ],
  [
    {
      en: 'there is a space before the comma or the full stop',
      fr: 'une espace précède la virgule ou le point',
    },
    /\p{L}[ \u00a0\u202f]+(?:[,.](?=\s|$)|,(?=\p{L}))/u,
    (written) => written.replace(/\s+/gu, ''),
  ],
  [
    { en: 'the space after the comma is missing', fr: "l'espace manque après la virgule" },
    /\p{L},(?=\p{L})/u,
    (written) => `${written} `,
  ],
  [
    { en: 'two spaces follow one another', fr: 'deux espaces se suivent' },
    /[^\s{}]+[ \u00a0\u202f]{2,}[^\s{}]+/u,
    (written) => written.replace(/\s+/gu, ' '),
  ],
  [
    { en: 'a sign stands twice', fr: 'un signe est répété' },
    /[,;:]{2,}|[!?]{3,}|(?<!\.)\.\.(?!\.)/u,
    (written) => written.charAt(0),
  ],
  [
    { en: 'the text is set in capitals', fr: 'le texte est en capitales' },
    /^(?=(?:.*?\p{Lu}{2}[\p{Lu}'’]*(?=[^\p{L}]|$)){3})[^\p{Ll}]+$/u,
    (written, smallLetters) => smallLetters(written),
  ],
  [
    {
      en: 'a bracket is not closed, or not opened',
      fr: "une parenthèse n'est pas fermée, ou pas ouverte",
    },
    /^[^()]*\([^()]*$|^[^()]*\)[^()]*$/u,
    () => undefined,
  ],
  [
    {
      en: 'screen readers read out the name of an emoji, and each device draws another one',
      fr: 'les lecteurs d’écran lisent le nom d’un émoji, et chaque appareil en dessine un autre',
    },
    /(?:\S+ )?\S*?\p{RGI_Emoji}\S*(?: \S+)?/v,
    (written) => without(/\p{RGI_Emoji}/gv, written),
  ],
  [
    {
      en: 'the site draws the arrows of links and buttons, and screen readers read out this one',
      fr: 'le site dessine les flèches des liens et des boutons, et les lecteurs d’écran lisent celle-ci',
    },
    /(?:(?<!\S)\S+ ?)?(?:[\u2190-\u21ff\u25b6\u25ba\u2794-\u27be\u27f0-\u27ff]|(?<![-=])[-=]+>)$/u,
    (written) => without(/(?:(?<![-=])[-=]+>|\S)$/u, written),
  ],
];

function without(sign: RegExp, written: string): string {
  const bare = written.replace(sign, ' ').replaceAll(/ +/gu, ' ');
  return bare.replace(/ (?=[,.])/u, '').trim();
}

const own: Partial<Record<Language, readonly Rule[]>> = {
  fr: [
    [
      {
        en: 'straight quotation marks stand in French text',
        fr: 'des guillemets droits au lieu de « »',
      },
      /"[^"]+"/u,
      (written) => `« ${written.slice(1, -1)} »`,
    ],
    [
      {
        en: 'a quotation mark is not closed, or not opened',
        fr: "un guillemet n'est pas fermé, ou pas ouvert",
      },
      /^[^«»]*«[^«»]*$|^[^«»]*»[^«»]*$/u,
      () => undefined,
    ],
    [
      { en: 'the space before the sign is missing', fr: "l'espace manque avant le signe" },
      /\p{L}:(?=\s)/u,
      (written) => written.replace(':', ' :'),
    ],
  ],
  en: [
    [
      {
        en: 'English has no space before this sign',
        fr: "l'anglais n'a pas d'espace avant ce signe",
      },
      /\p{L}[ \u00a0\u202f]+[:;!?](?=\s|$)/u,
      (written) => written.replace(/\s+/gu, ''),
    ],
    [
      {
        en: 'French quotation marks stand in English text',
        fr: 'des guillemets français dans un texte anglais',
      },
      /«[^»]*»/u,
      (written) => `“${written.slice(1, -1).trim()}”`,
    ],
    [
      {
        en: 'a French quotation mark stands in English text',
        fr: 'un guillemet français dans un texte anglais',
      },
      /[«»]/u,
      () => undefined,
    ],
  ],
};

/** A list in brackets whose one item holds them all. */
const joinedItems: Rule = [
  {
    en: 'a comma separates the items of a list',
    fr: 'une virgule sépare les éléments d’une liste',
  },
  /^.*\p{L};\s*\p{L}.*$/u,
  (written) => written.replaceAll(';', ','),
];

/** Slips of the keyboard that visitors see. What the compiler sets right by itself is none. */
export function doubtTypography(
  texts: readonly Text[],
  words: { dictionary: Dictionary; isOwn: IsOwn },
  report: Reporter,
): void {
  for (const text of texts) {
    const { language } = text;
    if (!text.isShown || language === undefined) continue;
    const prose = text.value.replace(/\{[^{}]*\}|\]\([^)]*\)|https?:\S+/gu, (found) =>
      'x'.repeat(found.length),
    );
    let told: number | undefined;
    for (const [problem, find, fix] of rulesFor(text)) {
      const found = find.exec(prose);
      // Two rules may find the same slip.
      if (!found || (told !== undefined && Math.abs(found.index - told) < 3)) continue;
      told = found.index;
      const written = text.value.slice(found.index, found.index + found[0].length);
      const fixed = fix(written, (capitals) => inSmallLetters(capitals, language, words));
      const params = { problem, ...(fixed !== undefined && { written, fixed }) };
      doubt(report, 'typography', text, params, found.index, written.length);
    }
  }
}

function rulesFor({ path, file, language, value }: Text): readonly Rule[] {
  const rules = [...common, ...((language && own[language]) ?? [])];
  const isInBrackets =
    path.at(-1) === 0 &&
    joinedItems[1].test(value) &&
    makeView(file.path, file.text).isFlow(path.slice(0, -1));
  return isInBrackets ? [...rules, joinedItems] : rules;
}
