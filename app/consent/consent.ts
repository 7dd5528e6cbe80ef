/** The categories a visitor decides on; the essential ones are never up for a decision. */
const choosable = ['analytics', 'marketing', 'functional'] as const;
export type Category = (typeof choosable)[number];

/** Essential cookies cannot be switched off (spec-3-consent, spec-5-cookies-essential). */
export type Preferences = { essential: true } & Record<Category, boolean>;

export type ConsentRecord = {
  preferences: Preferences;
  /** Milliseconds since 1970. */
  timestamp: number;
  version: string;
};

export const storageKey = 'cookie-consent';

/** spec-9-consent-version */
const consentVersion = '1.0';

const dayMs = 24 * 60 * 60 * 1000;

/** Six months (spec-9-consent-validity), counted as 183 days: that old is expired. */
export const validityMs = 183 * dayMs;

/** How far ahead of this clock a record may be. */
export const clockSkewMs = 5 * 60 * 1000;

/** What accepting (true) or rejecting (false) everything at once means. */
export function preferAll(allowed: boolean): Preferences {
  return { essential: true, analytics: allowed, marketing: allowed, functional: allowed };
}

export function writeRecord(preferences: Preferences, now: number): string {
  const record: ConsentRecord = { preferences, timestamp: now, version: consentVersion };
  return JSON.stringify(record);
}

/**
 * The preferences that hold at this moment. A record that cannot be read, of another version, six
 * months old or from the future counts as none.
 */
export function readRecord(stored: string | null, now: number): Preferences | undefined {
  const record = parse(stored);
  if (!isRecord(record) || record.version !== consentVersion) return undefined;
  const age = now - record.timestamp;
  return age < validityMs && age >= -clockSkewMs ? record.preferences : undefined;
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    // Something else wrote here: to the visitor that is a choice not made yet.
    return undefined;
  }
}

function isRecord(value: unknown): value is ConsentRecord {
  return (
    isObject(value) &&
    isObject(value.preferences) &&
    typeof value.timestamp === 'number' &&
    isPreferences(value.preferences)
  );
}

function isPreferences(value: Record<string, unknown>): boolean {
  return value.essential === true && choosable.every((name) => typeof value[name] === 'boolean');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
