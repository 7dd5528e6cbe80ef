import { blankForm, type Delivery, type DemoState } from './demo-reducer.ts';
import { type FieldName, fieldNames } from './fields.ts';
import type { FieldError, Typed } from './request.ts';
import { textsBy } from './texts-by.ts';

/** What became of a form posted without JavaScript, as its page draws it. */
export type ActionResult =
  | { kind: 'sent'; delivery: Delivery }
  | { kind: 'refused'; typed: Typed; errors: readonly FieldError[] }
  | { kind: 'failed'; typed: Typed };

/** The state that the page of a posted form begins in; that of any other page is a blank form. */
export function initialDemoState(result: ActionResult | undefined): DemoState {
  switch (result?.kind) {
    case undefined:
      return blankForm;
    case 'sent':
      return result;
    case 'refused':
      return { kind: 'editing', notice: 'refused', errors: result.errors };
    case 'failed':
      return { kind: 'editing', notice: 'failed', errors: [] };
  }
}

export function typedIn(result: ActionResult | undefined): Typed {
  return result && result.kind !== 'sent' ? result.typed : {};
}

/** The form's fields as they were typed; anything else in the form is left out. */
export function fieldsOf(form: FormData): Record<FieldName, string> {
  return textsBy(fieldNames, (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  });
}
