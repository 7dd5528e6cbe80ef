import { listed, type Said, said, verbatim } from './said.ts';

const maxQuotedCharacters = 240;

/** A value as an expectation prints it, in words: `"a"`, `not 3`, `> 5`, `true`, `[]`, `/\p{L}/u`. */
export function valueInWords(printed: string): Said {
  const value = printed.trim();
  if (/^(?:have attribute|not undefined)$/u.test(value)) return said('something');
  if (value === 'not have attribute') return said('nothing');
  const [, negated] = /^not (.+)$/su.exec(value) ?? [];
  if (negated !== undefined) return said('not', { value: valueInWords(negated) });
  const [, sign = '', number = ''] = /^(>=|<=|>|<) (.+)$/u.exec(value) ?? [];
  if (sign in comparisons) return said(comparisons[sign] ?? '', { value: number });
  if (/^\/.*\/\w*$/su.test(value)) return patternInWords(value);
  return parsedInWords(value);
}

const comparisons: Readonly<Record<string, string>> = {
  '>': 'more',
  '>=': 'atLeast',
  '<': 'less',
  '<=': 'atMost',
};

export function quoted(value: string): Said {
  const whole = value.replace(/\s+/gu, ' ').trim();
  const text =
    whole.length > maxQuotedCharacters ? `${whole.slice(0, maxQuotedCharacters)}…` : whole;
  return text === '' ? said('nothing') : said('quoted', { value: text });
}

function patternInWords(pattern: string): Said {
  if (
    /^\/(?:\^)?(?:\\S|\\p\{L\}(?:\{\d+,?\})?|\.\+?|\[\\p\{L\}\\p\{N\}\])(?:\$)?\/u?$/u.test(pattern)
  )
    return said('words');
  if (/^\/(?:\\p\{N\}|\\d)\+?\/u?$/u.test(pattern)) return said('figures');
  return said('form', { value: pattern });
}

function parsedInWords(value: string): Said {
  const json = asJson(value);
  if (json !== undefined) return dataInWords(json);
  const [, single] = /^'(.*)'$/su.exec(value) ?? [];
  if (single !== undefined) return quoted(single);
  return /^(?:undefined|NaN|Array \[\]|Object \{\})$/u.test(value)
    ? said('nothing')
    : verbatim(value);
}

function asJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function dataInWords(data: unknown): Said {
  if (data === null) return said('nothing');
  if (typeof data === 'boolean') return said(data ? 'yes' : 'no');
  if (typeof data === 'string') return quoted(data);
  if (typeof data !== 'object') return verbatim(String(data));
  const parts = Array.isArray(data)
    ? data.map(dataInWords)
    : Object.entries(data).map(([name, one]) => said('pair', { name, value: dataInWords(one) }));
  return parts.length === 0 ? said('nothing') : listed(parts);
}

/** The lines of a difference that begin with one sign, without the brackets around them. */
export function sideInWords(lines: readonly string[], sign: '+' | '-'): Said {
  const parts = lines
    .filter((line) => line.startsWith(sign))
    .map((line) => line.slice(1).trim().replace(/,$/u, ''))
    .filter((line) => !/^(?:(?:\w+ ?)?[[{]|[\]}]|(?:\w+ )?\[\]|(?:\w+ )?\{\})$/u.test(line));
  return parts.length === 0 ? said('nothingElse') : listed(parts.map(lineInWords));
}

function lineInWords(line: string): Said {
  const [, name, value] = /^"?([\w-]+)"?: (.+)$/u.exec(line) ?? [];
  if (name === undefined || value === undefined) return valueInWords(line);
  return said('pair', { name, value: valueInWords(value) });
}
