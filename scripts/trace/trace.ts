import { type ClauseFile, clausesOf, gatheringTags } from './clauses.ts';
import type { Scenario } from './scenarios.ts';

/** What stands on the screen, and what is wrong: one line each. */
export type Trace = { lines: string[]; mistakes: string[] };

/** The table section, rule, scenarios; a rule without a scenario or a tag without a rule is a mistake. */
export function trace(file: ClauseFile, scenarios: readonly Scenario[]): Trace {
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
  return { lines, mistakes: [...mistakes, ...unknownTags(file, scenarios)] };
}

function inLines(scenarios: readonly Scenario[]): string[] {
  const rows = new Map<string, number>();
  for (const { name, file } of scenarios) {
    const line = `      ${file}: ${name}`;
    rows.set(line, (rows.get(line) ?? 0) + 1);
  }
  return [...rows].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line));
}

function unknownTags(file: ClauseFile, scenarios: readonly Scenario[]): string[] {
  const known = new Set([...clausesOf(file).map(({ tag }) => tag), ...gatheringTags(file)]);
  const unknown = scenarios.flatMap(({ file: place, tags }) =>
    tags
      .filter((tag) => tag.startsWith('@spec-') && !known.has(tag))
      .map((tag) => `${place}: ${tag} names no rule of features/clauses.yaml`),
  );
  return [...new Set(unknown)];
}

function repeated(tags: readonly string[]): string[] {
  return tags
    .filter((tag, place) => tags.indexOf(tag) !== place)
    .map((tag) => `${tag} stands twice in features/clauses.yaml`);
}
