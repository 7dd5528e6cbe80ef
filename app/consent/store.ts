import { type Preferences, readRecord, storageKey, writeRecord } from './consent.ts';

/** The stored choice that holds now. A browser that forbids storage has none. */
export function readChoice(): Preferences | undefined {
  return inStorage((storage) => readRecord(storage.getItem(storageKey), Date.now()));
}

export function storeChoice(preferences: Preferences): void {
  inStorage((storage) => storage.setItem(storageKey, writeRecord(preferences, Date.now())));
}

export function forgetChoice(): void {
  inStorage((storage) => storage.removeItem(storageKey));
}

/** Whether a `storage` event is about the choice; `clear()` names no key. */
export function concernsChoice({ key }: Pick<StorageEvent, 'key'>): boolean {
  return key === storageKey || key === null;
}

function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    // Storage is forbidden or full: the choice then holds for this page alone, and is asked again.
    return undefined;
  }
}
