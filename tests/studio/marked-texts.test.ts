import { Event, NodeFilter, parseHTML } from 'linkedom';
import { beforeEach, expect, test, vi } from 'vitest';
import { dataChanged } from '../../app/ui/island-data.ts';
import { encodeMark } from '../../scripts/studio/marks/marks.ts';
import { markedTexts, showTexts } from '../../scripts/studio/page/frame/marked-texts.ts';

const id = 7;
const mark = encodeMark(id);
const data = JSON.stringify({ props: { slides: [{ quote: `Un${mark}` }, { quote: 'Rien' }] } });

beforeEach(() => {
  vi.stubGlobal('Event', Event);
  vi.stubGlobal('NodeFilter', NodeFilter);
});

function page(body: string): Document {
  const { document, Node } = parseHTML(`<html><body>${body}</body></html>`);
  vi.stubGlobal('Node', Node);
  return document;
}

test('a text is shown wherever it stands, and keeps its mark', () => {
  const site = page(`<h1>Un${mark}</h1><img alt="Un${mark}"><p>Autre</p>`);
  showTexts(site, { [id]: ['Deux'] });
  expect(site.querySelector('h1')?.textContent).toBe(`Deux${mark}`);
  expect(site.querySelector('img')?.getAttribute('alt')).toBe(`Deux${mark}`);
  expect(site.querySelector('p')?.textContent).toBe('Autre');
});

test('a text that the page cuts otherwise waits until it is written', () => {
  const site = page(`<p>Un <b>gras${mark}</b></p>`);
  showTexts(site, { [id]: ['Deux ', 'gras', ' et plus'] });
  expect(site.querySelector('p')?.textContent).toBe(`Un gras${mark}`);
});

test('an island is given the text too, and told of it', () => {
  const site = page(
    `<div data-island="carousel"><p>Un${mark}</p></div>
     <script type="application/json" data-island-data="carousel">${data}</script>`,
  );
  const told = vi.fn();
  site.querySelector('[data-island]')?.addEventListener(dataChanged, told);
  showTexts(site, { [id]: ['Deux'] });
  expect(told).toHaveBeenCalledOnce();
  expect(site.querySelector('p')?.textContent).toBe(`Deux${mark}`);
  const beside = site.querySelector('[data-island-data]')?.textContent ?? '';
  expect(JSON.parse(beside).props.slides).toEqual([{ quote: `Deux${mark}` }, { quote: 'Rien' }]);
  showTexts(site, { 8: ['Trois'] });
  expect(told).toHaveBeenCalledOnce();
});

test('what an island is given is no text that is seen', () => {
  const site = page(`<script type="application/json" data-island-data="demo">${data}</script>`);
  expect(markedTexts(site)).toEqual([]);
});
