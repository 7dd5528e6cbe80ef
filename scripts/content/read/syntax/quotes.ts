import { visit } from 'yaml';
import { quote, shorten } from '../../mistakes/quote.ts';
import { lineAround } from '../positions.ts';
import type { ParseErrorContext } from './parse-error-context.ts';

/** `titre: "abc` */
export function openQuote({ error, report, text, document }: ParseErrorContext) {
  const mark = /^Missing closing (["'])quote/.exec(error.message)?.[1];
  if (mark === undefined) return undefined;
  let start = error.pos[0];
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type?.startsWith('QUOTE_') && range) start = range[0];
    },
  });
  const line = lineAround(text, start);
  const lineEnd = line.start + line.text.length;
  const written = text.slice(start + 1, lineEnd).trim();
  return report('yaml-syntax', start, lineEnd, {
    problem: `the text that starts here has no closing ${mark}`,
    expected: `a ${mark} at the end of the text`,
    hint: `write \`${quote(shorten(written, 80))}\``,
  });
}

/** `titre: "Il dit "oui" et non"`, `titre: 'L'IA'`, `titre: "Socle" est` */
export function innerQuote({ error, report, text }: ParseErrorContext) {
  if (!/^Unexpected (?:scalar|double-quoted|single-quoted)/.test(error.message)) return undefined;
  const line = lineAround(text, error.pos[0]);
  const before = line.text.slice(0, error.pos[0] - line.start);
  const opening = /(["'])(?:(?!\1).)*\1\s*$/.exec(before);
  const mark = opening?.[1];
  if (!opening || mark === undefined) return undefined;
  const start = line.start + opening.index;
  const written = line.text.slice(opening.index).trim();
  const end = start + written.length;
  const isWhole = written.endsWith(mark);
  const inner = isWhole ? written.slice(1, -1) : written;
  const name = mark === '"' ? 'a quotation mark' : 'an apostrophe';
  return report('unquoted-text', start, end, {
    problem: isWhole
      ? `${name} inside the text ends it too early`
      : 'text goes on after its closing quote',
    fixed: quote(inner.replaceAll('\\"', '"').replaceAll("''", "'")),
  });
}

/** `chemin: "C:\dossier"` */
export function badEscape({ error, report, text }: ParseErrorContext) {
  if (error.code !== 'BAD_DQ_ESCAPE') return undefined;
  const [start] = error.pos;
  const sequence = text.slice(start, start + 2);
  return report('yaml-syntax', start, start + 2, {
    problem: `\`${sequence}\` means nothing between double quotes`,
    expected: 'a backslash written twice, or `\\n`, `\\"`, `\\u00e9`',
    hint: `write \`\\${sequence}\`, or put the text between apostrophes`,
  });
}
