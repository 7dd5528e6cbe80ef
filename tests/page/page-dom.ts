import { parseHTML } from 'linkedom';
import { vi } from 'vitest';

/** A page of some markup in the place of a browser's; what listens to its window is called by `tell`. */
export function pageOf(markup: string) {
  const { document, Element, Event, HTMLElement, HTMLButtonElement, Node } = parseHTML(markup);
  const listeners = new Map<string, ((event: object) => void)[]>();
  const fresh = { document, Element, HTMLElement, HTMLButtonElement, Node };
  for (const [name, value] of Object.entries(fresh)) vi.stubGlobal(name, value);
  vi.stubGlobal(
    'KeyboardEvent',
    class extends Event {
      constructor(type: string, options: object) {
        super(type, options);
        Object.assign(this, options);
      }
    },
  );
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  });
  vi.stubGlobal('removeEventListener', (type: string, listener: (event: object) => void) => {
    listeners.set(
      type,
      (listeners.get(type) ?? []).filter((one) => one !== listener),
    );
  });
  const find = <T extends HTMLElement>(selector: string): T => {
    const found = document.querySelector<T>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  return {
    find,
    tell: (type: string, event: object) => {
      for (const listener of listeners.get(type) ?? []) listener({ type, ...event });
    },
    /** Whether nobody held it back. */
    dispatch: (selector: string, type: string, properties: object = {}): boolean => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      return find(selector).dispatchEvent(Object.assign(event, properties));
    },
    press: (selector: string, key: string, properties: object = {}): boolean =>
      find(selector).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...properties }),
      ),
  };
}
