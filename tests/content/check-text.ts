import type { Kind } from '#schema/registry.ts';
import type { Diagnostic } from '../../scripts/content/mistakes/catalogue.ts';
import { parseYaml } from '../../scripts/content/read/parse.ts';
import { validate } from '../../scripts/content/validate/validate.ts';

/** What the pipeline says of a text of a kind, without files around it. */
export function checkText(kind: Kind, text: string): { value: unknown; diagnostics: Diagnostic[] } {
  const parsed = parseYaml('content/file.yaml', text);
  if (!parsed.readable) return { value: undefined, diagnostics: parsed.diagnostics };
  const verdict = validate('content/file.yaml', text, kind, parsed);
  return { ...verdict, diagnostics: [...parsed.diagnostics, ...verdict.diagnostics] };
}
