import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { limitOf, wishOf } from '#schema/limits.ts';
import { completions, type Mark, marks, type NameList } from '#schema/marks.ts';
import { type Words, wishIn } from '#schema/words.ts';
import { inFrench } from './in-french.ts';
import { sectionSnippets } from './section-snippets.ts';
import type { JsonSchema } from './share-definitions.ts';

/** What only editors' programs read of a JSON Schema: a validator passes over these keywords. */
export const editorKeywords = ['markdownDescription', 'patternErrorMessage', 'defaultSnippets'];

/** The schema of the names that the content makes: it accepts everything, and gives examples. */
export const namesFile = 'names.json';

const listsOfMarks: { readonly [M in Mark]?: NameList } = {
  figure: 'figures',
  link: 'links',
  image: 'pictures',
};

function listOf(schema: $ZodType): NameList | undefined {
  const mark = marks.get(schema)?.mark;
  return completions.get(schema)?.from ?? (mark && listsOfMarks[mark]);
}

/** Adds to a part what says a wrong form in words, and what may stand there. */
export function addHints(zodSchema: $ZodType, part: JsonSchema): void {
  if (typeof part.pattern === 'string') {
    // What no pattern accepts: the schema then tells its wish.
    const issues = safeParse(zodSchema, '').error?.issues ?? [];
    const wish = issues.map(({ message }) => wishIn(message)).find((each) => each !== undefined);
    if (wish) part.patternErrorMessage = told(wish);
  }
  const limit = limitOf.get(zodSchema)?.limit;
  if (limit !== undefined && Array.isArray(part.allOf)) {
    part.allOf = [
      ...part.allOf.slice(0, -1),
      { ...part.allOf.at(-1), patternErrorMessage: told(wishOf(limit)) },
    ];
  }
  if (marks.get(zodSchema)?.mark === 'icon') part.examples = iconNames();
  const list = listOf(zodSchema);
  if (list !== undefined) {
    const $ref = `${namesFile}#/definitions/${list}`;
    const rules: JsonSchema[] = Array.isArray(part.allOf) ? part.allOf : [];
    // A derived schema has what the one bears that it is derived from.
    if (!rules.some((rule) => rule.$ref === $ref)) part.allOf = [...rules, { $ref }];
  }
  const snippets = sectionSnippets(zodSchema);
  if (snippets.length > 0) part.defaultSnippets = snippets;
}

function told({ en, fr }: Words): string {
  return `attendu\u00a0: ${fr} · expected: ${en}`;
}

/** A schema whose descriptions are in both languages, French first where programs show Markdown. */
export function describeInBoth(part: JsonSchema): JsonSchema {
  const mapped = Object.fromEntries(
    Object.entries(part).map(([keyword, value]) => [keyword, inBoth(value)]),
  );
  const { description } = part;
  const french = typeof description === 'string' ? inFrench(description) : undefined;
  if (french === undefined) return mapped;
  return {
    ...mapped,
    description: `${french} · ${description}`,
    markdownDescription: `${french}\n\n*${description}*`,
  };
}

function inBoth(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inBoth);
  return isPart(value) ? describeInBoth(value) : value;
}

function isPart(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

let icons: readonly string[] | undefined;

function iconNames(): readonly string[] {
  icons ??= readdirSync(join(dirname(packageFile('lucide-static')), 'icons'))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .toSorted();
  return icons;
}

function packageFile(name: string): string {
  return createRequire(import.meta.url).resolve(`${name}/package.json`);
}
