import * as z from 'zod';
import type { KnowledgeLine } from '#schema/compiled.ts';
import { parseJson } from '../http/parse-json.ts';

const line = z.object({
  title: z.string(),
  text: z.string(),
  page: z.string(),
  keywords: z.array(z.string()).optional(),
});

/** The entries of a knowledge file; lines that cannot be read are skipped (specification, section 7). */
export function parseKnowledge(file: string): KnowledgeLine[] {
  return file.split('\n').flatMap((text) => {
    const parsed = line.safeParse(parseJson(text));
    if (!parsed.success) return [];
    const { keywords, ...entry } = parsed.data;
    return [{ ...entry, ...(keywords && { keywords }) }];
  });
}
