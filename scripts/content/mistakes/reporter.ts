import { type Code, type Diagnostic, type Params, report } from './catalogue.ts';
import type { DataPath, Located, Part } from './place.ts';

/** Takes note of a mistake. One that a second language shows again is kept once. */
export type Reporter = <C extends Code>(
  code: C,
  file: Located,
  path: DataPath,
  params: Params[C],
  part?: Part,
) => void;

export function makeReporter(): { report: Reporter; diagnostics: () => Diagnostic[] } {
  const found = new Map<string, Diagnostic>();
  return {
    report: (code, file, path, params, part) => {
      const diagnostic = report(code, file, path, params, part);
      const { line, column } = diagnostic.position;
      found.set(`${code} ${file.path}:${line}:${column} ${diagnostic.message}`, diagnostic);
    },
    diagnostics: () => [...found.values()],
  };
}
