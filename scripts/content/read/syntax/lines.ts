import { shorten } from '../../mistakes/quote.ts';
import { lineAround } from '../positions.ts';
import type { Line, ParseErrorContext } from './parse-error-context.ts';

export function tabbed({ error, report, line }: ParseErrorContext) {
  const indent = /^[ \t]*\t[ \t]*/.exec(line.text)?.[0];
  if (error.code !== 'TAB_AS_INDENT' && indent === undefined) return undefined;
  const tab = line.text.indexOf('\t');
  return report('yaml-indentation', line.start + tab, line.start + tab + 1, {
    problem: 'a tab stands in the indentation',
    hint: 'replace it by two spaces a level',
  });
}

/** `titre:valeur`, with nothing or with a non-breaking space behind the colon */
export function missingSpace({ error, report, line }: ParseErrorContext) {
  if (error.code !== 'MULTILINE_IMPLICIT_KEY' && error.code !== 'MISSING_CHAR') return undefined;
  const match = /^(\s*(?:- +)*)([\w-]+)(\p{Zs}*):([\p{Zs}]*)(\S.*)$/u.exec(line.text);
  if (!match) return undefined;
  const [, prefix = '', key = '', , space = '', value = ''] = match;
  if (space.startsWith(' ')) return undefined;
  const start = line.start + prefix.length;
  return report('yaml-syntax', start, line.start + line.text.trimEnd().length, {
    problem:
      space === ''
        ? `the space after \`${key}:\` is missing`
        : `the space after \`${key}:\` is a non-breaking one, which YAML takes for text`,
    expected: 'a plain space between the colon and the value',
    hint: `write \`${key}: ${value.trim()}\``,
  });
}

/** `-item` */
export function missingDashSpace({ error, report, line }: ParseErrorContext) {
  if (error.code !== 'MULTILINE_IMPLICIT_KEY' && error.code !== 'MISSING_CHAR') return undefined;
  const match = /^(\s*(?:- +)*)-([^\s-].*)$/.exec(line.text);
  if (!match) return undefined;
  const [, prefix = '', item = ''] = match;
  const start = line.start + prefix.length;
  return report('yaml-syntax', start, line.start + line.text.trimEnd().length, {
    problem: 'the space after `-` is missing',
    expected: '`- ` and the item',
    hint: `write \`- ${item.trim()}\``,
  });
}

/** Lines that start at another column than their neighbours. */
export function indented({ error, report, text, line, entry }: ParseErrorContext) {
  const isNested =
    error.code === 'BLOCK_AS_IMPLICIT_KEY' ||
    (error.code === 'MULTILINE_IMPLICIT_KEY' && entry !== undefined);
  if (!isNested && error.code !== 'BAD_INDENT') return undefined;
  const wrong = isNested ? lineAfter(text, line) : line;
  if (!wrong) return undefined;
  const indent = wrong.text.search(/\S|$/);
  const above = text
    .slice(0, wrong.start)
    .split('\n')
    .findLast((each) => /^\s*[^\s#]/.test(each));
  const aboveIndent = above?.search(/\S/) ?? 0;
  const isItem = /^\s*- /.test(above ?? '');
  const start = wrong.start + indent;
  return report('yaml-indentation', start, wrong.start + wrong.text.trimEnd().length, {
    problem: `this line is indented by ${indent}, the line above by ${aboveIndent}`,
    hint:
      isItem && indent === aboveIndent
        ? 'a list item starts with `- `; keys of an item stand under its first key'
        : 'give it the indentation of the lines that it belongs to, or quote the text it continues',
  });
}

export function neitherKeyNorItem({ error, report, line }: ParseErrorContext) {
  if (error.code !== 'MULTILINE_IMPLICIT_KEY' && error.code !== 'MISSING_CHAR') return undefined;
  const start = line.start + line.text.search(/\S|$/);
  const end = line.start + line.text.trimEnd().length;
  if (start >= end) return undefined;
  return report('yaml-syntax', start, end, {
    problem: `\`${shorten(line.text, 40)}\` is neither a key with its value nor a list item`,
    expected: '`key: value`, or `- item`',
    hint: 'a text that goes on from the line above is indented under its key, after `key: >-`',
  });
}

function lineAfter(text: string, line: Line) {
  const next = text.indexOf('\n', line.start);
  return next === -1 || next + 1 >= text.length ? undefined : lineAround(text, next + 1);
}
