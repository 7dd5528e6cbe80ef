import { type DemoField, demoFields, type FieldName, fieldNames } from './fields.ts';
import { textsBy } from './texts-by.ts';

/** A demo request, trimmed; `message` may be empty (spec-3-demo-request). */
export type DemoRequest = Record<FieldName, string>;

/** What was typed, checked or not. */
export type Typed = Readonly<Partial<Record<FieldName, string>>>;

/** Why a text is refused. */
export type Reason = 'missing' | 'malformed' | 'too-long' | 'unreadable';
export type FieldError = { name: FieldName; reason: Reason };

export type Verdict = { ok: true; value: DemoRequest } | { ok: false; errors: FieldError[] };

/** Checks what was typed before it is sent (spec-5-demo). */
export function validateRequest(typed: Typed): Verdict {
  const value = textsBy(fieldNames, (name) => (typed[name] ?? '').trim());
  const errors = demoFields.flatMap((field): FieldError[] => {
    const reason = refusal(value[field.name], field);
    return reason ? [{ name: field.name, reason }] : [];
  });
  return errors.length === 0 ? { ok: true, value } : { ok: false, errors };
}

/** Why a trimmed text cannot stand in a field; undefined when it can. */
export function refusal(
  text: string,
  { kind, required, maxLength }: Pick<DemoField, 'kind' | 'required'> & { maxLength: number },
): Reason | undefined {
  if (text === '') return required ? 'missing' : undefined;
  if (text.length > maxLength) return 'too-long';
  if ((kind === 'message' ? controlInText : invisible).test(text)) return 'unreadable';
  return kind === 'email' && !emailShape.test(text) ? 'malformed' : undefined;
}

/** Text, an at sign, text, a dot, text, with no spaces. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * What has no place in a line: control characters, line breaks, and characters that are not seen, which
 * turn what follows about or make up a name of nothing.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/u;
const controlInText = /[^\P{Cc}\t\r\n]/u;
