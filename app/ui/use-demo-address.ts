import { inLanguage } from '#schema/addresses.ts';
import { useSite } from '../site-context.tsx';

/** The demo form, in the language of the page's address. */
export function useDemoAddress(): string {
  return inLanguage('/book-demo#demo-form', useSite().language);
}
