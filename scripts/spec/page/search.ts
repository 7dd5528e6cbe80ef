/** The page's own script: the search, and what opens and folds. Without it everything is there to be read. */

import { holdsAll, placesOf, plain, type Wanted, wantedWords } from '../search/wanted.ts';

interface Entry {
  rule: HTMLElement;
  head: string;
  scenarios: { item: HTMLElement; text: string }[];
}

const entries = [...document.querySelectorAll<HTMLElement>('.rule')].map(entryOf);
const sections = document.querySelectorAll<HTMLElement>('.feature, .chapter, .broken');
const query = document.querySelector<HTMLInputElement>('#query');
const only = document.querySelector<HTMLSelectElement>('#only');
const found = document.querySelector<HTMLElement>('#found');
const contents = document.querySelector<HTMLDetailsElement>('.contents');

function entryOf(rule: HTMLElement): Entry {
  const scenarios = [...rule.querySelectorAll<HTMLElement>('.scenario')].map((item) => ({
    item,
    text: plain(item.textContent ?? ''),
  }));
  const heads = rule.querySelectorAll('h3, h4, .purpose, .facts, .missing, .always');
  const file = rule.closest('.feature')?.querySelector('h3')?.textContent ?? '';
  return {
    rule,
    head: plain(file + [...heads].map((head) => head.textContent).join(' ')),
    scenarios,
  };
}

function filter(): void {
  const words = wantedWords(query?.value ?? '');
  const verdict = only?.value ?? '';
  const isFiltered = words.length > 0 || verdict !== '';
  let count = 0;
  for (const { rule, head, scenarios } of entries) {
    const isWanted = verdict === '' || rule.dataset.verdict === verdict;
    const inHead = holdsAll(head, words);
    const matches = scenarios.map(({ text }) => holdsAll(`${head} ${text}`, words));
    const isShown = isWanted && (inHead || matches.some(Boolean));
    rule.hidden = !isShown;
    if (isShown) count += 1;
    for (const [index, { item }] of scenarios.entries()) {
      item.hidden = !inHead && matches[index] === false;
      const details = item.querySelector('details');
      if (details && words.length > 0) details.open = !inHead && matches[index] === true;
    }
  }
  // From the innermost outwards: a chapter is shown when something in it is.
  for (const section of sections) {
    section.hidden = isFiltered && !section.querySelector('.rule:not([hidden])');
  }
  if (found) found.textContent = isFiltered ? sentence(count) : '';
  mark(words);
}

function sentence(count: number): string {
  const { one = '', many = '' } = found?.dataset ?? {};
  const rule = new Intl.PluralRules(document.documentElement.lang).select(count);
  return (rule === 'one' ? one : many).replace('{count}', String(count));
}

/** Marks the words where they stand, without touching the document. */
function mark(wanted: readonly Wanted[]): void {
  const words = wanted.flat();
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete('found');
  const ranges = words.length === 0 ? [] : entries.flatMap(({ rule }) => rangesIn(rule, words));
  if (ranges.length > 0) CSS.highlights.set('found', new Highlight(...ranges));
}

function rangesIn(rule: HTMLElement, words: readonly string[]): Range[] {
  if (rule.hidden) return [];
  const walker = document.createTreeWalker(rule, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = plain(node.nodeValue ?? '');
    // A letter with an accent may be longer once taken apart: such a text is found, not marked.
    if (text.length !== node.nodeValue?.length) continue;
    for (const word of words) {
      for (const at of placesOf(text, word)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

function openAll(isOpen: boolean): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.scenario > details')) {
    details.open = isOpen;
  }
}

function clear(): void {
  if (query) query.value = '';
  if (only) only.value = '';
  filter();
}

/** The rule that the address names is shown whole, whatever was searched before. */
function openNamed(): void {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!named) return;
  if (named.closest('[hidden]')) clear();
  const rule = named.closest('.rule');
  for (const details of rule?.querySelectorAll('details') ?? []) details.open = true;
  (rule ?? named).scrollIntoView();
}

query?.addEventListener('input', filter);
only?.addEventListener('change', filter);
document.querySelector('#search')?.removeAttribute('hidden');
document.querySelector('#search')?.addEventListener('submit', (event) => event.preventDefault());
document.querySelector('#open-all')?.addEventListener('click', () => openAll(true));
document.querySelector('#close-all')?.addEventListener('click', () => openAll(false));
document.querySelector('.language')?.addEventListener('click', (event) => {
  if (event.currentTarget instanceof HTMLAnchorElement) event.currentTarget.hash = location.hash;
});
addEventListener('hashchange', openNamed);
addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    query?.focus();
  }
  if (event.key === 'Escape') clear();
});
// A picture that has not been reached yet would be missing on paper.
addEventListener('beforeprint', () => {
  for (const image of document.images) image.loading = 'eager';
});
if (contents && matchMedia('(width < 64rem)').matches) contents.open = false;
openNamed();
