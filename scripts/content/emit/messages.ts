import { parse } from '@formatjs/icu-messageformat-parser';
import { interfaceMessages } from '#schema/interface.ts';
import { byLanguage, type Language } from '#schema/languages.ts';
import type { SourceFile } from '../read/source-file.ts';
import { type Annotate, asItIs } from '../resolve/annotate.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { setMessage } from '../resolve/typography.ts';
import { transform } from '../resolve/walk.ts';
import type { MessageTable } from './modules.ts';

type Tables = Record<Language, MessageTable>;

const known = new WeakMap<Annotate, WeakMap<SourceFile, Tables>>();

/**
 * Compiles the interface strings to what `formatjs compile --ast` makes of them, so that no parser
 * travels to visitors. In this process: starting the program takes longer than all the rest. A file that
 * was not changed is compiled once.
 */
export function compileMessages(
  { project: { messages: file } }: CompiledSite,
  annotate: Annotate = asItIs,
): Tables {
  if (!file) return byLanguage(() => ({}));
  const tables = known.get(annotate) ?? new WeakMap<SourceFile, Tables>();
  known.set(annotate, tables);
  const made = tables.get(file) ?? byLanguage((language) => tableOf(file, language, annotate));
  tables.set(file, made);
  return made;
}

function tableOf(file: SourceFile, language: Language, annotate: Annotate): MessageTable {
  const table = transform(interfaceMessages, file.value, language, (mark, text, at) =>
    mark === 'line' && typeof text === 'string'
      ? parse(annotate(setMessage(text, language), { file: file.path, at }))
      : text,
  );
  // It has the keys of the map that was walked.
  return table as MessageTable;
}
