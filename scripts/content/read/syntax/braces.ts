import { Lexer } from 'yaml';
import { sameWords } from '#schema/words.ts';
import { quote, toWrite } from '../../mistakes/quote.ts';
import { lineAround } from '../positions.ts';
import { colonEndsKey, type ParseErrorContext } from './parse-error-context.ts';

/** `titre: { fr: a, en: b` */
export function openBracket({ error, report, text }: ParseErrorContext) {
  const open = openBracketAt({ error, text });
  if (!open) return undefined;
  const line = lineAround(text, open.offset);
  const rest = line.text.slice(open.offset - line.start);
  const closing = open.bracket === '{' ? '}' : ']';
  const isCut = / #/.test(rest);
  return report('yaml-syntax', open.offset, line.start + line.text.length, {
    problem: {
      en: `the \`${open.bracket}\` that opens here is not closed`,
      fr: `le \`${open.bracket}\` ouvert ici n’est pas refermé`,
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
          en: `add \`${closing}\`, or put text that starts with \`${open.bracket}\` in quotes`,
          fr: `ajoutez \`${closing}\`, ou mettez entre guillemets droits un texte qui commence par \`${open.bracket}\``,
        },
  });
}

/** `{ fr: Oui en: Yes }`, `{ fr: Oui : non, en: Yes }` */
export function missingComma({ error, report, text }: ParseErrorContext) {
  if (error.code !== 'BLOCK_IN_FLOW') return undefined;
  const [start] = error.pos;
  const line = lineAround(text, start);
  const written = /^[^,}\]\n]*/.exec(text.slice(start, line.start + line.text.length))?.[0] ?? '';
  const next = /\s(fr|en):\s/.exec(written);
  if (next) {
    return report('yaml-syntax', start, start + written.trimEnd().length, {
      problem: {
        en: `a comma is missing before \`${next[1]}:\``,
        fr: `il manque une virgule avant \`${next[1]}:\``,
      },
      expected: sameWords('`{ fr: …, en: … }`'),
      hint: toWrite(`${written.slice(0, next.index).trim()}, ${written.slice(next.index).trim()}`),
    });
  }
  return report('unquoted-text', start, start + written.trimEnd().length, {
    problem: colonEndsKey,
    fixed: quote(written),
  });
}

/** What the lexer says beside the text: a document or a plain text starts, a flow went wrong. */
const lexerMarks: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001f']);

/** The bracket that is still open where YAML found a line too little indented for it. */
export function openBracketAt({ error, text }: Pick<ParseErrorContext, 'error' | 'text'>) {
  if (error.code !== 'BAD_INDENT') return undefined;
  const [limit] = error.pos;
  const open: { bracket: string; offset: number }[] = [];
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (offset >= limit) break;
    if (token === '{' || token === '[') open.push({ bracket: token, offset });
    else if (token === '}' || token === ']') open.pop();
    if (!lexerMarks.has(token)) offset += token.length;
  }
  return open.at(-1);
}
