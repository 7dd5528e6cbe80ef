import path from 'node:path';
import type { ErrorPayload } from 'vite';
import type { ToolLanguage } from '#schema/words.ts';
import { type Diagnostic, inLanguage } from '../content/mistakes/catalogue.ts';
import { byPlace } from '../content/mistakes/order.ts';
import { labels } from '../content/report/labels.ts';
import { codeFrameOf, formatReport, summarise } from '../content/report/report.ts';

/**
 * What Vite's overlay shows in the browser: the first mistake with its place and code frame, then
 * all others. Undefined when there is no mistake: notes stay in the console.
 */
export function toOverlay(
  diagnostics: readonly Diagnostic[],
  root: string,
  language: ToolLanguage,
): ErrorPayload | undefined {
  const [first, ...others] = diagnostics
    .filter(({ severity }) => severity === 'error')
    .toSorted(byPlace);
  if (!first) return undefined;
  const { message, expected, hint, position, code } = inLanguage(first, language);
  const say = labels[language];
  const lines = [
    `${summarise([first, ...others], language)}\n`,
    message,
    ...(expected === undefined ? [] : [`${say.expected} ${expected}`]),
    ...(hint === undefined ? [] : [`${say.hint} ${hint}`]),
  ];
  const file = path.join(root, first.path);
  return {
    type: 'error',
    err: {
      plugin: `content: ${code}`,
      message: lines.join('\n'),
      id: file,
      loc: { file, line: position.line, column: position.column },
      frame: codeFrameOf(first, root),
      stack:
        others.length > 0 ? others.map((each) => toBlock(each, root, language)).join('\n') : '',
    },
  };
}

/** A mistake as the console shows it; its absolute path is a link in the overlay. */
function toBlock(diagnostic: Diagnostic, root: string, language: ToolLanguage): string {
  const [block = ''] = formatReport([diagnostic], 'text', { root, language }).split('\n\n');
  return `${path.join(root, block)}\n`;
}
