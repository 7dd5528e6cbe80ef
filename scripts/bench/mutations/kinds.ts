import { isMap, isPair, isScalar, isSeq, parseDocument, type Scalar, visit } from 'yaml';

/** A file with one passage changed as an editor's slip would. */
export type Mutation = {
  kind: string;
  /** `broken`: nothing may be published; `harmful`: it may, and a reader is worse off. */
  effect: 'broken' | 'harmful';
  path: string;
  text: string;
  /** The lines in which the slip was made, from 1. */
  lines: readonly [first: number, last: number];
};

type Slip = {
  kind: string;
  effect: Mutation['effect'];
  /** The text after the slip and where it was made; undefined where it cannot be made. */
  make: (source: Source, pick: (length: number) => number) => Made | undefined;
};
type Made = {
  text: string;
  at: number;
  end?: number;
  /** Lines above and below the change where the slip may be told as well. */
  above?: number;
  lines?: number;
};

/** A file as slips need it: its text, its scalars, its lines. */
export type Source = {
  path: string;
  text: string;
  scalars: readonly Value[];
  lines: readonly { text: string; start: number }[];
};
type Value = {
  key: string;
  start: number;
  end: number;
  value: string;
  style: 'plain' | 'quoted' | 'block';
  isFlow: boolean;
  language: 'fr' | 'en' | undefined;
  path: readonly string[];
};

/** Reads a file for {@link slips}. */
export function sourceOf(path: string, text: string): Source {
  const scalars: Value[] = [];
  visit(parseDocument(text), {
    Scalar(position, node, ancestors) {
      if (position === 'key' || typeof node.value !== 'string' || !node.range) return;
      const pairs = ancestors.filter(isPair);
      const keys = pairs.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []));
      const [key = ''] = keys.slice(-1);
      const language = keys.findLast((each) => each === 'fr' || each === 'en');
      scalars.push({
        key,
        start: node.range[0],
        end: node.range[1],
        value: node.value,
        style: styleOf(node),
        isFlow: ancestors.some((each) => (isMap(each) || isSeq(each)) && each.flow === true),
        language: language === 'fr' || language === 'en' ? language : undefined,
        path: keys,
      });
    },
  });
  let start = 0;
  const lines = text.split('\n').map((line) => {
    const each = { text: line, start };
    start += line.length + 1;
    return each;
  });
  return { path, text, scalars, lines };
}

function styleOf({ type }: Scalar): Value['style'] {
  if (type === 'PLAIN') return 'plain';
  return type?.startsWith('BLOCK') ? 'block' : 'quoted';
}

function replace(text: string, start: number, end: number, put: string): Made {
  return { text: text.slice(0, start) + put + text.slice(end), at: start };
}

/** Changes one of the values that a slip can be made in. */
function inValue(
  fits: (value: Value, source: Source) => boolean,
  change: (written: string, value: Value) => string,
): Slip['make'] {
  return (source, pick) => {
    const fitting = source.scalars.filter((value) => fits(value, source));
    const value = fitting[pick(fitting.length)];
    if (!value) return undefined;
    const written = source.text.slice(value.start, value.end);
    const put = change(written, value);
    return put === written
      ? undefined
      : { ...replace(source.text, value.start, value.end, put), end: value.start + put.length };
  };
}

/** Changes one of the lines that a slip can be made in. */
function inLine(fits: RegExp, change: (line: string) => string, below = 0): Slip['make'] {
  return (source, pick) => {
    const fitting = source.lines.filter(({ text }, index) => index > 0 && fits.test(text));
    const line = fitting[pick(fitting.length)];
    if (!line) return undefined;
    const put = change(line.text);
    if (put === line.text) return undefined;
    return {
      ...replace(source.text, line.start, line.start + line.text.length, put),
      lines: below,
    };
  };
}

