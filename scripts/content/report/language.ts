import type { ToolLanguage } from '#schema/words.ts';

export const toolLanguages: readonly ToolLanguage[] = ['fr', 'en'];

/** The language of who reads the terminal: the first of the usual variables that is set decides. */
export function languageOfTerminal({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): ToolLanguage {
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  return /^fr(?:[_.@-]|$)/i.test(locale) ? 'fr' : 'en';
}
