import { diffWordsWithSpace } from 'diff';
import type { RuleEntry } from './book/book.ts';
import { type BookChanges, isUnchanged, type RuleChange } from './book/changes.ts';
import type { Say } from './words.ts';

/** The changes for a pull request. Screens are named: their pictures are in the kept folder. */
export function changesAsMarkdown(changes: BookChanges, say: Say): string {
  const { reference, added, removed, reworded, rewritten, turned = [], screens } = changes;
  const sections = [
    `## ${escaped(say('since', { reference }))}`,
    ...(isUnchanged(changes) ? [say('sinceNone')] : []),
    ...list(
      say('added'),
      added.map((rule) => `${escaped(rule.name)} · ${verdict(rule, say)}`),
    ),
    ...list(
      say('removed'),
      removed.map(({ name }) => `<del>${escaped(name)}</del>`),
    ),
    ...list(
      say('reworded'),
      reworded.map((one) => `${woven(one)} · ${verdict(one.after, say)}`),
    ),
    ...list(
      say('rewritten'),
      rewritten.map(({ after }) => `${escaped(after.name)} · ${verdict(after, say)}`),
    ),
    ...list(
      say('turned'),
      turned.map(({ before, after }) => {
        return `${escaped(after.name)} · ${verdict(before, say)} → ${verdict(after, say)}`;
      }),
    ),
    ...(screens === undefined ? [say('screensUnknown')] : []),
    ...list(
      say('screens'),
      (screens ?? []).map(({ rule, scenario }) => `${escaped(rule.name)}: ${escaped(scenario)}`),
    ),
  ];
  return `${sections.join('\n\n')}\n`;
}

function list(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  return [`### ${title}`, items.map((item) => `- ${item}`).join('\n')];
}

function verdict(rule: RuleEntry, say: Say): string {
  const word = say(rule.verdict);
  return rule.verdict === 'failed' ? `**${word}**` : word;
}

function woven({ before, after }: RuleChange): string {
  return diffWordsWithSpace(before.name, after.name)
    .map(({ value, added, removed }) => {
      if (added) return `<ins>${escaped(value)}</ins>`;
      return removed ? `<del>${escaped(value)}</del>` : escaped(value);
    })
    .join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]]/gu, '\\$&');
}
