import { type Preferences, preferAll } from './consent.ts';

/** How long after the load event the banner waits (spec-9-cookie-banner-delay). */
export const bannerDelayMs = 1000;

export type ConsentState =
  /** No choice yet, and the page is still settling. */
  | { kind: 'waiting' }
  /** The banner asks. */
  | { kind: 'banner' }
  /** The settings dialog is open over the banner. */
  | { kind: 'settings' }
  | { kind: 'decided'; preferences: Preferences };

export type ConsentEvent =
  | { type: 'delay-passed' }
  | { type: 'accepted-all' }
  | { type: 'rejected-all' }
  | { type: 'banner-closed' }
  | { type: 'settings-opened' }
  | { type: 'settings-left' }
  | { type: 'saved'; preferences: Preferences }
  | { type: 'reset' }
  /** What is stored was changed by another tab. */
  | { type: 'stored-elsewhere'; preferences: Preferences | undefined };

export function initialConsent(preferences: Preferences | undefined): ConsentState {
  return preferences ? { kind: 'decided', preferences } : { kind: 'waiting' };
}

/** spec-4-cookie-banner. An event that the state does not know changes nothing. */
export function consentReducer(state: ConsentState, event: ConsentEvent): ConsentState {
  switch (event.type) {
    case 'reset':
      return { kind: 'banner' };
    case 'stored-elsewhere':
      return syncedWithOtherTab(state, event.preferences);
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

function syncedWithOtherTab(
  state: ConsentState,
  preferences: Preferences | undefined,
): ConsentState {
  if (preferences) return decided(preferences);
  return state.kind === 'decided' ? { kind: 'banner' } : state;
}

function decided(preferences: Preferences): ConsentState {
  return { kind: 'decided', preferences };
}
