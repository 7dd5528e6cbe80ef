import { diffWordsWithSpace } from 'diff';
import { html } from 'hono/html';
import type { RuleEntry } from '../book/book.ts';
import { type BookChanges, isUnchanged, type RuleChange } from '../book/changes.ts';
import type { Say } from '../words.ts';
import { type Markup, ruleAddress } from './markup.ts';

/** What changed since an earlier version: the first chapter, when it is asked for. */
export function changesChapter(changes: BookChanges, say: Say): Markup {
  const { reference, added, removed, reworded, rewritten } = changes;
  return html`<section class="chapter changes" aria-labelledby="changes">
<h2 id="changes">${say('since', { reference })}</h2>
${isUnchanged(changes) && html`<p class="count">${say('sinceNone')}</p>`}
${list('added', added, (rule) => html`${link(rule)} ${verdict(rule, say)}`, say)}
${list('removed', removed, ({ name }) => html`<del>${name}</del>`, say)}
${list('reworded', reworded, (change) => html`${woven(change)} ${verdict(change.after, say)}`, say)}
${list('rewritten', rewritten, ({ after }) => html`${link(after)} ${verdict(after, say)}`, say)}
</section>`;
}

function list<Item>(
  title: string,
  items: readonly Item[],
  draw: (item: Item) => Markup,
  say: Say,
): Markup {
  if (items.length === 0) return '';
  return html`<h3>${say(title)}</h3><ul lang="en">${items.map((item) => html`<li>${draw(item)}</li>`)}</ul>`;
}

function link(rule: RuleEntry): Markup {
  return html`<a href="${ruleAddress(rule)}">${rule.name}</a>`;
}

function verdict(rule: RuleEntry, say: Say): Markup {
  return html`<span class="mark" data-verdict="${rule.verdict}" lang="${say.language}">${say(rule.verdict)}</span>`;
}

function woven({ before, after }: RuleChange): Markup {
  const parts = diffWordsWithSpace(before.name, after.name).map(({ value, added, removed }) => {
    if (added) return html`<ins>${value}</ins>`;
    return removed ? html`<del>${value}</del>` : value;
  });
  return html`<a href="${ruleAddress(after)}">${parts}</a>`;
}
