/** What the tools tell an editor, in each language that they speak. Not the languages of the site. */
export type Words = { en: string; fr: string };

export type ToolLanguage = keyof Words;

/** Words made in each language. */
export function wordsOf(make: (language: ToolLanguage) => string): Words {
  return { en: make('en'), fr: make('fr') };
}

/** Words that are the same in both languages: names, numbers, a parser's own message. */
export function sameWords(text: string): Words {
  return { en: text, fr: text };
}

const [before, between] = ['expected ', '\nattendu : '];

/** The message of a schema that says what it wants. */
export function expected({ en, fr }: Words): string {
  return `${before}${en}${between}${fr}`;
}

/** What a schema wants, from its message. Undefined for a message of another form. */
export function wishIn(message: string | undefined): Words | undefined {
  const [english = '', fr] = message?.split(between) ?? [];
  if (fr === undefined || !english.startsWith(before)) return undefined;
  return { en: english.slice(before.length), fr };
}
