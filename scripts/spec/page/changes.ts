import { diffWordsWithSpace } from 'diff';
import { html } from 'hono/html';
import type { RuleEntry } from '../book/book.ts';
import {
  type BookChanges,
  isUnchanged,
  type RuleChange,
  type ScreenChange,
} from '../book/changes.ts';
import type { Say } from '../words.ts';
import type { Markup } from './markup.ts';
import { frame } from './rule.ts';

/** What changed since an earlier version: the first chapter, when it is asked for. */
export function changesChapter(changes: BookChanges, say: Say): Markup {
  const { reference, added, removed, reworded, rewritten, turned = [], screens } = changes;
  return html`<section class="chapter changes" aria-labelledby="changes">
<h2 id="changes">${say('since', { reference })}</h2>
${isUnchanged(changes) && html`<p class="count">${say('sinceNone')}</p>`}
${list('added', added, (rule) => html`${link(rule)} ${verdict(rule, say)}`, say)}
${list('removed', removed, ({ name }) => html`<del>${name}</del>`, say)}
${list('reworded', reworded, (change) => html`${woven(change)} ${verdict(change.after, say)}`, say)}
${list('rewritten', rewritten, ({ after }) => html`${link(after)} ${verdict(after, say)}`, say)}
${list('turned', turned, ({ before, after }) => html`${link(after)} ${verdict(before, say)} → ${verdict(after, say)}`, say)}
${screens ? screenList(screens, say) : html`<p class="none">${say('screensUnknown')}</p>`}
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

function link({ id, name }: RuleEntry): Markup {
  return html`<a href="#${id}">${name}</a>`;
}

function verdict(rule: RuleEntry, say: Say): Markup {
  return html`<span class="mark" data-verdict="${rule.verdict}" lang="${say.language}">${say(rule.verdict)}</span>`;
}

function woven({ before, after }: RuleChange): Markup {
  const parts = diffWordsWithSpace(before.name, after.name).map(({ value, added, removed }) => {
    if (added) return html`<ins>${value}</ins>`;
    return removed ? html`<del>${value}</del>` : value;
  });
  return html`<a href="#${after.id}">${parts}</a>`;
}

function screenList(screens: readonly ScreenChange[], say: Say): Markup {
  if (screens.length === 0) return '';
  return html`<h3>${say('screens')}</h3>${screens.map(
    ({
      rule,
      scenario,
      before,
      after,
    }) => html`<figure class="strip"><figcaption lang="en">${link(rule)}: ${scenario}</figcaption>
<div>${frame(before, say('was'), `${say('was')}: ${scenario}`)}${frame(after, say('is'), `${say('is')}: ${scenario}`)}</div></figure>`,
  )}`;
}
