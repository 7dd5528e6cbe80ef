import { quote, shorten } from '../../mistakes/quote.ts';
import { lineAround } from '../positions.ts';
import { type Line, type ParseErrorContext, startsTrouble } from './parse-error-context.ts';

const meanings: Record<string, string> = {
  '*': 'an alias',
  '&': 'an anchor',
  '!': 'a tag',
  '{': 'a map',
  '[': 'a list',
  '|': 'the start of a text on the lines below',
  '>': 'the start of a text on the lines below',
  '- ': 'a list item',
  '? ': 'a complex key',
};

/** `titre: *gras* et`, `titre: {nom} est là`, `titre: > 90 %`, `titre: @home` */
export function specialStart({ error, report, entry, text }: ParseErrorContext) {
  const place = entry ?? itemOf(lineAround(text, error.pos[0]));
  if (!place) return undefined;
  const mark = /^(?:[-?] |[*&!{}[\]|>@`%,])/.exec(place.value)?.[0];
  if (mark === undefined || !startsTrouble(error, place)) return undefined;
  const { value, start, end } = place;
  const meaning = meanings[mark];
  const key = 'key' in place ? `${place.key}: ` : '- ';
  return report('unquoted-text', start, end, {
    problem:
      meaning === undefined
        ? `text cannot start with \`${mark.trim()}\` without quotes`
        : `text that starts with \`${mark.trim()}\` is read as ${meaning}`,
    fixed: `${key}${quote(value)}`,
  });
}

/** `titre: L'IA : souveraine` */
export function colonInText({ error, report, entry }: ParseErrorContext) {
  if (!entry || !/: |:$/.test(entry.value) || !startsTrouble(error, entry)) return undefined;
  return report('unquoted-text', entry.start, entry.end, {
    problem: 'the text holds `: `, which YAML reads as the end of a key',
    fixed: `${entry.key}: ${quote(entry.value)}`,
  });
}

/** A text over several lines, cut by a comment. */
export function commentInText({ error, report, text, line }: ParseErrorContext) {
  if (error.code !== 'MULTILINE_IMPLICIT_KEY' && error.code !== 'MISSING_CHAR') return undefined;
  const above = text.slice(0, line.start).trimEnd();
  const previous = lineAround(text, above.length);
  const comment = / #.*$/.exec(previous.text);
  if (!comment || /^\s*[\w-]+:(?:\s|$)/.test(line.text)) return undefined;
  const start = previous.start + comment.index + 1;
  return report('text-cut', start, start + comment[0].length - 1, {
    lost: shorten(comment[0].slice(2)),
    fixed: '|',
  });
}

function itemOf(line: Line) {
  const match = /^(\s*(?:- +)+)([^-\s].*?)\s*$/.exec(line.text);
  if (!match) return undefined;
  const [, prefix = '', value = ''] = match;
  const start = line.start + prefix.length;
  return { value, start, end: start + value.length };
}
