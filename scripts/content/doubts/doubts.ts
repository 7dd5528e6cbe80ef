import type { Code, Params } from '../mistakes/catalogue.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { Text } from './texts.ts';

/** Reports a doubt about a stretch of a text. */
export function doubt<C extends Code>(
  report: Reporter,
  code: C,
  { file, path }: Text,
  params: Params[C],
  from: number,
  length: number,
): void {
  report(code, file, path, params, { from, to: from + length });
}

/** A text made into a pattern that finds it as it is, with any space between its words. */
export function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&').replace(/\s/gu, '[\\s\\u00a0\\u202f]+');
}
