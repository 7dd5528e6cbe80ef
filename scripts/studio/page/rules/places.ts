import type { Text } from '@codemirror/state';

const scenario = /^(\s*)(?:Scenario|Scenario Outline|Example):/;

/**
 * The line by which Cucumber finds what stands at a line: a row of examples alone, else the scenario
 * around it; undefined above the first one.
 */
export function playableLine(doc: Text, line: number): number | undefined {
  if (isExample(doc, line)) return line;
  return lineAbove(doc, line, scenario);
}

function isExample(doc: Text, line: number): boolean {
  if (!isRow(doc, line) || !isRow(doc, line - 1)) return false;
  const head = lineAbove(doc, line, /^\s*[^|\s#]/);
  return head !== undefined && /^\s*(?:Examples|Scenarios):/.test(doc.line(head).text);
}

function isRow(doc: Text, line: number): boolean {
  return line > 0 && /^\s*\|/.test(doc.line(line).text);
}

function lineAbove(doc: Text, line: number, pattern: RegExp): number | undefined {
  for (let number = line; number > 0; number -= 1) {
    if (pattern.test(doc.line(number).text)) return number;
  }
  return undefined;
}

/** What makes a wish of the scenario around a line: its tag, above it. */
export function wishChange(doc: Text, line: number): { from: number; insert: string } | undefined {
  const found = lineAbove(doc, line, scenario);
  if (found === undefined) return undefined;
  const { from, text } = doc.line(found);
  const [, indent = ''] = scenario.exec(text) ?? [];
  return { from, insert: `${indent}@wish\n` };
}

/** The change that gives a cell another text and keeps its column as wide as it was, if it fits. */
export function cellChange(
  doc: Text,
  { line, column, text }: { line: number; column: number; text: string },
  value: string,
): { from: number; to: number; insert: string } {
  const from = doc.line(line).from + column;
  const written = value.replace(/[|\n]/g, ' ');
  const rest = doc.sliceString(from + text.length, doc.line(line).to);
  const spaces = /^ */.exec(rest)?.[0].length ?? 0;
  // One space stays before the bar.
  const spare = Math.max(0, Math.min(spaces - 1, written.length - text.length));
  const missing = ' '.repeat(Math.max(0, text.length - written.length));
  return { from, to: from + text.length + spare, insert: written + missing };
}
