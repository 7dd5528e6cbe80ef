import fc from 'fast-check';
import { expect, test } from 'vitest';
import { preferAll } from '../../app/consent/consent.ts';
import {
  bannerDelay,
  begin,
  type ConsentEvent,
  type ConsentState,
  consentAfter,
} from '../../app/consent/machine.ts';

const some = { essential: true, analytics: true, marketing: false, functional: false } as const;
const states: Record<ConsentState['kind'], ConsentState> = {
  waiting: { kind: 'waiting' },
  banner: { kind: 'banner' },
  settings: { kind: 'settings' },
  decided: { kind: 'decided', preferences: some },
};
const all: ConsentState = { kind: 'decided', preferences: preferAll(true) };
const essential: ConsentState = { kind: 'decided', preferences: preferAll(false) };

const transitions: [ConsentState['kind'], ConsentEvent, ConsentState][] = [
  ['waiting', { kind: 'delay-passed' }, states.banner],
  ['waiting', { kind: 'reset' }, states.banner],
  ['waiting', { kind: 'stored-elsewhere', preferences: some }, states.decided],
  ['banner', { kind: 'accepted-all' }, all],
  ['banner', { kind: 'rejected-all' }, essential],
  ['banner', { kind: 'banner-closed' }, essential],
  ['banner', { kind: 'settings-opened' }, states.settings],
  ['banner', { kind: 'reset' }, states.banner],
  ['banner', { kind: 'stored-elsewhere', preferences: some }, states.decided],
  ['settings', { kind: 'saved', preferences: some }, states.decided],
  ['settings', { kind: 'settings-left' }, states.banner],
  ['settings', { kind: 'reset' }, states.banner],
  ['settings', { kind: 'stored-elsewhere', preferences: some }, states.decided],
  ['decided', { kind: 'reset' }, states.banner],
  ['decided', { kind: 'stored-elsewhere', preferences: undefined }, states.banner],
  ['decided', { kind: 'stored-elsewhere', preferences: preferAll(true) }, all],
];

test.each(transitions)('%s, %j', (from, event, expected) => {
  expect(consentAfter(states[from], event)).toEqual(expected);
});

test('any other event changes nothing', () => {
  const events: ConsentEvent[] = [
    { kind: 'delay-passed' },
    { kind: 'accepted-all' },
    { kind: 'rejected-all' },
    { kind: 'banner-closed' },
    { kind: 'settings-opened' },
    { kind: 'settings-left' },
    { kind: 'saved', preferences: some },
    { kind: 'stored-elsewhere', preferences: undefined },
  ];
  for (const [name, state] of Object.entries(states)) {
    for (const event of events) {
      const known = transitions.some(
        ([from, { kind }, expected]) => from === name && kind === event.kind && expected !== state,
      );
      if (!known) expect(consentAfter(state, event), `${name}, ${event.kind}`).toBe(state);
    }
  }
});

test('a choice made before is not asked again; without one the page waits', () => {
  expect(begin(some)).toEqual({ kind: 'decided', preferences: some });
  expect(begin(undefined)).toEqual({ kind: 'waiting' });
});

test('the banner waits for a second', () => {
  expect(bannerDelay).toBe(1000);
});

const preferences = fc.record({
  essential: fc.constant<true>(true),
  analytics: fc.boolean(),
  marketing: fc.boolean(),
  functional: fc.boolean(),
});
const anyEvent: fc.Arbitrary<ConsentEvent> = fc.oneof(
  fc.constantFrom<ConsentEvent>(
    { kind: 'delay-passed' },
    { kind: 'accepted-all' },
    { kind: 'rejected-all' },
    { kind: 'banner-closed' },
    { kind: 'settings-opened' },
    { kind: 'settings-left' },
    { kind: 'reset' },
  ),
  fc.record({ kind: fc.constant<'saved'>('saved'), preferences }),
  fc.record({
    kind: fc.constant<'stored-elsewhere'>('stored-elsewhere'),
    preferences: fc.option(preferences, { nil: undefined }),
  }),
);

test('whatever happens, in any order: essential is true, and only a choice decides', () => {
  fc.assert(
    fc.property(fc.option(preferences, { nil: undefined }), fc.array(anyEvent), (first, events) => {
      let state = begin(first);
      for (const event of events) {
        const next = consentAfter(state, event);
        if (next.kind === 'decided') expect(next.preferences.essential).toBe(true);
        if (event.kind === 'reset') expect(next.kind).toBe('banner');
        if (event.kind === 'settings-left') expect(next.kind).not.toBe('settings');
        if (state.kind === 'waiting' && next.kind === 'decided') {
          expect(event.kind).toBe('stored-elsewhere');
        }
        if (next.kind === 'settings') expect(['banner', 'settings']).toContain(state.kind);
        state = next;
      }
    }),
  );
});
