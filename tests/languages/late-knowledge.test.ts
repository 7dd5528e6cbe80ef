import { setImmediate } from 'node:timers/promises';
import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '#schema/languages.ts';
import type { KnowledgeIndex } from '../../app/assistant/knowledge-index.ts';
import type { KnowledgeIndexAccess } from '../../app/assistant/use-knowledge-index.ts';

const coming = new Map<string, (index: KnowledgeIndex) => void>();

vi.mock('../../app/assistant/open-knowledge-index.ts', () => ({
  openKnowledgeIndex: (address: string) =>
    new Promise((resolve) => {
      coming.set(address, resolve);
    }),
}));

let root: Root;

afterEach(async () => {
  root.unmount();
  // React ends its own work a moment later.
  await setImmediate();
});

interface PageProps {
  language: Language;
  useIndex: (language: Language) => KnowledgeIndexAccess;
  tell: (access: KnowledgeIndexAccess) => void;
}

function Page({ language, useIndex, tell }: PageProps) {
  tell(useIndex(language));
  return null;
}

/** Shows the assistant's knowledge on a page of a language, and answers it as it stands then. */
async function renderer() {
  const { window, document } = parseHTML('<main></main>');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  // Not before there is a window: React looks for one when it is loaded.
  const { flushSync } = await import('react-dom');
  const { createRoot } = await import('react-dom/client');
  const { useKnowledgeIndex } = await import('../../app/assistant/use-knowledge-index.ts');
  root = createRoot(document.querySelector('main') ?? document.body);
  let access: KnowledgeIndexAccess | undefined;
  const tell = (told: KnowledgeIndexAccess) => {
    access = told;
  };
  return (language: Language) => {
    const page = createElement(Page, { language, useIndex: useKnowledgeIndex, tell });
    flushSync(() => root.render(page));
    if (!access) throw new Error('the page was not rendered');
    return access;
  };
}

const knows = (title: string): KnowledgeIndex => ({ search: () => [], titlesOf: () => [title] });

test('knowledge that comes after the visitor has changed language names no link of the new one', async () => {
  const show = await renderer();
  const french = show('fr').open();
  const english = show('en').open();
  await vi.waitFor(() => expect(coming.size).toBe(2));
  coming.get('/en/knowledge.jsonl')?.(knows('Agents'));
  await english;
  coming.get('/knowledge.jsonl')?.(knows('Les agents'));
  await french;
  expect(show('en').titlesOf('/en/agents')).toEqual(['Agents']);
  expect(show('fr').titlesOf('/agents')).toEqual(['Les agents']);
});
