import type { Draft } from './draft.ts';
import type { EmailParameters } from './email-parameters.ts';
import type { FieldName } from './fields.ts';
import { type DemoRequest, type FieldError, type Typed, validateRequest } from './request.ts';

/** What was sent, and when. `draft`: what stood in for the mail service, and has still to be sent. */
export type Delivery = { parameters: EmailParameters; draft?: Draft };

/** The sentence above the form: its rules refuse some fields, or an exception escaped. */
export type Notice = 'refused' | 'failed';

export type DemoState =
  /** `errors`: what each field that was refused, and not edited since, lacks. */
  | { kind: 'editing'; notice?: Notice; errors: readonly FieldError[] }
  | { kind: 'submitting'; request: DemoRequest }
  | { kind: 'sent'; delivery: Delivery };

export type DemoEvent =
  | { type: 'edited'; field: FieldName }
  | { type: 'submitted'; typed: Typed }
  | { type: 'delivered'; delivery: Delivery }
  | { type: 'failed' }
  /** "Book another demo", or a link that leads to the form. */
  | { type: 'returned' };

export const blankForm: DemoState = { kind: 'editing', errors: [] };

/** The states of spec-4-demo-form. An event that a state does not know changes nothing. */
export function demoReducer(state: DemoState, event: DemoEvent): DemoState {
  switch (event.type) {
    case 'edited':
      return state.kind === 'editing' && isMarked(state) ? edit(state.errors, event.field) : state;
    case 'submitted':
      return state.kind === 'editing' ? submit(event.typed) : state;
    case 'delivered':
      return state.kind === 'submitting' ? { kind: 'sent', delivery: event.delivery } : state;
    case 'failed':
      return state.kind === 'submitting'
        ? { kind: 'editing', notice: 'failed', errors: [] }
        : state;
    case 'returned':
      return state.kind === 'sent' ? blankForm : state;
  }
}

function isMarked({ notice, errors }: Extract<DemoState, { kind: 'editing' }>): boolean {
  return notice !== undefined || errors.length > 0;
}

/** The sentence goes with any edit, a field's own error when that field is edited. */
function edit(errors: readonly FieldError[], field: FieldName): DemoState {
  return { kind: 'editing', errors: errors.filter(({ name }) => name !== field) };
}

function submit(typed: Typed): DemoState {
  const verdict = validateRequest(typed);
  return verdict.ok
    ? { kind: 'submitting', request: verdict.value }
    : { kind: 'editing', notice: 'refused', errors: verdict.errors };
}
