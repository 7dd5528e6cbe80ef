/** What `{name}` stands for; undefined when nothing bears that name. */
export type Lookup = (name: string) => string | undefined;

const token = /\{([^{}]*)\}/gu;

/** Replaces the tokens of a text. `unknown` is told the name of each token that stands for nothing. */
export function resolveTokens(
  text: string,
  lookup: Lookup,
  unknown: (name: string) => void,
): string {
  if (!text.includes('{')) return text;
  return text.replace(token, (whole, name: string) => {
    const value = lookup(name.trim());
    if (value === undefined) unknown(name.trim());
    return value ?? whole;
  });
}
