import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { languages } from '#schema/languages.ts';
import { routes } from '../../../app/generated/routes.ts';

const asked = z.strictObject({
  question: z.string(),
  language: z.enum(languages),
  kind: z.enum(['keywords', 'paraphrase', 'mixed', 'off-topic']),
  /** Who asks. */
  reader: z.string().optional(),
  /** The pages of which any answers it, by an address of either language; none for a question off topic. */
  pages: z.array(z.string()).default([]),
  /** Facts that a good answer tells: of each group, one wording; none for a question off topic. */
  says: z.array(z.array(z.string())).default([]),
});
const judged = asked.refine(
  ({ kind, pages, says }) => kind === 'off-topic' || (pages.length > 0 && says.length > 0),
  'names no page or no fact',
);
export type AskedQuestion = z.infer<typeof asked>;

export const setNames = ['development', 'held-out'] as const;
export type SetName = (typeof setNames)[number];

/** The questions of tests/questions/{name}.yaml. */
export async function readQuestions(name: SetName): Promise<AskedQuestion[]> {
  const file = path.join(import.meta.dirname, `../../../tests/questions/${name}.yaml`);
  const questions = z.array(judged).parse(parse(await readFile(file, 'utf8')));
  return questions.map((one) => ({ ...one, pages: one.pages.map(pageAt) }));
}

/** The page at an address of either language, whatever its anchor: all addresses of a page are as right. */
export function pageAt(address: string): string {
  const plain = decodeURIComponent(address.replace(/#.*$/, ''));
  return pages.get(plain) ?? plain;
}

const pages = new Map(routes.map(({ address, page }) => [decodeURIComponent(address), page]));
