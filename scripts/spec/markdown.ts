import { diffWordsWithSpace } from 'diff';
import { type Book, type RuleEntry, rulesOf, unjudgedRules } from './book/book.ts';
import { type BookChanges, isUnchanged, type RuleChange } from './book/changes.ts';
import type { Say } from './words.ts';

/** What a pull request is told of the rules that do not hold, or could not be judged; empty where all are kept. */
export function verdictsAsMarkdown(book: Book, say: Say): string {
  const broken = rulesOf(book).filter(({ verdict }) => verdict === 'failed');
  const unjudged = [...unjudgedRules(book)];
  const sections = [
    ...list(say('failures'), broken.map(nameOf), '##'),
    ...(unjudged.length > 0 ? [`## ${say('unjudgedRules')}`] : []),
    ...unjudged.flatMap(([step, rules]) =>
      list(escaped(say('unjudgedBecause', { step })), rules.map(nameOf)),
    ),
  ];
  return sections.map((section) => `${section}\n\n`).join('');
}

/** The changes for a pull request. */
export function changesAsMarkdown(changes: BookChanges, say: Say): string {
  const { reference, added, removed, reworded, rewritten } = changes;
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
  ];
  return `${sections.join('\n\n')}\n`;
}

function nameOf({ name, file, line }: RuleEntry): string {
  return `${escaped(name)} (\`${file}:${line}\`)`;
}

function list(title: string, items: readonly string[], level = '###'): string[] {
  if (items.length === 0) return [];
  return [`${level} ${title}`, items.map((item) => `- ${item}`).join('\n')];
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
