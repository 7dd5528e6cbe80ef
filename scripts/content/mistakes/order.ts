import type { Diagnostic } from './catalogue.ts';

/** Orders texts by their code units: the same on every machine. */
export function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Orders diagnostics by path, line and column. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  return (
    compare(a.path, b.path) ||
    a.position.line - b.position.line ||
    a.position.column - b.position.column ||
    compare(a.code, b.code)
  );
}
