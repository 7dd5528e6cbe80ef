import { html, raw } from 'hono/html';
import type { Clause } from '../../test/trace/clauses.ts';
import { type Book, rulesOf } from '../book/book.ts';
import { idOf, verdictOf } from '../book/make-book.ts';
import type { Say } from '../words.ts';
import { type Markup, ruleAddress } from './markup.ts';

/** Each clause with the rules that show it, and what they are worth together. */
export function clauseIndex(clauses: readonly Clause[], book: Book, say: Say): Markup {
  return html`<section class="chapter index" aria-labelledby="clauses">
<h2 id="clauses">${say('clauseIndex')}</h2>
<p class="count">${say('clauseIndexLead')}</p>
<div class="wide" tabindex="0"><table>
<thead><tr><th scope="col">${say('clause')}</th><th scope="col">${say('shownBy')}</th></tr></thead>
<tbody lang="en">${clauses.map((clause) => row(clause, book, say))}</tbody></table></div>
</section>`;
}

function row(clause: Clause, book: Book, say: Say): Markup {
  const shown = rulesOf(book).filter(({ clauses }) =>
    clauses.some(({ tag }) => tag === clause.tag),
  );
  const links = shown.map((rule) => html`<li><a href="${ruleAddress(rule)}">${rule.name}</a></li>`);
  const verdict = verdictOf(
    shown.flatMap(({ scenarios }) => scenarios.flatMap(({ cases }) => cases)),
  );
  const isWished = book.wishes.some(({ id }) => id === idOf(clause));
  const named = isWished ? '' : raw(` id="${idOf(clause)}" data-verdict="${verdict}"`);
  return html`<tr id="clause-${idOf(clause)}"><th scope="row"><span class="section">${clause.section}. ${clause.title}</span>
${clause.rule}<br><code>${clause.tag}</code></th>
<td${named}>${shown.length > 0 ? html`<ul>${links}</ul>` : html`<span lang="${say.language}">${say('shownByNone')}</span>`}</td></tr>`;
}
