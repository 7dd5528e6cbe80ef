import type { ToolLanguage } from '#schema/words.ts';
import { type Diagnostic, inLanguage } from '../mistakes/catalogue.ts';
import { byPlace } from '../mistakes/order.ts';

const heading: Record<ToolLanguage, string> = {
  en: 'What was built is the site of one day; it does not change by itself:',
  fr: 'Ce qui a été compilé est le site d’un jour ; il ne change pas de lui-même\u00a0:',
};

/** What a site that was built today shows or hides on another day, a line each. None when nothing does. */
export function daysToCome(diagnostics: readonly Diagnostic[], language: ToolLanguage): string[] {
  const dated = diagnostics
    .filter(({ code }) => code === 'shown-later' || code === 'shown-until')
    .toSorted(byPlace)
    .map((one) => inLanguage(one, language));
  if (dated.length === 0) return [];
  const lines = dated.map(({ path, position, message }) => `  ${path}:${position.line} ${message}`);
  return [heading[language], ...lines];
}
