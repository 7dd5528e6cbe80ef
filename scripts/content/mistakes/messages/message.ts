import type { Language } from '#schema/languages.ts';
import type { ToolLanguage, Words } from '#schema/words.ts';

/** What a diagnostic says: what happened, what was expected, and the likely fix. */
type Said<Text> = { message: Text; expected?: Text; hint?: Text };

/** What code may ask about a mistake beyond its code: a sentence is for people, and is never read by code. */
export type Aspect = 'mistyped' | 'swallowed';

/** What to write in the place of a piece of the text: a program may offer to do it. */
type Cure = { instead: string; write: string };

/** The likely fix, and where it is a piece of text alone, that piece. */
export type Hint = Words & { cure?: Cure };

/** A word that may be right, and is one of the content’s own once its list has it. */
export type NewWord = { word: string; language: Language };

/** What a program may offer to do about a mistake. */
export type Offers = { cure?: Cure; newWord?: NewWord };

/** A message in every language of the tools. French has plain spaces before `:`, `;`, `?` and `!`. */
export type Message = Omit<Said<Words>, 'hint'> & { hint?: Hint; aspect?: Aspect } & Offers;

/** A message in one language. */
export type Told = Said<string>;

/** How a kind of mistake is told. A `warning` (a doubt) and a `note` (a remark) do not fail the check. */
export type Entry<Params> = { note?: true; warning?: true; describe: (params: Params) => Message };

/** The parameters of a mistake that needs none. */
export type None = undefined;

/** A message whose hint may be missing. */
export function withHint(message: Message, hint: Hint | undefined): Message {
  return hint === undefined ? message : { ...message, hint };
}

/** A message in one language, with the spaces that it asks for. */
export function tell({ message, expected, hint }: Message, language: ToolLanguage): Told {
  const set = language === 'fr' ? setFrench : (text: string) => text;
  return {
    message: set(message[language]),
    ...(expected !== undefined && { expected: set(expected[language]) }),
    ...(hint !== undefined && { hint: set(hint[language]) }),
  };
}

/** Spaces that do not break, outside of what is quoted from a file between backticks. */
function setFrench(text: string): string {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? part.replaceAll(/ (?=[:;?!»])|(?<=«) /gu, '\u00a0') : part,
    )
    .join('`');
}
