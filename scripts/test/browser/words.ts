import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Language } from '#schema/languages.ts';

/** A word of the interface, as the content has it. */
export function word(id: string, language: Language): string {
  const file = path.join(import.meta.dirname, `../../../content/interface/${language}.yaml`);
  const text = z.record(z.string(), z.string()).parse(parse(readFileSync(file, 'utf8')))[id];
  if (!text) throw new Error(`There is no word "${id}" in ${file}.`);
  return text;
}
