import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Language } from '#schema/languages.ts';

const messages = z.record(z.string(), z.record(z.string(), z.string()));

/** A word of the interface, as the content has it. */
export function word(id: string, language: Language): string {
  const file = path.join(import.meta.dirname, '../../../content/interface.yaml');
  const text = messages.parse(parse(readFileSync(file, 'utf8')))[id]?.[language];
  if (!text) throw new Error(`There is no word "${id}" in ${file}.`);
  return text;
}
