import { type ClauseFile, clausesOf, gatheringTags } from './clauses.ts';
import type { Origin } from './origins.ts';
import type { Scenario } from './scenarios.ts';

type Shown = Omit<Scenario, 'line'>;

/** What stands on the screen, and what is wrong: one line each. */
export type Trace = { lines: string[]; mistakes: string[] };

/**
 * The table section, rule, scenarios. A mistake is a rule without a scenario, a tag without a rule, and a rule of the
 * features that comes from nowhere.
 */
export function trace(
  file: ClauseFile,
  origins: readonly Origin[],
  scenarios: readonly Shown[],
): Trace {
  const clauses = clausesOf(file);
  const lines: string[] = [];
  const mistakes = [...repeated(clauses.map(({ tag }) => tag))];
  let section = 0;
  for (const clause of clauses) {
    if (clause.section !== section) lines.push(`\n${clause.section}. ${clause.title}`);
    section = clause.section;
    const shown = scenarios.filter(({ tags }) => tags.includes(clause.tag));
    lines.push(`  ${clause.tag}: ${clause.rule}`, ...inLines(shown));
    if (shown.length === 0) mistakes.push(`${clause.tag}: no scenario shows "${clause.rule}"`);
  }
  for (const { tag, words } of origins) {
    const shown = scenarios.filter(({ tags }) => tags.includes(tag));
    lines.push(`\n${tag}: ${words.en}`, ...inLines(shown));
  }
  return {
    lines,
    mistakes: [
      ...mistakes,
      ...unknownTags(file, origins, scenarios),
      ...fromNowhere([...clauses, ...origins], scenarios),
    ],
  };
}

/** Scenarios that stand under no rule, and rules of which no scenario bears a clause of the specification or says whose rule it is. */
function fromNowhere(known: readonly { tag: string }[], scenarios: readonly Shown[]): string[] {
  const tags = new Set(known.map(({ tag }) => tag));
  const rules = new Map<string, boolean>();
  const loose: string[] = [];
  for (const { name, file, rule, tags: own } of scenarios) {
    if (rule === undefined) {
      loose.push(`${file}: "${name}" stands under no rule`);
      continue;
    }
    const place = `${file}: "${rule}"`;
    rules.set(place, (rules.get(place) ?? false) || own.some((tag) => tags.has(tag)));
  }
  const unclaimed = [...rules].flatMap(([place, isKnown]) =>
    isKnown ? [] : `${place} bears no clause and does not say whose rule it is`,
  );
  return [...loose, ...unclaimed];
}

function inLines(scenarios: readonly Shown[]): string[] {
  const rows = new Map<string, number>();
  for (const { name, file } of scenarios) {
    const line = `      ${file}: ${name}`;
    rows.set(line, (rows.get(line) ?? 0) + 1);
  }
  return [...rows].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line));
}

function unknownTags(
  file: ClauseFile,
  origins: readonly Origin[],
  scenarios: readonly Shown[],
): string[] {
  const own = [...clausesOf(file), ...origins].map(({ tag }) => tag);
  const known = new Set([...own, ...gatheringTags(file)]);
  const unknown = scenarios.flatMap(({ file: place, tags }) =>
    tags
      .filter((tag) => /^@(?:spec|from)-/u.test(tag) && !known.has(tag))
      .map((tag) => `${place}: ${tag} names no rule of features/${listOf(tag)}.yaml`),
  );
  return [...new Set(unknown)];
}

function listOf(tag: string): string {
  return tag.startsWith('@from-') ? 'origins' : 'clauses';
}

function repeated(tags: readonly string[]): string[] {
  return tags
    .filter((tag, place) => tags.indexOf(tag) !== place)
    .map((tag) => `${tag} stands twice in features/clauses.yaml`);
}
