import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const rule = z.string().min(1);
const group = z.union([
  z.strictObject({ id: name, rule }),
  z.strictObject({ id: name, title: z.string().min(1), rules: z.record(name, rule) }),
]);

/** features/clauses.yaml: the rules of the specification by section, some of them in groups. */
export const clauseFile = z.array(
  z.strictObject({
    section: z.int().min(1),
    title: z.string().min(1),
    groups: z.array(group).min(1),
  }),
);
export type ClauseFile = z.infer<typeof clauseFile>;

/** A rule of the specification, and the tag by which scenarios name it. */
export type Clause = { section: number; title: string; tag: string; rule: string };

export function readClauses(path = 'features/clauses.yaml'): ClauseFile {
  return clauseFile.parse(parse(readFileSync(path, 'utf8')));
}

export function clausesOf(file: ClauseFile): Clause[] {
  return file.flatMap(({ section, title, groups }) =>
    groups.flatMap((one) => {
      const tag = tagOf(section, one.id);
      if ('rule' in one) return [{ section, title, tag, rule: one.rule }];
      return Object.entries(one.rules).map(([id, text]) => {
        return { section, title, tag: `${tag}-${id}`, rule: text };
      });
    }),
  );
}

/** Tags that name no rule but many: they only serve to choose scenarios. */
export function gatheringTags(file: ClauseFile): string[] {
  return file.flatMap(({ section, groups }) => [
    `@spec-${section}`,
    ...groups.flatMap((one) => ('rule' in one ? [] : tagOf(section, one.id))),
  ]);
}

function tagOf(section: number, id: string): string {
  return `@spec-${section}-${id}`;
}
