import { Lexer } from 'yaml';

/** What the lexer says beside the text: a document or a plain text starts, a flow went wrong. */
const marks: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001f']);

/** The tokens of a YAML text, right or wrong, each with where it starts. */
export function* tokensOf(text: string): Generator<{ token: string; offset: number }> {
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (marks.has(token)) continue;
    yield { token, offset };
    offset += token.length;
  }
}
