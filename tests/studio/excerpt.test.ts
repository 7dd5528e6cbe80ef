import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Excerpt } from '../../scripts/studio/page/rooms/excerpt.tsx';

const shown = (text: string, words: string) =>
  renderToStaticMarkup(createElement(Excerpt, { text, words }));

test.each([
  ['Plus de 500+ clients', '500+', 'Plus de <mark>500+</mark> clients'],
  ['Déjà été vu', 'ete deja', '<mark>Déjà</mark> <mark>été</mark> vu'],
  ['un mot', 'autre', 'un mot'],
])('what was looked for is marked, whatever its accents: %s', (text, words, wanted) => {
  expect(shown(text, words)).toBe(wanted);
});

test('of a long text, the part that holds it is shown', () => {
  const html = shown(`${'avant '.repeat(60)}cible${' après'.repeat(60)}`, 'cible');
  expect(html).toMatch(/^….*<mark>cible<\/mark>.*…$/);
  expect(html.length).toBeLessThan(160);
});