/** A line of words that visitors read, written on one line. */
const isLine = ({ style, isFlow, key, value, path }: Value) =>
  style === 'plain' &&
  !isFlow &&
  !path.includes('text') &&
  (key === 'fr' || key === 'en' || key === 'title') &&
  value.includes(' ');
const isQuoted = ({ style, isFlow }: Value) => style === 'quoted' && !isFlow;
const isBlock = ({ style }: Value) => style === 'block';
const isRich = ({ style, path }: Value) =>
  style === 'block' && path.includes('text') && !path.includes('hero');
const words = (value: Value) => value.value.split(/\s+/u);

/** Puts something into the middle of a text, at a space. */
const insert = (put: string) => (written: string) => {
  const at = written.indexOf(' ', written.length / 2);
  return at === -1 ? written : `${written.slice(0, at + 1)}${put} ${written.slice(at + 1)}`;
};
/** Changes a word of four letters or more in the middle of a text. */
const word = (change: (one: string) => string) => (written: string) =>
  written.replace(/(?<=^.{5,}\s)\p{Ll}{4,}(?=\s|$)/u, change);

const keyLine = /^ {2,}[a-zA-Z]+:(?: |$)/;
const emptyKey = /^ +[a-zA-Z]+:$/;
const itemLine = /^ +- [a-zA-Z]+:/;

