import { setImmediate } from 'node:timers/promises';
import { parseHTML } from 'linkedom';
import type { ReactElement } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, vi } from 'vitest';

let root: Root | undefined;

afterEach(leave);

/** Draws something in a page of its own, or anew in the page that is open: it goes with its test. */
export async function draw(part: ReactElement): Promise<void> {
  if (!root) {
    const { window, document } = parseHTML('<main></main>');
    vi.stubGlobal('window', window);
    // React asks whether it tells what is typed.
    vi.stubGlobal('document', Object.assign(document, { oninput: null }));
  }
  // Not before there is a window: React looks for one when it is loaded.
  const { flushSync } = await import('react-dom');
  const { createRoot } = await import('react-dom/client');
  root ??= createRoot(document.querySelector('main') ?? document.body);
  const drawn = root;
  flushSync(() => drawn.render(part));
}

/** Leaves the page. */
export async function leave(): Promise<void> {
  root?.unmount();
  root = undefined;
  // React ends its own work a moment later.
  await setImmediate();
}

/** What a browser keeps for a tab, empty. */
export function stubSessionStorage(): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
}
