/**
 * What stands in for a real value: the domain `.example` (RFC 2606) and names made from it, register numbers of
 * zeros, and telephone numbers that are kept for fiction (Arcep, decision 2018-0881).
 */
const standIns =
  /[.-]example(?![\p{L}\p{N}-])|0{3}\s?0{3}\s?0{2}\d|\+33\s?(?:1\s?99\s?00|2\s?61\s?91|3\s?53\s?01|4\s?65\s?71|5\s?36\s?49|6\s?39\s?98)/u;

type Placeholder = { path: (string | number)[]; written: string };

/** The placeholders in a value, and in all that it holds. */
export function* placeholdersIn(
  value: unknown,
  path: Placeholder['path'] = [],
): Generator<Placeholder> {
  if (typeof value === 'string' && standIns.test(value)) yield { path, written: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* placeholdersIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
