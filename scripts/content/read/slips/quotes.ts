import { visit } from 'yaml';
import type { Words } from '#schema/words.ts';
import { quote, shorten, toWriteInFile } from '../../mistakes/quote.ts';
import { lineAround } from '../positions.ts';
import type { ParseErrorContext, Repair, Slip } from './slip.ts';

/** `titre: "abc`, `titre: abc"` */
export const oneQuote: Slip = {
  explain: (context) => {
    const { text, report } = context;
    const start = openQuoteAt(context);
    if (start === undefined) return undefined;
    const mark = text.charAt(start);
    const line = lineAround(text, start);
    const lineEnd = line.start + line.text.length;
    const written = text.slice(start + 1, lineEnd).trim();
    return report('yaml-syntax', start, lineEnd, {
      problem: noClosing(mark),
      expected: { en: `a ${mark} at the end of the text`, fr: `un ${mark} à la fin du texte` },
      hint: toWriteInFile(quote(shorten(written, 80))),
    });
  },
  /** The nearest to what is told first. */
  repairs: (lines, told) => {
    const repairs: Repair[] = [];
    for (let from = Math.min(Math.max(...told) + 1, lines.length - 1); from >= 1; from--) {
      const line = lines[from] ?? '';
      for (const mark of ['"', "'"]) {
        if (line.split(mark).length % 2 === 0) repairs.push(...repairsOf(line, from, mark));
      }
    }
    return repairs;
  },
};

/** A key or a dash, and what stands behind it with one of its two quotes. */
function repairsOf(line: string, from: number, mark: string): Repair[] {
  const before = `(?<before>(?<=^|[\\s{,[])(?:[\\w-]+:|-)\\s+)`;
  const opened = `${before}(?<text>${mark}[^${mark}]*`;
  const patterns: [end: 'open' | 'closed', pattern: string][] = [
    ['open', `${opened}?)(?=,\\s*[\\w-]+:\\s|\\s*[}\\]]\\s*$)`],
    ['open', `${opened}\\S)(?=\\s*$)`],
    ['closed', `${before}(?<text>[^\\s"'|>${mark}][^${mark}]*${mark})(?=\\s*(?:$|[,}\\]]))`],
  ];
  return patterns.flatMap(([end, pattern]): Repair[] => {
    const found = new RegExp(pattern, 'u').exec(line);
    if (!found) return [];
    const { before: key = '', text = '' } = found.groups ?? {};
    const fixed = key + (end === 'open' ? text + mark : mark + text);
    const behind = found.index + found[0].length;
    return [
      {
        from,
        lines: [line.slice(0, found.index) + fixed + line.slice(behind)],
        start: found.index + key.length,
        end: behind,
        problem: end === 'open' ? noClosing(mark) : noOpening(mark),
        hint: toWriteInFile(fixed),
        code: 'yaml-syntax',
        isStructure: false,
      },
    ];
  });
}

function noClosing(mark: string): Words {
  return {
    en: `the text that starts here has no closing ${mark}`,
    fr: `le texte qui commence ici n’a pas de ${mark} final`,
  };
}

function noOpening(mark: string): Words {
  return {
    en: `the text that ends here has no opening ${mark}`,
    fr: `le texte qui finit ici n’a pas de ${mark} initial`,
  };
}

/** Where the text starts whose closing quote is missing at the end of it. */
export function openQuoteAt({ error, text, document }: ParseErrorContext): number | undefined {
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
export const innerQuote: Slip = {
  explain: ({ error, report, text }) => {
    const [stop] = error.pos;
    // YAML stopped at words, not at a bracket or a comma.
    if (error.code !== 'UNEXPECTED_TOKEN' || /[\s,:[\]{}]/u.test(text.charAt(stop))) {
      return undefined;
    }
    const line = lineAround(text, stop);
    const opening = /(["'])(?:(?!\1).)*\1\s*$/.exec(line.text.slice(0, stop - line.start));
    const mark = opening?.[1];
    if (!opening || mark === undefined) return undefined;
    const start = line.start + opening.index;
    const written = valueAt(line.text, opening.index);
    const isWhole = written.endsWith(mark);
    const inner = isWhole ? written.slice(1, -1) : written;
    return report('unquoted-text', start, start + written.length, {
      problem: isWhole ? endedBy(mark) : goesOn,
      fixed: quote(inner.replaceAll('\\"', '"').replaceAll("''", "'")),
    });
  },
};

/** What is written from a column on: between braces or brackets, up to the next key or their end. */
function valueAt(line: string, from: number): string {
  const isBetween = /[{[][^}\]]*$/u.test(line.slice(0, from));
  const rest = line.slice(from);
  return (isBetween ? rest.replace(/,\s*[\w-]+:\s.*$|[}\]]\s*$/u, '') : rest).trim();
}

const goesOn: Words = {
  en: 'text goes on after its closing quote',
  fr: 'le texte continue après son guillemet final',
};

function endedBy(mark: string): Words {
  const isDouble = mark === '"';
  return {
    en: `${isDouble ? 'a quotation mark' : 'an apostrophe'} inside the text ends it too early`,
    fr: `${isDouble ? 'un guillemet droit' : 'une apostrophe'} dans le texte le termine trop tôt`,
  };
}

/** `chemin: "C:\dossier"` */
export const backslash: Slip = {
  explain: ({ error, report, text }) => {
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
  },
};
