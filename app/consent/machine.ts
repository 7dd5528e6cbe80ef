import { type Preferences, preferAll } from './consent.ts';

/** Specification, section 9: how long after the load event the banner waits, in milliseconds. */
export const bannerDelay = 1000;

export type ConsentState =
  /** No choice yet, and the page is still settling. */
  | { kind: 'waiting' }
  /** The banner asks. */
  | { kind: 'banner' }
  /** The settings dialog is open over the banner. */
  | { kind: 'settings' }
  | { kind: 'decided'; preferences: Preferences };

export type ConsentEvent =
  | { kind: 'delay-passed' }
  | { kind: 'accepted-all' }
  | { kind: 'rejected-all' }
  | { kind: 'banner-closed' }
  | { kind: 'settings-opened' }
  | { kind: 'settings-left' }
  | { kind: 'saved'; preferences: Preferences }
  | { kind: 'reset' }
  /** What is stored was changed by another tab. */
  | { kind: 'stored-elsewhere'; preferences: Preferences | undefined };

export function begin(preferences: Preferences | undefined): ConsentState {
  return preferences ? { kind: 'decided', preferences } : { kind: 'waiting' };
}

/** Specification, section 4, "Cookie banner". An event that the state does not know changes nothing. */
export function consentAfter(state: ConsentState, event: ConsentEvent): ConsentState {
  switch (event.kind) {
    case 'reset':
      return { kind: 'banner' };
    case 'stored-elsewhere':
      return afterOtherTab(state, event.preferences);
    case 'delay-passed':
      return state.kind === 'waiting' ? { kind: 'banner' } : state;
    case 'accepted-all':
      return state.kind === 'banner' ? decided(preferAll(true)) : state;
    case 'rejected-all':
    case 'banner-closed':
      return state.kind === 'banner' ? decided(preferAll(false)) : state;
    case 'settings-opened':
      return state.kind === 'banner' ? { kind: 'settings' } : state;
    case 'settings-left':
      return state.kind === 'settings' ? { kind: 'banner' } : state;
    case 'saved':
      return state.kind === 'settings' ? decided(event.preferences) : state;
  }
}

function afterOtherTab(state: ConsentState, preferences: Preferences | undefined): ConsentState {
  if (preferences) return decided(preferences);
  return state.kind === 'decided' ? { kind: 'banner' } : state;
}

function decided(preferences: Preferences): ConsentState {
  return { kind: 'decided', preferences };
}
