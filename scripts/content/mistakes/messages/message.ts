/** What a diagnostic says: what happened, what was expected, and the likely fix. */
export type Message = { message: string; expected?: string; hint?: string };

/** How a kind of mistake is told. A `note` does not fail the check. */
export type Entry<Params> = { note?: true; describe: (params: Params) => Message };

/** The parameters of a mistake that needs none. */
export type None = undefined;

/** A message whose hint may be missing. */
export function withHint(message: Message, hint: string | undefined): Message {
  return hint === undefined ? message : { ...message, hint };
}
