import { parse } from '@formatjs/icu-messageformat-parser';
import { byLanguage, type Language } from '#schema/languages.ts';
import { type Annotate, asItIs } from '../resolve/annotate.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { setMessage } from '../resolve/typography.ts';
import type { MessageTable } from './modules.ts';

/**
 * Compiles the interface strings to what `formatjs compile --ast` makes of them, so that no parser
 * travels to visitors. In this process: starting the program takes longer than all the rest.
 */
export function compileMessages(
  { project }: CompiledSite,
  annotate: Annotate = asItIs,
): Record<Language, MessageTable> {
  return byLanguage((language) => {
    const file = project.messages.find(({ id }) => id === language);
    return file ? tableOf(file, language, annotate) : {};
  });
}

const tables = new WeakMap<Annotate, WeakMap<object, MessageTable>>();

/** A file that was not changed is compiled once. */
function tableOf(
  file: CompiledSite['project']['messages'][number],
  language: Language,
  annotate: Annotate,
): MessageTable {
  const known = tables.get(annotate) ?? new WeakMap<object, MessageTable>();
  tables.set(annotate, known);
  const before = known.get(file);
  if (before) return before;
  const parsed = Object.entries(file.value).map(([id, text]) => [
    id,
    parse(annotate(setMessage(text, language), { file: file.path, at: [id] })),
  ]);
  const table = Object.fromEntries(parsed);
  known.set(file, table);
  return table;
}
