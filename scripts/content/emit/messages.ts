import { parse } from '@formatjs/icu-messageformat-parser';
import { byLanguage, type Language } from '#schema/languages.ts';
import { type Annotate, asItIs } from '../resolve/annotate.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { setSpaces } from '../resolve/typography.ts';
import type { MessageTable } from './modules.ts';

/**
 * Compiles the interface strings to what `formatjs compile --ast` makes of them, so that no parser
 * travels to visitors. In this process: starting the program takes longer than all the rest.
 */
export function compileMessages(
  { project }: CompiledSite,
  annotate: Annotate = asItIs,
): Record<Language, MessageTable> {
  function compile(language: Language): MessageTable {
    const file = project.messages.find(({ id }) => id === language);
    const source = file?.value ?? {};
    const from = file?.path ?? '';
    const parsed = Object.entries(source).map(([id, text]) => [
      id,
      parse(annotate(setSpaces(text, language), { file: from, at: [id] })),
    ]);
    return Object.fromEntries(parsed);
  }
  return byLanguage(compile);
}
