import { setImmediate } from 'node:timers/promises';
import { parseHTML } from 'linkedom';
import { createElement, type FunctionComponent } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../../scripts/studio/page/words.ts', () => ({
  studioLanguage: 'fr',
  say: (key: string) => key,
}));

let root: Root;

afterEach(async () => {
  root.unmount();
  // React ends its own work a moment later.
  await setImmediate();
});

const away = new Error('the studio is away');
const create = vi.fn(async () => Promise.reject(away));

/** Renders a part of a room, and answers what it has the studio attempt. */
async function render(part: FunctionComponent) {
  const { window, document } = parseHTML('<main></main>');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('fetch', async () => Promise.reject(away));
  // Not before there is a window: React looks for one when it is loaded.
  const { flushSync } = await import('react-dom');
  const { createRoot } = await import('react-dom/client');
  const { StudioProvider } = await import('../../scripts/studio/page/studio-context.ts');
  const attempted: Promise<unknown>[] = [];
  const field = { create, attempt: (task: Promise<unknown>) => attempted.push(task) };
  const value = { field, choices: undefined, open: vi.fn(), go: vi.fn(), inSite: vi.fn() };
  root = createRoot(document.querySelector('main') ?? document.body);
  flushSync(() =>
    root.render(createElement(StudioProvider, { value } as never, createElement(part))),
  );
  return { window, document, attempted };
}

test('a new page that the studio does not make is told as what failed', async () => {
  const { NewFile } = await import('../../scripts/studio/page/rooms/new-file-form.tsx');
  const { window, document, attempted } = await render(NewFile);
  document
    .querySelector('form')
    ?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }));
  await expect.poll(() => attempted).toHaveLength(1);
  await expect(attempted[0]).rejects.toThrow(away);
});

test('a search that the studio does not answer is told as what failed', async () => {
  const { PagesRoom } = await import('../../scripts/studio/page/rooms/pages-room.tsx');
  const { attempted } = await render(PagesRoom);
  await expect.poll(() => attempted).toHaveLength(1);
  await expect(attempted[0]).rejects.toThrow(away);
});
