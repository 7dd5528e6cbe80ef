import path from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Rule } from './rules.ts';

/** One file that imports another, both by their path from the project's root. */
export type Import = { from: string; to: string; line: number };

/** What a file imports of this project, types included. Packages are left out. */
export function importsOf(file: string, text: string): Import[] {
  if (!/\.(?:ts|tsx|mjs)$/.test(file)) return [];
  const { module } = parseSync(file, text);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
    ),
  ].map(({ value, start }) => ({ value, start }));
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    value: /^['"](.*)['"]$/.exec(text.slice(start, end))?.[1] ?? '',
    start,
  }));
  return [...named, ...dynamic].flatMap(({ value, start }) => {
    const to = resolve(file, value);
    const line = text.slice(0, start).split('\n').length;
    return to === undefined ? [] : [{ from: file, to, line }];
  });
}

/** The imports that a rule forbids, each with its place and the reason. */
export function forbiddenImports(imports: readonly Import[], rules: readonly Rule[]): string[] {
  return imports.flatMap(({ from, to, line }) =>
    rules
      .filter((rule) => rule.from.test(from) && rule.to.test(to))
      .map(({ why }) => `${from}:${line} imports ${to}: ${why}`),
  );
}

function resolve(file: string, request: string): string | undefined {
  if (request.startsWith('#')) return request.slice(1);
  if (!request.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(file), request);
}
