import type { ToolLanguage } from '#schema/words.ts';
import type { Piece } from '../api.ts';
import { placeInWords } from './told-changes.ts';
import { piecesOf, type WordChange } from './word-changes.ts';

/** The changes for a pull request, as Markdown: before and after, one below the other. */
export function asMarkdown(changes: readonly WordChange[], language: ToolLanguage): string {
  const files = Map.groupBy(changes, ({ file }) => file);
  return [...files]
    .map(([file, list]) => {
      const items = list.map((one) => `- **${placeInWords(one, language)}**<br>${woven(one)}\n`);
      return `### \`${file}\`\n\n${items.join('')}`;
    })
    .join('\n');
}

const weave: Record<Piece['kind'], (text: string) => string> = {
  removed: (text) => `<del>${escaped(text)}</del>`,
  added: (text) => `<ins>${escaped(text)}</ins>`,
  same: escaped,
};

function woven({ before = '', after = '' }: WordChange): string {
  const pieces = piecesOf(before, after).map(({ kind, text }) => weave[kind](text));
  return pieces.join('').replaceAll('\n', ' ');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]]/g, '\\$&');
}
