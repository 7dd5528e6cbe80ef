import { expect, test } from 'vitest';
import { languages } from '#schema/languages.ts';
import { pathOf } from '../app/assistant/linkify.ts';
import { knowledge } from '../app/generated/assistant.server.ts';
import { loadPage } from '../app/pages/load-page.server.ts';

test.each(languages)(
  'each figure that the assistant tells stands on the page it names, in %s',
  async (language) => {
    const missing: string[] = [];
    for (const { kind, text, page: address, title } of knowledge[language].entries) {
      if (kind !== 'answer') continue;
      const { page } = await loadPage(decodeURIComponent(pathOf(address)));
      const shown = figuresIn(JSON.stringify(page));
      for (const figure of figuresIn(text)) {
        if (!shown.has(figure)) missing.push(`${title} (${address}): ${figure}`);
      }
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
