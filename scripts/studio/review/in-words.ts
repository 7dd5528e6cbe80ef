import { styleText } from 'node:util';
import type { ToolLanguage } from '#schema/words.ts';
import type { Piece } from '../api.ts';
import { placeInWords } from './told-changes.ts';
import { piecesOf, type WordChange } from './word-changes.ts';

/** The changes for a terminal: what was is red, what is green, the rest of the text as it stands. */
export function forTerminal(
  changes: readonly WordChange[],
  language: ToolLanguage,
  colours: boolean,
): string {
  const paint = (style: 'red' | 'green' | 'bold', text: string, plain: string) =>
    colours ? styleText(style, text, { validateStream: false }) : plain;
  return inFiles(
    changes,
    (file) => `${paint('bold', file, file)}\n`,
    (change) =>
      `  ${placeInWords(change, language)}\n    ${woven(change, {
        removed: (text) => paint('red', text, `[-${text}-]`),
        added: (text) => paint('green', text, `{+${text}+}`),
        same: (text) => text,
      })}\n`,
  );
}

/** The changes for a pull request, as Markdown: before and after, one below the other. */
export function asMarkdown(changes: readonly WordChange[], language: ToolLanguage): string {
  return inFiles(
    changes,
    (file) => `### \`${file}\`\n\n`,
    (change) =>
      `- **${placeInWords(change, language)}**<br>${woven(change, {
        removed: (text) => `<del>${escaped(text)}</del>`,
        added: (text) => `<ins>${escaped(text)}</ins>`,
        same: escaped,
      })}\n`,
  );
}

type Weave = Record<Piece['kind'], (text: string) => string>;

function woven({ before = '', after = '' }: WordChange, weave: Weave): string {
  const pieces = piecesOf(before, after).map(({ kind, text }) => weave[kind](text));
  return pieces.join('').replaceAll('\n', ' ');
}

function inFiles(
  changes: readonly WordChange[],
  head: (file: string) => string,
  line: (change: WordChange) => string,
): string {
  const files = Map.groupBy(changes, ({ file }) => file);
  return [...files].map(([file, list]) => head(file) + list.map(line).join('')).join('\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]]/g, '\\$&');
}
