import { describe, expect, test } from 'vitest';
import { type DemoEvent, type DemoState, demoReducer } from '../../app/demo/demo-reducer.ts';
import { parametersOf } from '../../app/demo/email-parameters.ts';
import { fc } from '../fast-check.ts';
import { goodRequest } from './good-request.ts';

const editing: DemoState = { kind: 'editing', errors: [] };
const phone = { name: 'phone', reason: 'missing' } as const;
const refused: DemoState = { kind: 'editing', notice: 'refused', errors: [phone] };
const failed: DemoState = { kind: 'editing', notice: 'failed', errors: [] };
const submitting: DemoState = { kind: 'submitting', request: goodRequest };
const delivery = { parameters: parametersOf(goodRequest, '20/11/2026 11:00:00') };
const sent: DemoState = { kind: 'sent', delivery };

const draft = { to: 'sales@company.example', subject: 'Demo', lines: ['a'] };
const drafted = { ...delivery, draft };

const submit: DemoEvent = { type: 'submitted', typed: goodRequest };

describe('the way of a request', () => {
  test.each<[string, DemoState, DemoEvent, DemoState]>([
    ['good fields are submitted', editing, submit, submitting],
    ['after a refusal too', refused, submit, submitting],
    ['after a failure too', failed, submit, submitting],
    [
      'refused fields are named',
      editing,
      { type: 'submitted', typed: { ...goodRequest, phone: ' ' } },
      refused,
    ],
    ['editing a field clears its error', refused, { type: 'edited', field: 'phone' }, editing],
    [
      'editing another field clears the sentence alone',
      refused,
      { type: 'edited', field: 'email' },
      { kind: 'editing', errors: [phone] },
    ],
    ['editing clears a failure', failed, { type: 'edited', field: 'email' }, editing],
    ['the service took it', submitting, { type: 'delivered', delivery }, sent],
    [
      'a mail draft took it',
      submitting,
      { type: 'delivered', delivery: drafted },
      { kind: 'sent', delivery: drafted },
    ],
    ['an exception escaped', submitting, { type: 'failed' }, failed],
    ['another one begins blank', sent, { type: 'returned' }, editing],
  ])('%s', (_name, state, event, expected) => {
    expect(demoReducer(state, event)).toEqual(expected);
  });
});

describe('events that come at the wrong time change nothing', () => {
  test.each<[string, DemoState, DemoEvent]>([
    ['a second click while sending', submitting, submit],
    ['a click on the confirmation', sent, submit],
    ['editing while sending', submitting, { type: 'edited', field: 'phone' }],
    ['editing what is not refused', editing, { type: 'edited', field: 'phone' }],
    ['a late answer', editing, { type: 'delivered', delivery }],
    ['a second answer', sent, { type: 'delivered', delivery: drafted }],
    ['a late failure', sent, { type: 'failed' }],
    ['a return while sending', submitting, { type: 'returned' }],
    ['a return while editing', refused, { type: 'returned' }],
  ])('%s', (_name, state, event) => {
    expect(demoReducer(state, event)).toBe(state);
  });
});

test('whatever happens, in any order: sending begins once a request, and ends as it should', () => {
  const event: fc.Arbitrary<DemoEvent> = fc.oneof(
    fc.constantFrom<DemoEvent>(
      { type: 'edited', field: 'phone' },
      { type: 'delivered', delivery },
      { type: 'delivered', delivery: drafted },
      { type: 'failed' },
      { type: 'returned' },
      submit,
    ),
    fc.record({
      type: fc.constant<'submitted'>('submitted'),
      typed: fc.constantFrom({}, { ...goodRequest, email: 'a' }, goodRequest),
    }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state: DemoState = editing;
      let begun = 0;
      let ended = 0;
      for (const one of events) {
        const next = demoReducer(state, one);
        if (next.kind === 'submitting' && state.kind !== 'submitting') begun += 1;
        if (state.kind === 'submitting' && next.kind !== 'submitting') ended += 1;
        if (next.kind === 'sent') expect(['submitting', 'sent']).toContain(state.kind);
        if (state.kind === 'sent' && next.kind === 'editing') expect(next).toEqual(editing);
        state = next;
      }
      expect(begun - ended).toBe(state.kind === 'submitting' ? 1 : 0);
    }),
  );
});
