import type { Text } from '@codemirror/state';
import { diffArrays } from 'diff';

const scenario = /^(\s*)(?:Scenario|Scenario Outline|Example):/;

/** The lines by which Cucumber finds what was changed since a text was played; unchanged, what stands at a line. */
export function linesToPlay(doc: Text, before: string, at: number): number[] {
  const changed = changedLines(before.split('\n'), doc.toString().split('\n'));
  const places = changed.length > 0 ? changed : [at];
  return [...new Set(places.flatMap((line) => playableLine(doc, line) ?? []))];
}

function changedLines(before: string[], now: string[]): number[] {
  let line = 1;
  return diffArrays(before, now).flatMap(({ added, removed, count }) => {
    const from = line;
    if (!removed) line += count;
    if (added) return Array.from({ length: count }, (_, index) => from + index);
    // What stood there is missed by what stands around it.
    return removed ? Math.min(from, now.length) : [];
  });
}

/** A row of examples alone, else the scenario around a line; from the head of a rule, its first one. */
function playableLine(doc: Text, line: number): number | undefined {
  if (isExample(doc, line)) return line;
  let from = line;
  while (from < doc.lines && /^\s*@/.test(doc.line(from).text)) from += 1;
  const head = lineAbove(doc, from, /^\s*(?:Feature|Rule|Background|Scenario|Example)\b.*:/) ?? 1;
  for (let number = head; number <= doc.lines; number += 1) {
    if (scenario.test(doc.line(number).text)) return number;
  }
  return undefined;
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
