import type { DemoState } from './demo-reducer.ts';
import { eachField, type FieldName, fieldNames, type Typed } from './request.ts';

/** What became of a form posted without JavaScript, as its page draws it. */
export type ActionResult =
  | { kind: 'sent' }
  | { kind: 'refused'; typed: Typed; invalid: readonly FieldName[] }
  | { kind: 'failed'; typed: Typed };

/** The state that the page of a posted form begins in; that of any other page is a blank form. */
export function initialDemoState(result: ActionResult | undefined): DemoState {
  switch (result?.kind) {
    case undefined:
      return { kind: 'editing' };
    case 'sent':
      return { kind: 'sent' };
    case 'refused':
      return { kind: 'editing', mistake: { kind: 'refused', invalid: result.invalid } };
    case 'failed':
      return { kind: 'editing', mistake: { kind: 'failed' } };
  }
}

export function typedIn(result: ActionResult | undefined): Typed {
  return result && result.kind !== 'sent' ? result.typed : {};
}

/** The form's fields as they were typed; anything else in the form is left out. */
export function fieldsOf(form: FormData): Record<FieldName, string> {
  return eachField((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  });
}

export function isFieldName(name: string): name is FieldName {
  return fieldNames.some((known) => known === name);
}
