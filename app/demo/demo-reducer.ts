import { type DemoRequest, type FieldName, type Typed, validateRequest } from './request.ts';

/** Why the form is still there: its rules refuse some fields, or an exception escaped. */
export type Mistake = { kind: 'refused'; invalid: readonly FieldName[] } | { kind: 'failed' };

export type DemoState =
  | { kind: 'editing'; mistake?: Mistake }
  | { kind: 'submitting'; request: DemoRequest }
  /** `draft`: the mail draft that stood in for the mail service, as a mailto address. */
  | { kind: 'sent'; draft?: string };

export type DemoEvent =
  | { type: 'edited' }
  | { type: 'submitted'; typed: Typed }
  | { type: 'delivered'; draft?: string }
  | { type: 'failed' }
  /** "Book another demo", or a link that leads to the form. */
  | { type: 'returned' };

/** Specification, section 4, "Demo form". An event that the state does not know changes nothing. */
export function demoReducer(state: DemoState, event: DemoEvent): DemoState {
  switch (event.type) {
    case 'edited':
      return state.kind === 'editing' && state.mistake ? { kind: 'editing' } : state;
    case 'submitted':
      return state.kind === 'editing' ? submit(event.typed) : state;
    case 'delivered':
      return state.kind === 'submitting' ? sent(event.draft) : state;
    case 'failed':
      return state.kind === 'submitting' ? { kind: 'editing', mistake: { kind: 'failed' } } : state;
    case 'returned':
      return state.kind === 'sent' ? { kind: 'editing' } : state;
  }
}

function submit(typed: Typed): DemoState {
  const verdict = validateRequest(typed);
  return verdict.ok
    ? { kind: 'submitting', request: verdict.value }
    : { kind: 'editing', mistake: { kind: 'refused', invalid: verdict.invalid } };
}

function sent(draft: string | undefined): DemoState {
  return draft === undefined ? { kind: 'sent' } : { kind: 'sent', draft };
}
