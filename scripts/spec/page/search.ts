/** The pages' own script: the search, and what opens. Without it everything is there to be read. */

import { type Meanings, ruleFinder } from '../search/find-rules.ts';
import type { FoundRule } from '../search/searched.ts';

/** Written beside the pages, since a page of a disk may fetch nothing. */
declare const specification: { rules: readonly FoundRule[]; meanings: Meanings };

const dayMs = 24 * 60 * 60 * 1000;
const { lang } = document.documentElement;
const find = ruleFinder(specification.rules, specification.meanings);
const form = document.querySelector<HTMLFormElement>('#search');
const query = document.querySelector<HTMLInputElement>('#query');
const found = document.querySelector<HTMLElement>('#found');
const results = document.querySelector<HTMLElement>('#results');
const wish = document.querySelector<HTMLElement>('#as-wish');

function search(): void {
  const typed = query?.value.trim() ?? '';
  const isNarrowed = [...(form?.querySelectorAll('select') ?? [])].some(
    ({ value }) => value !== '',
  );
  const { rules, isNear } = typed
    ? find(typed)
    : { rules: isNarrowed ? specification.rules : [], isNear: false };
  const shown = rules.filter(isChosen);
  results?.replaceChildren(...shown.map(entryOf));
  if (found) found.textContent = typed || isNarrowed ? sentence(shown.length, isNear) : '';
  if (!wish) return;
  wish.hidden = !isNear;
  const code = wish.querySelector('code');
  if (code) code.textContent = `@wish Rule: ${typed}`;
}

function isChosen({ verdict, sections, screens, changed }: FoundRule): boolean {
  const chosen = (name: string) =>
    form?.querySelector<HTMLSelectElement>(`#only-${name}`)?.value ?? '';
  const since = Number(chosen('changed'));
  return (
    ['', verdict].includes(chosen('verdict')) &&
    ['', ...sections].includes(chosen('section')) &&
    ['', ...screens].includes(chosen('screen')) &&
    (since === 0 || Date.parse(changed) > Date.now() - since * dayMs)
  );
}

function entryOf({ title, verdict, address }: FoundRule): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const state = document.createElement('span');
  link.href = address;
  link.lang = 'en';
  link.textContent = title;
  state.className = 'mark';
  state.dataset.verdict = verdict;
  state.textContent = results?.getAttribute(`data-${verdict}`) ?? '';
  item.append(link, ' ', state);
  return item;
}

function sentence(count: number, isNear: boolean): string {
  const { one = '', many = '', near = '', none = '' } = found?.dataset ?? {};
  if (count === 0) return none;
  if (isNear) return near;
  const isOne = new Intl.PluralRules(lang).select(count) === 'one';
  return (isOne ? one : many).replace('{count}', String(count));
}

/** The rule that the address names is opened; the summary leads to its page. */
function openNamed(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const named = document.getElementById(id);
  const elsewhere = specification.rules.find(({ anchors }) => anchors.includes(id));
  const rule = named?.closest('.rule');
  if (!rule && elsewhere) {
    location.replace(elsewhere.address.replace(/#.*/u, `#${id}`));
  }
  for (const details of rule?.querySelectorAll('details') ?? []) details.open = true;
  (rule ?? named)?.scrollIntoView();
}

form?.addEventListener('input', search);
form?.addEventListener('submit', (event) => event.preventDefault());
if (form) form.hidden = false;
document.querySelector('.language')?.addEventListener('click', (event) => {
  if (event.currentTarget instanceof HTMLAnchorElement) event.currentTarget.hash = location.hash;
});
addEventListener('hashchange', openNamed);
addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey } = event;
  if (key === 'Escape') {
    form?.reset();
    search();
  }
  if (key !== '/' || target instanceof HTMLInputElement || ctrlKey || metaKey) return;
  event.preventDefault();
  query?.focus();
});
// A picture that has not been reached yet would be missing on paper.
addEventListener('beforeprint', () => {
  for (const image of document.images) image.loading = 'eager';
});
openNamed();
