import { html } from 'hono/html';
import type { Wish } from '../book/book.ts';
import type { Say } from '../words.ts';
import type { Markup } from './markup.ts';
import { clauseFacts, scenarioList } from './rule.ts';

export function wishChapter(wishes: readonly Wish[], say: Say): Markup {
  const lead = wishes.length > 0 ? say('wishesLead') : say('noWishes');
  return html`<section class="chapter wishes" aria-labelledby="wishes">
<h2 id="wishes">${say('wishesTitle')}</h2>
<p class="count">${lead}</p>
${wishes.map((wish) => wishArticle(wish, say))}
</section>`;
}

function wishArticle(wish: Wish, say: Say): Markup {
  const { id, feature, rule, description, clauses, origins, scenarios } = wish;
  return html`<article class="rule wish" id="${id}" data-verdict="wish" tabindex="-1">
<header><h3><span lang="en">${rule}</span>
<a class="link" href="#${id}" aria-label="${say('link', { name: rule })}">#</a></h3>
<p class="mark" lang="en">${feature}</p></header>
${description && html`<p class="purpose" lang="en">${description}</p>`}
<ul class="facts">${clauseFacts({ id, clauses, origins, anchors: [] }, say)}</ul>
${missingSentences(wish, say)}
${scenarioList(scenarios, say)}
</article>`;
}

function missingSentences({ missing, scenarios }: Wish, say: Say): Markup {
  if (missing === undefined) return html`<p class="none">${say('missingUnknown')}</p>`;
  if (scenarios.length === 0) return '';
  if (missing.length === 0) return html`<p class="none">${say('missingNone')}</p>`;
  return html`<div class="missing"><p class="label">${say('missing')}</p><ul>${missing.map(
    ({ text, nearest: [nearest] }) => html`<li><span lang="en">${text}</span>
${nearest && html`<br><small>${say('nearest')} <span lang="en">${nearest}</span></small>`}</li>`,
  )}</ul></div>`;
}
