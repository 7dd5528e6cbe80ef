import { expect, test } from 'vitest';
import { languages } from '#schema/languages.ts';
import { pathOf } from '../app/assistant/linkify.ts';
import { knowledge } from '../app/generated/assistant.server.ts';
import { loadPage } from '../app/pages/load-page.server.ts';

test.each(languages)(
  'each figure and name that the assistant tells stands on the page it names, in %s',
  async (language) => {
    const missing: string[] = [];
    for (const { kind, text, page: address, title } of knowledge[language].entries) {
      if (kind !== 'answer') continue;
      const { page } = await loadPage(decodeURIComponent(pathOf(address)));
      const words = JSON.stringify(page);
      const shown = figuresIn(words);
      const told = [...figuresIn(text)].filter((figure) => !shown.has(figure));
      const named = namesIn(text).filter((name) => !words.includes(name));
      for (const one of [...told, ...named]) missing.push(`${title} (${address}): ${one}`);
    }
    expect(missing).toEqual([]);
  },
);

/** Numbers, whatever stands between their digits. */
function figuresIn(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/\d+(?:[\s.,]\d{3})*/gu)].map(([figure]) => figure.replace(/\D/gu, '')),
  );
}

/** Words with a capital inside a sentence: customers, people, places, papers. */
function namesIn(text: string): string[] {
  const names = text.match(/(?<=[\p{Ll}\d,’)] |\p{Ll}’)\p{Lu}\p{Ll}{3,}/gu) ?? [];
  return names.filter((name) => !elsewhere.has(name));
}

/** Said to be missing from the pages; at the foot of every page; languages; KYC in full. */
const elsewhere = new Set(
  'Claude Gemini Mistral Llama Cyber Essentials Linked French English Know Your Customer'.split(
    ' ',
  ),
);