export const slips: readonly Slip[] = [
  {
    kind: 'no closing quote',
    effect: 'broken',
    make: inValue(isQuoted, (written) => written.slice(0, -1)),
  },
  {
    kind: 'no opening quote before a colon',
    effect: 'broken',
    make: inValue(
      (value) => isQuoted(value) && /: /.test(value.value),
      (written) => written.slice(1),
    ),
  },
  { kind: 'a colon in plain text', effect: 'broken', make: inValue(isLine, insert(':')) },
  {
    kind: 'a quote inside quotes',
    effect: 'broken',
    make: inValue(
      (value, { text }) =>
        isQuoted(value) && text[value.start] === '"' && value.value.includes(' '),
      (written) => written.replace(' ', ' "mot" '),
    ),
  },
  { kind: 'a key one space deeper', effect: 'broken', make: inLine(keyLine, (line) => ` ${line}`) },
  {
    kind: 'a key one space less deep',
    effect: 'broken',
    make: inLine(keyLine, (line) => line.slice(1)),
  },
  {
    kind: 'a key two spaces deeper',
    effect: 'broken',
    make: inLine(emptyKey, (line) => `  ${line}`),
  },
  { kind: 'an item too deep', effect: 'broken', make: inLine(itemLine, (line) => `  ${line}`) },
  {
    kind: 'an item not deep enough',
    effect: 'broken',
    make: inLine(/^ {2,}- kind:/, (line) => line.slice(2)),
  },
  {
    kind: 'a tab before a key',
    effect: 'broken',
    make: inLine(keyLine, (line) => line.replace('  ', '\t')),
  },
  {
    kind: 'a non-breaking space before a key',
    effect: 'broken',
    make: inLine(keyLine, (line) => line.replace(' ', '\u00a0')),
  },
  {
    kind: 'a non-breaking space in a key',
    effect: 'broken',
    make: inLine(keyLine, (line) => line.replace(':', '\u00a0:')),
  },
  {
    kind: 'no space after a colon',
    effect: 'broken',
    make: inLine(/^ +[a-zA-Z]+: \w/, (line) => line.replace(': ', ':')),
  },
  {
    kind: 'no colon',
    effect: 'broken',
    make: inLine(/^ +[a-zA-Z]+: \w/, (line) => line.replace(':', '')),
  },
  {
    kind: 'no space after a dash',
    effect: 'broken',
    make: inLine(/^ +- [a-zA-Z]+: /, (line) => line.replace('- ', '-')),
  },
  {
    kind: 'a key mistyped',
    effect: 'broken',
    make: inLine(/^ +(?:title|label|text|kind|figure|icon|layout|order):/, (line) =>
      line.replace(/(\w)(\w):/, '$2$1:'),
    ),
  },
  {
    kind: 'a key twice',
    effect: 'broken',
    make: inLine(
      /^ +(?:title|label|to|style|icon):/,
      (line) => `${line.replace(/:.*/, ': deux fois')}\n${line}`,
      1,
    ),
  },
  {
    kind: 'a translation removed',
    effect: 'broken',
    make: (source, pick) => {
      const made = inLine(/^ +en: \S.{5,}$/, () => '')(source, pick);
      // What is missing is told at what it is missing from.
      return made && { ...made, above: 3 };
    },
  },
  {
    kind: 'a value removed',
    effect: 'broken',
    make: inLine(/^ +(?:icon|to|kind|layout|figure|en): \w/, (line) => line.replace(/:.*/, ':')),
  },
  { kind: 'a text that is a number', effect: 'broken', make: inValue(isLine, () => '2026') },
  {
    kind: 'an unknown figure',
    effect: 'broken',
    make: inLine(/figure: [a-z]/, (line) => line.replace(/figure: (\w)/, 'figure: x$1')),
  },
  {
    kind: 'an unknown icon',
    effect: 'broken',
    make: inLine(/icon: [a-z]/, (line) => line.replace(/icon: /, 'icon: zz-')),
  },
  {
    kind: 'a dead link',
    effect: 'broken',
    make: inLine(/^ +to: \/[a-z]/, (line) => line.replace('to: /', 'to: /xx')),
  },
  {
    kind: 'a dead anchor',
    effect: 'broken',
    make: inLine(/^ +to: \/[a-z-]+#/, (line) => `${line}x`),
  },
  {
    kind: 'an unknown token',
    effect: 'broken',
    make: inValue(
      ({ value, style }) => style !== 'plain' && /\{[a-z]/.test(value),
      (written) => written.replace('{', '{x'),
    ),
  },
  {
    kind: 'a value that is not possible',
    effect: 'broken',
    make: inLine(/^ +(?:size|style|layout|tone): [a-z]/, (line) => `${line}x`),
  },
  {
    kind: 'a conflict of git',
    effect: 'broken',
    make: inLine(
      /^ +en: \S.{5,}$/,
      (line) => `<<<<<<< HEAD\n${line}\n=======\n${line}x\n>>>>>>> branch`,
      4,
    ),
  },
  {
    kind: 'a bracket that is not closed',
    effect: 'broken',
    make: inLine(/^ +\w+: \[.*\]$/, (line) => line.slice(0, -1)),
  },
  { kind: 'a control character', effect: 'broken', make: inValue(isLine, insert('\u0007')) },
  {
    kind: 'a text that starts with a star',
    effect: 'broken',
    make: inValue(isLine, (written) => `*${written}`),
  },
  { kind: 'a text cut by a comment', effect: 'broken', make: inValue(isLine, insert('#')) },

  {
    kind: 'a tag in a line',
    effect: 'harmful',
    make: inValue(
      isLine,
      word((one) => `<b>${one}</b>`),
    ),
  },
  {
    kind: 'stars in a line',
    effect: 'harmful',
    make: inValue(
      isLine,
      word((one) => `**${one}**`),
    ),
  },
  {
    kind: 'an entity in a line',
    effect: 'harmful',
    make: inValue(
      isLine,
      word((one) => `&nbsp;${one}`),
    ),
  },
  {
    kind: 'a link in a line',
    effect: 'harmful',
    make: inValue(
      isLine,
      word((one) => `[${one}](/agents)`),
    ),
  },
  {
    kind: 'half a token',
    effect: 'harmful',
    make: inValue(
      ({ value, style }) => style !== 'plain' && /\{[a-z]+\}/.test(value),
      (written) => written.replace(/(\{[a-z]+)\}/, '$1'),
    ),
  },
  {
    kind: 'a dollar before a token',
    effect: 'harmful',
    make: inValue(
      ({ value, style }) => style !== 'plain' && /\{[a-z]+\}/.test(value),
      (written) => written.replace('{', '\u0024{'),
    ),
  },
  {
    kind: 'the brand typed out',
    effect: 'harmful',
    make: inValue(
      ({ value }) => value.includes('{product}'),
      (written) => written.replace('{product}', 'Assise'),
    ),
  },
  { kind: 'a figure typed out', effect: 'harmful', make: inValue(isLine, insert('10 000+')) },
  {
    kind: 'a link without words',
    effect: 'harmful',
    make: inValue(isRich, insert('[](/platform)')),
  },
  {
    kind: 'a link with a gap',
    effect: 'harmful',
    make: inValue(isRich, insert('[ici] (/platform)')),
  },
  { kind: 'a mark that is not closed', effect: 'harmful', make: inValue(isRich, insert('**gras')) },
  {
    kind: 'a link to the own origin',
    effect: 'harmful',
    make: inLine(/^ +to: \/[a-z]/, (line) =>
      line.replace('to: /', 'to: https://www.assise.example/'),
    ),
  },
  {
    kind: 'French in the English field',
    effect: 'harmful',
    make: inValue(
      (value) => isLine(value) && value.language === 'en' && words(value).length > 2,
      () => 'Une phrase écrite dans la mauvaise langue',
    ),
  },
  {
    kind: 'English in the French field',
    effect: 'harmful',
    make: inValue(
      (value) => isLine(value) && value.language === 'fr' && words(value).length > 2,
      () => 'A sentence written in the wrong language',
    ),
  },
  {
    kind: 'broken letters',
    effect: 'harmful',
    make: inValue(
      (value) => isLine(value) && /[éèàç]/.test(value.value),
      (written) => written.replace(/[éèàç]/u, (one) => Buffer.from(one).toString('latin1')),
    ),
  },
  { kind: 'a note to oneself', effect: 'harmful', make: inValue(isLine, insert('TODO')) },
  {
    kind: 'a text that is not translated',
    effect: 'harmful',
    make: inValue(
      (value) => isLine(value) && value.language === 'en',
      () => 'À traduire en anglais',
    ),
  },
  {
    kind: 'an invisible character',
    effect: 'harmful',
    make: inValue(
      isLine,
      word((one) => `${one}\u200b`),
    ),
  },
  {
    kind: 'letters swapped',
    effect: 'harmful',
    make: inValue(
      (value) => isLine(value) && value.language === 'fr',
      word((one) => `${one.slice(0, 1)}${one[2]}${one[1]}${one.slice(3)}`),
    ),
  },
  {
    kind: 'a letter doubled',
    effect: 'harmful',
    make: inValue(
      (value) => isBlock(value) && value.language === 'fr',
      word((one) => `${one.slice(0, 2)}${one[1]}${one[1]}${one.slice(2)}`),
    ),
  },
  {
    kind: 'a word twice',
    effect: 'harmful',
    make: inValue(
      isLine,
      word((one) => `${one} ${one}`),
    ),
  },
  {
    kind: 'a space before a comma',
    effect: 'harmful',
    make: inValue(
      (value) => isLine(value) && value.value.includes(', '),
      (written) => written.replace(', ', ' , '),
    ),
  },
  {
    kind: 'a quote of two',
    effect: 'harmful',
    make: inValue(
      isLine,
      word((one) => `« ${one}`),
    ),
  },
  {
    kind: 'a heading of dots',
    effect: 'harmful',
    make: inValue(
      (value) => isLine(value) && value.path.includes('title'),
      () => '…',
    ),
  },
  {
    kind: 'an unusable mail address',
    effect: 'harmful',
    make: inLine(/^ +(?:sales|dpo|press|careers|contact): \S+@/, (line) =>
      line.replace('@', '(at)'),
    ),
  },
  {
    kind: 'no main headline',
    effect: 'harmful',
    make: inLine(/^ +size: (?:page|full)$/, (line) => `${line}\n    displayed: false`, 1),
  },
];
