import { type DemoField, demoFields, type FieldName, fieldNames } from './fields.ts';
import { textsBy } from './texts-by.ts';
import { judgeText, normaliseText, type TextKind } from './typed-text.ts';

/** A demo request, normalised; `message` may be empty (spec-3-demo-request). */
export type DemoRequest = Record<FieldName, string>;

/** What was typed, checked or not. */
export type Typed = Readonly<Partial<Record<FieldName, string>>>;

/** Why a text is refused. */
export type Reason = 'missing' | 'malformed' | 'too-long' | 'unreadable';
export type FieldError = { name: FieldName; reason: Reason };

export type Verdict = { ok: true; value: DemoRequest } | { ok: false; errors: FieldError[] };

const textKinds = {
  text: 'line',
  choice: 'line',
  email: 'address',
  tel: 'number',
  message: 'lines',
} as const satisfies Record<DemoField['kind'], TextKind>;

/** Checks what was typed before it is sent (spec-5-demo). */
export function validateRequest(typed: Typed): Verdict {
  const value = textsBy(fieldNames, (name) => {
    const field = demoFields.find((one) => one.name === name);
    return normalise(typed[name] ?? '', field?.kind);
  });
  const errors = demoFields.flatMap((field): FieldError[] => {
    const reason = refusal(value[field.name], field);
    return reason ? [{ name: field.name, reason }] : [];
  });
  return errors.length === 0 ? { ok: true, value } : { ok: false, errors };
}

/** What was meant by what was typed into a field of a kind. */
export function normalise(text: string, kind: DemoField['kind'] = 'text'): string {
  return normaliseText(text, textKinds[kind]);
}

/** Why a normalised text cannot stand in a field; undefined when it can. */
export function refusal(
  text: string,
  { kind, required, maxLength }: Pick<DemoField, 'kind' | 'required'> & { maxLength: number },
): Reason | undefined {
  if (text === '') return required ? 'missing' : undefined;
  if (text.length > maxLength) return 'too-long';
  return judgeText(text, textKinds[kind]);
}
