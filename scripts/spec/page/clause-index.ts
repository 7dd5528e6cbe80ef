import { html } from 'hono/html';
import type { Clause } from '../../trace/clauses.ts';
import type { RuleEntry } from '../book/book.ts';
import { idOf } from '../book/make-book.ts';
import type { Say } from '../words.ts';
import { type Markup, ruleAddress } from './markup.ts';

/** Each clause with the rules that show it: where a clause has several, its tag leads to the first. */
export function clauseIndex(
  clauses: readonly Clause[],
  rules: readonly RuleEntry[],
  say: Say,
): Markup {
  return html`<section class="chapter index" aria-labelledby="clauses">
<h2 id="clauses">${say('clauseIndex')}</h2>
<p class="count">${say('clauseIndexLead')}</p>
<div class="wide" tabindex="0"><table>
<thead><tr><th scope="col">${say('clause')}</th><th scope="col">${say('shownBy')}</th></tr></thead>
<tbody lang="en">${clauses.map((clause) => row(clause, rules, say))}</tbody></table></div>
</section>`;
}

function row(clause: Clause, rules: readonly RuleEntry[], say: Say): Markup {
  const shown = rules.filter(({ clauses }) => clauses.some(({ tag }) => tag === clause.tag));
  const links = shown.map(
    (rule) => html`<li><a href="${ruleAddress(rule, say.language)}">${rule.name}</a></li>`,
  );
  return html`<tr id="clause-${idOf(clause)}"><th scope="row"><span class="section">${clause.section}. ${clause.title}</span>
${clause.rule}<br><code>${clause.tag}</code></th>
<td>${shown.length > 0 ? html`<ul>${links}</ul>` : html`<span lang="${say.language}">${say('shownByNone')}</span>`}</td></tr>`;
}
