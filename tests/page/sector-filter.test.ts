import { expect, test, vi } from 'vitest';
import { startSectorFilter } from '../../app/page/sector-filter.ts';
import { sectorParameter } from '../../app/sections/sectors.ts';
import { pageOf } from './page-dom.ts';

const markup = `<a id="all" href="/agents" data-sector-count="2 agents"></a>
  <a id="bank" href="/agents?${sectorParameter}=bank" data-sector-count="1 agent"></a>
  <p data-sector-status></p>
  <article id="everywhere" data-sectors='"all"'></article>
  <article id="health" data-sectors='["health"]'></article>`;

function catalogue(search: string) {
  const page = pageOf(markup);
  const place = { search };
  vi.stubGlobal('location', place);
  const replaceState = vi.fn((_state: unknown, _title: string, address: string) => {
    place.search = new URL(address, 'http://site.example').search;
  });
  vi.stubGlobal('history', { state: 7, replaceState });
  for (const id of ['all', 'bank']) {
    const link = page.find(`#${id}`);
    const { search: own } = new URL(link.getAttribute('href') ?? '', 'http://site.example');
    Object.defineProperty(link, 'search', { value: own });
  }
  startSectorFilter();
  const shown = () =>
    ['everywhere', 'health'].filter((id) => !page.find(`#${id}`).hasAttribute('hidden'));
  const chosen = () => document.querySelector('[aria-current]')?.id;
  return { page, place, replaceState, shown, chosen };
}

test('a sector of the address is shown at once, and told', () => {
  const { page, shown, chosen } = catalogue(`?${sectorParameter}=bank`);
  expect(shown()).toEqual(['everywhere']);
  expect(chosen()).toBe('bank');
  expect(page.find('[data-sector-status]').textContent).toBe('1 agent');
});

test('a link narrows the catalogue in its place, and another one widens it again', () => {
  const { page, place, shown, chosen } = catalogue('');
  expect(page.dispatch('#bank', 'click', { button: 0 })).toBe(false);
  expect([shown(), chosen(), place.search]).toEqual([
    ['everywhere'],
    'bank',
    `?${sectorParameter}=bank`,
  ]);
  expect(page.dispatch('#all', 'click', { button: 0 })).toBe(false);
  expect([shown(), chosen(), place.search]).toEqual([['everywhere', 'health'], 'all', '']);
});

test.each([{ button: 1 }, { button: 0, ctrlKey: true }, { button: 0, metaKey: true }])(
  'a press that opens a tab is the browser’s: %o',
  (properties) => {
    const { page, replaceState, shown } = catalogue('');
    expect(page.dispatch('#bank', 'click', properties)).toBe(true);
    expect(replaceState).not.toHaveBeenCalled();
    expect(shown()).toEqual(['everywhere', 'health']);
  },
);
