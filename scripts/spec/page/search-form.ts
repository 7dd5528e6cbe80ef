import { html } from 'hono/html';
import type { FoundRule } from '../search/searched.ts';
import type { Say } from '../words.ts';
import type { Markup } from './markup.ts';

const days = [7, 30, 90];

/** Words, and what narrows what they find; the page's script shows it. */
export function searchForm(rules: readonly FoundRule[], say: Say): Markup {
  const state = (value: string, word: string) =>
    html`<option value="${value}">${say(word)}</option>`;
  const named = (of: (rule: FoundRule) => readonly string[]) =>
    [...new Set(rules.flatMap(of))]
      .toSorted()
      .map((name) => html`<option lang="en">${name}</option>`);
  return html`<form role="search" id="search" hidden>
<label for="query">${say('search')}</label>
<input id="query" type="search" autocomplete="off" aria-describedby="search-hint">
<p id="search-hint">${say('searchHint')}</p>
<p id="found" role="status" data-one="${say('foundOne', blank)}" data-many="${say('foundMany', blank)}" data-near="${say('foundNear')}" data-none="${say('foundNone')}"></p>
<ol id="results" data-passed="${say('passed')}" data-failed="${say('failed')}" data-unjudged="${say('unjudged')}" data-not-run="${say('not-run')}"></ol>
<p id="as-wish" hidden>${say('asWish')}<br><code></code></p>
<details><summary>${say('narrow')}</summary>
${choice('verdict', say('only'), say('onlyAll'), [
  state('failed', 'onlyFailed'),
  state('unjudged', 'onlyUnjudged'),
  state('not-run', 'onlyNotRun'),
])}
${choice(
  'section',
  say('onlySection'),
  say('anySection'),
  named(({ sections }) => sections),
)}
${choice(
  'screen',
  say('onlyScreen'),
  say('anyScreen'),
  named(({ screens }) => screens),
)}
${choice(
  'changed',
  say('onlyChanged'),
  say('anyTime'),
  days.map((count) => html`<option value="${count}">${say('lastDays', { count })}</option>`),
)}
</details>
</form>`;
}

const blank = { count: '{count}' };

function choice(name: string, label: string, all: string, options: readonly Markup[]): Markup {
  return html`<label for="only-${name}">${label}</label>
<select id="only-${name}" name="${name}"><option value="">${all}</option>${options}</select>`;
}
