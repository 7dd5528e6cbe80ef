import { words as en } from '../words/en.yaml';
import { words as fr } from '../words/fr.yaml';

export type Say = (name: string, values?: Record<string, string | number>) => string;

/** The studio speaks the browser's language: English, or else French. */
export const studioLanguage = navigator.language.startsWith('en') ? 'en' : 'fr';

const words = { fr, en }[studioLanguage];

export const say: Say = (name, values = {}) =>
  (words[name] ?? name).replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
