import { visit } from 'yaml';
import type { Words } from '#schema/words.ts';
import { quote, shorten, toWrite } from '../../mistakes/quote.ts';
import { noClosing } from '../../mistakes/slips.ts';
import { lineAround } from '../positions.ts';
import type { ParseErrorContext } from './parse-error-context.ts';

/** `titre: "abc` */
export function openQuote({ error, report, text, document }: ParseErrorContext) {
  const start = openQuoteAt({ error, text, document });
  if (start === undefined) return undefined;
  const mark = text.charAt(start);
  const line = lineAround(text, start);
  const lineEnd = line.start + line.text.length;
  const written = text.slice(start + 1, lineEnd).trim();
  return report('yaml-syntax', start, lineEnd, {
    problem: noClosing(mark),
    expected: { en: `a ${mark} at the end of the text`, fr: `un ${mark} à la fin du texte` },
    hint: toWrite(quote(shorten(written, 80))),
  });
}

/** Where the text starts whose closing quote is missing at the end of it. */
export function openQuoteAt({
  error,
  text,
  document,
}: Pick<ParseErrorContext, 'error' | 'text' | 'document'>): number | undefined {
  if (error.code !== 'MISSING_CHAR') return undefined;
  const [end] = error.pos;
  let start: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (!type?.startsWith('QUOTE_') || range?.[1] !== end) return;
      const isOpen = end - range[0] === 1 || text.charAt(end - 1) !== text.charAt(range[0]);
      if (isOpen) [start] = range;
    },
  });
  return start;
}

/** `titre: "Il dit "oui" et non"`, `titre: 'L'IA'`, `titre: "Socle" est` */
export function innerQuote({ error, report, text }: ParseErrorContext) {
  if (error.code !== 'UNEXPECTED_TOKEN' || isPunctuation(text, error)) return undefined;
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
  return report('unquoted-text', start, end, {
    problem: isWhole
      ? endedBy(mark)
      : {
          en: 'text goes on after its closing quote',
          fr: 'le texte continue après son guillemet final',
        },
    fixed: quote(inner.replaceAll('\\"', '"').replaceAll("''", "'")),
  });
}

/** Whether YAML stopped at a bracket or a comma, not at words. */
function isPunctuation(text: string, { pos: [at] }: ParseErrorContext['error']): boolean {
  return /[\s,:[\]{}]/u.test(text.charAt(at));
}

/** `chemin: "C:\dossier"` */
export function badEscape({ error, report, text }: ParseErrorContext) {
  if (error.code !== 'BAD_DQ_ESCAPE') return undefined;
  const [start] = error.pos;
  const sequence = text.slice(start, start + 2);
  return report('yaml-syntax', start, start + 2, {
    problem: {
      en: `\`${sequence}\` means nothing between double quotes`,
      fr: `\`${sequence}\` ne veut rien dire entre guillemets droits`,
    },
    expected: {
      en: 'a backslash written twice, or `\\n`, `\\"`, `\\u00e9`',
      fr: 'une barre oblique inverse doublée, ou `\\n`, `\\"`, `\\u00e9`',
    },
    hint: {
      en: `write \`\\${sequence}\`, or put the text between apostrophes`,
      fr: `écrivez \`\\${sequence}\`, ou mettez le texte entre apostrophes`,
    },
  });
}

function endedBy(mark: string): Words {
  const isDouble = mark === '"';
  return {
    en: `${isDouble ? 'a quotation mark' : 'an apostrophe'} inside the text ends it too early`,
    fr: `${isDouble ? 'un guillemet droit' : 'une apostrophe'} dans le texte le termine trop tôt`,
  };
}
