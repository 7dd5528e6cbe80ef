import { parse } from '@formatjs/icu-messageformat-parser';
import { type Language, languages } from '#schema/languages.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { setSpaces } from '../resolve/typography.ts';
import type { MessageTable } from './modules.ts';

/**
 * Compiles the interface strings to what `formatjs compile --ast` makes of them, so that no parser
 * travels to visitors. In this process: starting the program takes longer than all the rest.
 */
export function compileMessages({ project }: CompiledSite): Record<Language, MessageTable> {
  function compile(language: Language): MessageTable {
    const source = project.messages.find((file) => file.id === language)?.value ?? {};
    const parsed = Object.entries(source).map(([id, text]) => [
      id,
      parse(setSpaces(text, language)),
    ]);
    return Object.fromEntries(parsed);
  }
  const [fr = {}, en = {}] = languages.map(compile);
  return { fr, en };
}
