import { type Diagnostic, isWarning, reportAt } from '../mistakes/catalogue.ts';
import { makePositions } from '../read/positions.ts';
import { tokensOf } from '../read/tokens.ts';

/** `# sure: brand-typed because …`: an editor means what a warning doubts. */
type Declaration = {
  code: string;
  /** Where the comment stands, and the lines that it speaks of, counted from 1. */
  position: Diagnostic['position'];
  from: number;
  to: number;
};

type Read = { declarations: Declaration[]; diagnostics: Diagnostic[] };

const sign = '# sure:';
const form = /^# sure:\s*(?<code>[a-z][a-z-]*) because \S/u;

/** The diagnostics without those that a file declares as meant; declarations that are of no use are told. */
export function withoutDeclared(
  diagnostics: readonly Diagnostic[],
  files: readonly { path: string; text: string }[],
): Diagnostic[] {
  const declaring = files.filter(({ text }) => text.includes(sign));
  const read = new Map(declaring.map(({ path, text }) => [path, declarationsOf(path, text)]));
  const used = new Set<Declaration>();
  const left = diagnostics.filter(({ code, severity, path, position }) => {
    if (severity === 'error') return true;
    const declared = read
      .get(path)
      ?.declarations.filter(
        (each) => each.code === code && position.line >= each.from && position.line <= each.to,
      );
    for (const each of declared ?? []) used.add(each);
    return !declared || declared.length === 0;
  });
  for (const [path, { declarations, diagnostics: wrong }] of read) {
    left.push(...wrong);
    for (const each of declarations) {
      // This one is itself the change that ends the doubt, and says why.
      if (used.has(each) || each.code === 'stale-translation') continue;
      left.push(reportAt('unused-declaration', path, each.position, { code: each.code }));
    }
  }
  return left;
}

/** Reads the declarations of a file. Where ` #` is text, in quotes and blocks, there is none. */
function declarationsOf(path: string, text: string): Read {
  const read: Read = { declarations: [], diagnostics: [] };
  const positions = makePositions(text);
  const lines = text.split('\n');
  for (const { comment, offset } of commentsOf(text)) {
    if (!comment.startsWith(sign)) continue;
    const position = positions(offset, offset + comment.length);
    const code = form.exec(comment)?.groups?.code;
    if (code === undefined || !isWarning(code)) {
      read.diagnostics.push(reportAt('declaration-form', path, position, { written: comment }));
      continue;
    }
    read.declarations.push({ code, position, ...linesMeant(lines, position.line) });
  }
  return read;
}

/** The comments of a text, each with where it starts. */
function* commentsOf(text: string): Generator<{ comment: string; offset: number }> {
  for (const { token, offset } of tokensOf(text)) {
    if (token.startsWith('#')) yield { comment: token.trimEnd(), offset };
  }
}

/**
 * The lines of which a comment speaks: its own, or those of what it stands above, with all that is
 * indented under it. Above the first key it speaks of the whole file.
 */
function linesMeant(lines: readonly string[], line: number): { from: number; to: number } {
  const first = lines.findIndex((text) => !isCommentLine(text)) + 1;
  let from = line;
  while (from < lines.length && isCommentLine(lines[from - 1])) from += 1;
  if (from === first && line < first) return { from: 1, to: lines.length };
  const indent = indentOf(lines[from - 1]);
  let to = from;
  while (to < lines.length && (lines[to]?.trim() === '' || indentOf(lines[to]) > indent)) to += 1;
  return { from, to };
}

/** Whether a line holds no data: a comment, or nothing. */
function isCommentLine(line = ''): boolean {
  return /^\s*(?:#|$)/.test(line);
}

function indentOf(line = ''): number {
  return line.search(/\S|$/);
}
