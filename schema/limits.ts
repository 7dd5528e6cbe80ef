import * as z from 'zod';
import { expected, type Words } from './words.ts';

/**
 * How long a text may be where it stands: more characters would not fit into so many lines on the
 * narrowest screen, 320 pixels. tests/visual/limits.test.ts puts a text of exactly this length there.
 */
type Limit = { characters: number; lines: number };

export const limits = {
  pageTitle: { characters: 84, lines: 8 },
  sectionTitle: { characters: 72, lines: 6 },
  overline: { characters: 56, lines: 3 },
  cardTitle: { characters: 60, lines: 5 },
  longCardTitle: { characters: 96, lines: 6 },
  pageName: { characters: 60, lines: 4 },
  button: { characters: 44, lines: 4 },
  headerLink: { characters: 24, lines: 1 },
  headerButton: { characters: 24, lines: 2 },
  headerShortButton: { characters: 6, lines: 1 },
  footerLink: { characters: 40, lines: 3 },
  footerStatement: { characters: 72, lines: 6 },
  footerButton: { characters: 44, lines: 3 },
  footerTitle: { characters: 32, lines: 2 },
  columnTitle: { characters: 32, lines: 3 },
  caption: { characters: 84, lines: 7 },
  badge: { characters: 20, lines: 2 },
  arrow: { characters: 14, lines: 2 },
  sign: { characters: 3, lines: 1 },
  formLabel: { characters: 60, lines: 3 },
  formButton: { characters: 44, lines: 3 },
  bannerTitle: { characters: 40, lines: 2 },
  bannerText: { characters: 200, lines: 8 },
  bannerLink: { characters: 36, lines: 2 },
  bannerChoice: { characters: 22, lines: 2 },
  bannerSettings: { characters: 36, lines: 2 },
  consentName: { characters: 28, lines: 2 },
  pill: { characters: 24, lines: 1 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

// The keys of an object literal are those of its type.
const limitNames = Object.keys(limits) as readonly LimitName[];

/** Something for each limit. */
export function byLimit<Made>(make: (name: LimitName) => Made): Record<LimitName, Made> {
  // As for byLanguage.
  return Object.fromEntries(limitNames.map((name) => [name, make(name)])) as Record<
    LimitName,
    Made
  >;
}

/** The limit of a text that stands in a content file. */
export const limitOf = z.registry<{ limit: LimitName }>();

/** What a limit asks for, and why. */
export function wishOf(name: LimitName): Words {
  const { characters, lines } = limits[name];
  return {
    en: `at most ${characters} characters: a longer text takes more than ${lines} ${lines === 1 ? 'line' : 'lines'} on a screen 320 pixels wide`,
    fr: `${characters} caractères au plus : plus long, le texte dépasse ${lines} ${lines === 1 ? 'ligne' : 'lignes'} sur un écran de 320 pixels`,
  };
}

/** What descriptions with a limit were made of. */
export const limited = new Map<string, { description: string; limit: LimitName }>();

/** The description of a text, and its limit as a sentence. */
export function withLimit(description: string, limit: LimitName): string {
  const whole = `${description} ${limitSentence(limit).en}`;
  limited.set(whole, { description, limit });
  return whole;
}

export function limitSentence(name: LimitName): Words {
  const { en, fr } = wishOf(name);
  return { en: `${en.charAt(0).toUpperCase()}${en.slice(1)}.`, fr: `${fr}.` };
}

/** A line within a limit. What a token stands for is not known here: it counts as one character. */
export function within(line: z.ZodString, name: LimitName): z.ZodString {
  const token = '\\{[^{}]*\\}';
  const character = `[^{]|${token}|\\{(?![^{}]*\\})`;
  return line
    .regex(
      new RegExp(`^(?:${character}){0,${limits[name].characters}}$`, 'u'),
      expected(wishOf(name)),
    )
    .register(limitOf, { limit: name });
}

/** How many characters a text has at least: each token is one. */
export function leastLength(text: string): number {
  return [...text.replaceAll(/\{[^{}]*\}/gu, '.')].length;
}
