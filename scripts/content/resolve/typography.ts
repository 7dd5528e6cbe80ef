import { byLanguage, type Language } from '#schema/languages.ts';

const narrow = '\u202f';

/** A number that is more likely a year: what follows is not what it counts. */
const year = String.raw`(?<![\p{N}.,])(?:19|20)\d\d`;

/** What numbers are measured in: never on another line than the number. */
const units: Partial<Record<Language, readonly string[]>> = {
  fr: [
    '(?:seconde|minute|heure|jour|semaine|année|an|euro|million|milliard)s?',
    'mois|fois',
    'h|min|ms|[KMGT]o|[kM]€',
  ],
  en: [
    '(?:second|minute|hour|day|week|month|year|euro)s?',
    'times?|million|billion',
    'h|min|ms|[KMGT]B',
  ],
};

/** A sign without which the rule has nothing to do, what it finds, and what stands there then. */
type Rule = readonly [sign: RegExp, find: RegExp, put: string];

/** With what is bound to it, no longer than the words that narrow columns hold anyway. */
const shortWord = String.raw`\p{Ll}[\p{L}’']{0,7}(?![\p{L}’'-])`;

// What is looked for comes first, what must stand before it last: a search from sign to sign.
const common: readonly Rule[] = [
  [/\.\./, /\.\.\./gu, '…'],
  // After a letter or a digit; at the start, the end of a word that stands in a link or in bold.
  [/'/, /'(?<=[\p{L}\p{N}]')|^'(?=\p{Ll}(?!\p{L}))/gu, '’'],
  [/-\d/, /(?<=^|[\s(\u00a0])-(?=\d)/gu, '−'],
  // Telephone numbers: +33 1 99 00 42 00, 01 99 00 42 00.
  [/\+\d/, / (?=\d)(?<=\+\d{1,3}(?:[ \u00a0]\d{1,4})* )/gu, '\u00a0'],
  [/\b0\d /, / (?=\d\d(?!\d))(?<=(?<!\d[ \u00a0]?)0\d(?:[ \u00a0]\d\d)* )/gu, '\u00a0'],
  // Nothing is parted from what follows: “A person decides”, “Mme Leduc”.
  [/A /, new RegExp(` (?=${shortWord})(?<=(?:^|[.!?…] )A )`, 'gu'), '\u00a0'],
  [/M|Dr/, / (?=\p{Lu}\p{L})(?<=(?<!\p{L})(?:MM?\.|Mme|Mlle|Dre?|Mrs?|Ms) )/gu, '\u00a0'],
];

/** What a language has beside the common rules. */
const own: Partial<Record<Language, readonly Rule[]>> = {
  fr: [
    [/[;!?]/, /[;!?](?=\s|$)(?<=[\p{L}\p{N}»)’].)/gu, ' $&'],
    [/[;:!?»%€]/, /[ \u00a0](?=[;:!?»%€])/gu, narrow],
    [/«/, /«[ \u00a0\u202f]?/gu, `«${narrow}`],
    [/»/, /»(?<![\s«].)/gu, `${narrow}»`],
    [/\d/, /[ \u00a0](?=\d{3}(?!\d))(?<=\d.)/gu, narrow],
    // No line ends with “à”, “a” or “y”, which lean on the word behind them.
    [
      /[àayôÀYÔ] /,
      new RegExp(String.raw` (?=${shortWord})(?<=(?<![\p{L}\p{N}’'-])[àayôÀYÔ] )`, 'gu'),
      '\u00a0',
    ],
    // No line ends within “sont-elles”, “coûte-t-il”, “celui-ci” or “ci-après”.
    [/-(?:il|elle|on|c|là)/, /-(?=(?:ils?|elles?|on|ce|ci|là)(?!\p{L}))(?<=\p{L}-)/gu, '-\u2060'],
    [/-t-\u2060/, /-(?=t-\u2060)(?<=\p{L}-)/gu, '-\u2060'],
    [/[Cc]i-/, /-(?=\p{L})(?<=(?<!\p{L})[Cc]i-)/gu, '-\u2060'],
  ],
  en: [
    [/"/, /"(?=[\p{L}\p{N}])/gu, '“'],
    [/"/, /"(?<=[\p{L}\p{N}.,!?…’]")/gu, '”'],
  ],
};

/** `3 à 5 jours`, `24 hours`, in any text. */
function measured(language: Language): readonly Rule[] {
  const range: readonly Rule[] = [
    [/\d/, / (?=(?:à|to) \d)(?<=\d )/gu, '\u00a0'],
    [/\d/, / (?=\d)(?<=\d[ \u00a0](?:à|to) )/gu, '\u00a0'],
  ];
  const unit = units[language]?.join('|');
  if (unit === undefined) return range;
  const find = new RegExp(String.raw` (?=(?:${unit})(?!\p{L}))(?<=\d )(?<!${year} )`, 'gu');
  return [...range, [/\d/, find, '\u00a0']];
}

const rules = byLanguage((language) => [
  ...common,
  ...(own[language] ?? []),
  ...measured(language),
]);

/**
 * Sets a text as its language wants it: in French, narrow no-break spaces before `; : ! ? » %`,
 * inside « » and in numbers; in all, the curly apostrophe, the one-character ellipsis, the minus sign,
 * and telephone numbers, ranges, numbers with their unit and titles with their name in one piece.
 */
export function setTypography(text: string, language: Language): string {
  return applyRules(rules[language], text);
}

/** Words whose number comes behind them: it belongs to them, and not to what follows. */
const references = [
  '[Aa]rt(?:icle)?s?\\.?',
  '[LRD]\\.',
  'n[°º]',
  'no\\.',
  '(?:[Pp]age|[Cc]hapitre|[Cc]hapter|[Ss]ection|[Aa]nnexe?)s?',
  '(?:[Ll]ot|[Bb]atch|[Bb]ail|[Tt]enancy|[Cc]ommande|[Oo]rder|[Oo]rdre|[Ll]igne|[Ll]ine)',
  'ISO',
  'TSA',
  'Cedex',
  '\\((?:UE|EU)\\)',
].join('|');
const reference = String.raw`(?<![\p{L}\p{N}])(?:${references})`;
const numberOfReference = String.raw`[\d.,/:\-\u2060\u202f]+`;

/** In running text: `article 82`, `L. 229-68`, `000 000 001`, `30 minutes`; a year takes nothing with it. */
const unbroken: readonly Rule[] = [
  [/\d/, new RegExp(String.raw`(?<=${reference}) (?=\d)`, 'gu'), '\u00a0'],
  [/\d-\d/, new RegExp(String.raw`-(?=\d)(?<=${reference}[ \u00a0]\d+-)`, 'gu'), '-\u2060'],
  [/\d \d/, / (?=\d{3}(?!\d))(?<=(?<!\d)\d{1,3} )/gu, '\u00a0'],
  [
    /\d/,
    new RegExp(
      String.raw` (?=\p{L})(?<=\d )(?<!${reference}[ \u00a0]${numberOfReference} )(?<![€$£][\d.,]+ )(?<!${year} )`,
      'gu',
    ),
    '\u00a0',
  ],
];

/** {@link setTypography} for running text, where lines break: a number stays with what it counts. */
export function setRunningText(text: string, language: Language): string {
  return applyRules(unbroken, setTypography(text, language));
}

const spaces = byLanguage((language) =>
  rules[language].filter(([, , put]) => put.includes(narrow)),
);

/** The spaces, and the apostrophes within words: any other one of an interface string may be ICU syntax. */
export function setMessage(text: string, language: Language): string {
  return setSpaces(text, language).replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/** The spaces alone. */
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
