/** Puts what the tokens of a text stand for in their place. */
export type Resolve = (text: string) => string;

/** What `{name}` stands for; undefined when nothing bears that name. */
export type Lookup = (name: string) => string | undefined;

const token = /\{([^{}]*)\}/gu;

/**
 * Replaces the tokens of a text. One that stands for nothing stays as it is written, and `unknown` is
 * told its name, and how it is written, braces included.
 */
export function resolveTokens(
  text: string,
  lookup: Lookup,
  unknown?: (name: string, written: string) => void,
): string {
  if (!text.includes('{')) return text;
  return text.replace(token, (whole, name: string) => {
    const value = lookup(name.trim());
    if (value === undefined) unknown?.(name.trim(), whole);
    return value ?? whole;
  });
}
