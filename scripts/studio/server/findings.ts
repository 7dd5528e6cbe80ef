import { withoutDeclared } from '../../content/doubts/declarations.ts';
import { type Diagnostic, offersOf } from '../../content/mistakes/catalogue.ts';
import { isStartOfFile } from '../../content/mistakes/place.ts';
import { makeView } from '../../content/read/locate.ts';
import { parseYaml } from '../../content/read/parse.ts';
import { valueAt } from '../../content/validate/schema-at.ts';
import type { Change, Finding } from '../api.ts';

/** What the checker says of a file after a change, by the box that it concerns. */
export function findingsOf(
  diagnostics: readonly Diagnostic[],
  file: string,
  text: string,
  changes: readonly Pick<Change, 'at'>[],
): Finding[] {
  if (diagnostics.length === 0) return [];
  const view = makeView(file, text);
  const data = parseYaml(file, text).value;
  const places = changes.map(({ at }) => {
    const value = valueAt(data, at);
    const last = Array.isArray(value) ? [...at, Math.max(0, value.length - 1)] : at;
    return { line: view.locate(at).line, endLine: view.locate(last).endLine };
  });
  return diagnostics.map((diagnostic) => {
    const { severity, code, path, position, message, hint, french } = diagnostic;
    // What is said of a file as a whole is said of none of its texts.
    const isOfText = path === file && !isStartOfFile(position);
    const box = places.findIndex(
      ({ line, endLine }) => isOfText && line <= position.line && position.line <= endLine,
    );
    return {
      severity,
      code,
      box: box === -1 ? undefined : box,
      file: path,
      line: position.line,
      message: { en: message, fr: french.message },
      hint: hint === undefined ? undefined : { en: hint, fr: french.hint ?? hint },
      ...offersOf(diagnostic),
    };
  });
}

/** Doubts without those that an editor has declared to be none. */
export function notMeant(
  doubts: readonly Diagnostic[],
  files: readonly { path: string; text: string }[],
): Diagnostic[] {
  return withoutDeclared(doubts, files).filter((each) => doubts.includes(each));
}
