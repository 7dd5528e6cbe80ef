import { type ClauseFile, clausesOf, gatheringTags } from './clauses.ts';

/**
 * An expression of tags in which those of a section (`@spec-4`) or a group (`@spec-4-cookie-banner`) stand for every
 * clause of it: a scenario bears its clause alone.
 */
export function withGathered(expression: string, file: ClauseFile): string {
  const gathering = gatheringTags(file);
  const all = [...clausesOf(file).map(({ tag }) => tag), ...gathering];
  return expression.replaceAll(/@spec-[\w-]+/gu, (tag) => {
    if (!gathering.includes(tag)) return tag;
    return `(${[tag, ...all.filter((one) => one.startsWith(`${tag}-`))].join(' or ')})`;
  });
}
