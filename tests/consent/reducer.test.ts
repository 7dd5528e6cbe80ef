import { expect, test } from 'vitest';
import { preferAll } from '../../app/consent/consent.ts';
import {
  bannerDelayMs,
  type ConsentEvent,
  type ConsentState,
  consentReducer,
  initialConsent,
} from '../../app/consent/reducer.ts';
import { fc } from '../fast-check.ts';

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
  ['waiting', { type: 'delay-passed' }, states.banner],
  ['waiting', { type: 'reset' }, states.banner],
  ['waiting', { type: 'stored-elsewhere', preferences: some }, states.decided],
  ['banner', { type: 'accepted-all' }, all],
  ['banner', { type: 'rejected-all' }, essential],
  ['banner', { type: 'banner-closed' }, essential],
  ['banner', { type: 'settings-opened' }, states.settings],
  ['banner', { type: 'reset' }, states.banner],
  ['banner', { type: 'stored-elsewhere', preferences: some }, states.decided],
  ['settings', { type: 'saved', preferences: some }, states.decided],
  ['settings', { type: 'settings-left' }, states.banner],
  ['settings', { type: 'reset' }, states.banner],
  ['settings', { type: 'stored-elsewhere', preferences: some }, states.decided],
  ['decided', { type: 'reset' }, states.banner],
  ['decided', { type: 'stored-elsewhere', preferences: undefined }, states.banner],
  ['decided', { type: 'stored-elsewhere', preferences: preferAll(true) }, all],
];

test.each(transitions)('%s, %j', (from, event, expected) => {
  expect(consentReducer(states[from], event)).toEqual(expected);
});

test('any other event changes nothing', () => {
  const events: ConsentEvent[] = [
    { type: 'delay-passed' },
    { type: 'accepted-all' },
    { type: 'rejected-all' },
    { type: 'banner-closed' },
    { type: 'settings-opened' },
    { type: 'settings-left' },
    { type: 'saved', preferences: some },
    { type: 'stored-elsewhere', preferences: undefined },
  ];
  for (const [name, state] of Object.entries(states)) {
    for (const event of events) {
      const known = transitions.some(
        ([from, { type }, expected]) => from === name && type === event.type && expected !== state,
      );
      if (!known) expect(consentReducer(state, event), `${name}, ${event.type}`).toBe(state);
    }
  }
});

test('a choice made before is not asked again; without one the page waits', () => {
  expect(initialConsent(some)).toEqual({ kind: 'decided', preferences: some });
  expect(initialConsent(undefined)).toEqual({ kind: 'waiting' });
});

test('the banner waits for a second', () => {
  expect(bannerDelayMs).toBe(1000);
});

const preferences = fc.record({
  essential: fc.constant<true>(true),
  analytics: fc.boolean(),
  marketing: fc.boolean(),
  functional: fc.boolean(),
});
const anyEvent: fc.Arbitrary<ConsentEvent> = fc.oneof(
  fc.constantFrom<ConsentEvent>(
    { type: 'delay-passed' },
    { type: 'accepted-all' },
    { type: 'rejected-all' },
    { type: 'banner-closed' },
    { type: 'settings-opened' },
    { type: 'settings-left' },
    { type: 'reset' },
  ),
  fc.record({ type: fc.constant<'saved'>('saved'), preferences }),
  fc.record({
    type: fc.constant<'stored-elsewhere'>('stored-elsewhere'),
    preferences: fc.option(preferences, { nil: undefined }),
  }),
);

test('whatever happens, in any order: essential is true, and only a choice decides', () => {
  fc.assert(
    fc.property(fc.option(preferences, { nil: undefined }), fc.array(anyEvent), (first, events) => {
      let state = initialConsent(first);
      for (const event of events) {
        const next = consentReducer(state, event);
        if (next.kind === 'decided') expect(next.preferences.essential).toBe(true);
        if (event.type === 'reset') expect(next.kind).toBe('banner');
        if (event.type === 'settings-left') expect(next.kind).not.toBe('settings');
        if (state.kind === 'waiting' && next.kind === 'decided') {
          expect(event.type).toBe('stored-elsewhere');
        }
        if (next.kind === 'settings') expect(['banner', 'settings']).toContain(state.kind);
        state = next;
      }
    }),
  );
});
