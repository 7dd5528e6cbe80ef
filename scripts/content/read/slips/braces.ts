import { sameWords, type Words } from '#schema/words.ts';
import { quote, toWriteInFile } from '../../mistakes/quote.ts';
import { lineAround } from '../positions.ts';
import { tokensOf } from '../tokens.ts';
import { colonEndsKey, type ParseErrorContext, type Repair, type Slip } from './slip.ts';

/** `titre: { fr: a, en: b` */
export const openBracket: Slip = {
  explain: (context) => {
    const open = openBracketAt(context);
    if (!open) return undefined;
    const line = lineAround(context.text, open.offset);
    const isCut = / #/.test(line.text.slice(open.offset - line.start));
    const closing = open.token === '{' ? '}' : ']';
    return context.report('yaml-syntax', open.offset, line.start + line.text.length, {
      problem: {
        en: `the \`${open.token}\` that opens here is not closed`,
        fr: `le \`${open.token}\` ouvert ici n’est pas refermé`,
      },
      expected: {
        en: `a \`${closing}\` before the next key, on lines indented under this one`,
        fr: `un \`${closing}\` avant la clé suivante, sur des lignes en retrait sous celle-ci`,
      },
      hint: isCut
        ? {
            en: 'from ` #` on, the line is read as a comment: put the text in quotes',
            fr: 'à partir de ` #`, la ligne est lue comme un commentaire : mettez le texte entre guillemets droits',
          }
        : {
            en: `add \`${closing}\`, or put text that starts with \`${open.token}\` in quotes`,
            fr: `ajoutez \`${closing}\`, ou mettez entre guillemets droits un texte qui commence par \`${open.token}\``,
          },
    });
  },
};

/** The bracket that is still open where YAML found a line too little indented for it. */
export function openBracketAt({ error, text }: ParseErrorContext) {
  if (error.code !== 'BAD_INDENT') return undefined;
  const open: { token: string; offset: number }[] = [];
  for (const each of tokensOf(text)) {
    if (each.offset >= error.pos[0]) break;
    if (each.token === '{' || each.token === '[') open.push(each);
    else if (each.token === '}' || each.token === ']') open.pop();
  }
  return open.at(-1);
}

/** `{ fr: Oui en: Yes }`, `{ fr: Oui : non, en: Yes }` */
export const missingComma: Slip = {
  explain: ({ error, report, text }) => {
    if (error.code !== 'BLOCK_IN_FLOW') return undefined;
    const [start] = error.pos;
    const line = lineAround(text, start);
    const [written = ''] =
      /^[^,}\]\n]*/.exec(text.slice(start, line.start + line.text.length)) ?? [];
    const end = start + written.trimEnd().length;
    const next = /\s(fr|en):\s/.exec(written);
    if (!next) {
      return report('unquoted-text', start, end, { problem: colonEndsKey, fixed: quote(written) });
    }
    return report('yaml-syntax', start, end, {
      problem: commaBefore(`${next[1]}:`),
      expected: sameWords('`{ fr: …, en: … }`'),
      hint: toWriteInFile(
        `${written.slice(0, next.index).trim()}, ${written.slice(next.index).trim()}`,
      ),
    });
  },
};

/** `{ fr: "Oui" en: "Yes" }` */
export const missingCommaAfterQuote: Slip = {
  explain: ({ error, report, text }) => {
    if (error.code !== 'UNEXPECTED_TOKEN') return undefined;
    const [stop] = error.pos;
    const line = lineAround(text, stop);
    const before = line.text.slice(0, stop - line.start);
    const quoted = /(?<=[{[].*)(?:"[^"]*"|'[^']*')(?=\s+$)/u.exec(before);
    const [key] = /^[\w-]+:(?=\s)/u.exec(text.slice(stop)) ?? [];
    if (!quoted || key === undefined) return undefined;
    return report('yaml-syntax', line.start + quoted.index, stop + key.length, {
      problem: commaBefore(key),
      hint: toWriteInFile(`${quoted[0]}, ${key}`),
    });
  },
};

function commaBefore(key: string): Words {
  return {
    en: `a comma is missing before \`${key}\``,
    fr: `il manque une virgule avant \`${key}\``,
  };
}

/** A number with a comma, between braces or brackets, where it ends the value. */
export const decimalComma: Slip = {
  repairs: (lines) =>
    lines.flatMap((line, from): Repair[] => {
      const found = /(?<=[{,[] *[\w-]+: *)-?\d+,\d+(?= *[,}\]])/u.exec(line);
      if (!found) return [];
      const [written] = found;
      const fixed = written.replace(',', '.');
      const end = found.index + written.length;
      return [
        {
          from,
          lines: [line.slice(0, found.index) + fixed + line.slice(end)],
          start: found.index,
          end,
          problem: {
            en: `the comma of \`${written}\` ends the value: a number has a point`,
            fr: `la virgule de \`${written}\` termine la valeur : un nombre s’écrit avec un point`,
          },
          hint: toWriteInFile(fixed),
          code: 'yaml-syntax',
          isStructure: false,
        },
      ];
    }),
};
