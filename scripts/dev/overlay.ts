import path from 'node:path';
import type { ErrorPayload } from 'vite';
import type { Diagnostic } from '../content/mistakes/catalogue.ts';
import { byPlace } from '../content/mistakes/order.ts';
import { codeFrameOf, formatReport, summarise } from '../content/report/report.ts';

/**
 * What Vite's overlay shows in the browser: the first mistake with its place and code frame, then
 * all others. Undefined when there is no mistake: notes stay in the console.
 */
export function toOverlay(
  diagnostics: readonly Diagnostic[],
  root: string,
): ErrorPayload | undefined {
  const [first, ...others] = diagnostics
    .filter(({ severity }) => severity === 'error')
    .toSorted(byPlace);
  if (!first) return undefined;
  const { message, expected, hint, position, code } = first;
  const lines = [
    `${summarise([first, ...others])}\n`,
    message,
    ...(expected === undefined ? [] : [`expected: ${expected}`]),
    ...(hint === undefined ? [] : [`hint: ${hint}`]),
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
      stack: others.length > 0 ? others.map((each) => toBlock(each, root)).join('\n') : '',
    },
  };
}

/** A mistake as the console shows it; its absolute path is a link in the overlay. */
function toBlock(diagnostic: Diagnostic, root: string): string {
  const [block = ''] = formatReport([diagnostic], 'text', { root }).split('\n\n');
  return `${path.join(root, block)}\n`;
}
