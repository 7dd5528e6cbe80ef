import { fc } from '../fast-check.ts';

type Edit = { at: number; removed: number; added: string };

/** Signs that YAML reads in a way of its own, and what editors paste. */
const fragments = fc.constantFrom(
  ...['\t', ' ', '  ', '\n', '\n  ', ':', ': ', ' #', '# a\n', '"', "'", '{', '}', '[', ']', ','],
  ...['*a', '&a ', '!a ', '- ', '-\n', '|', '>', '|-', '>+', '%', '@', '---\n', '...\n', '\r'],
  ...['\u00a0', '\ufeff', '\u2028', '\0', 'é', '🧱', '1.10', '-0', '0x1f', '1e3', '.5', '007', '~'],
  ...['null', 'true', 'No', '<<: ', '? ', '__proto__: 1\n', "''", '""', '{}', '[]', 'a: b\n', '\\'],
);

/** Some changes of a text that has up to `longest` characters. */
export function randomEdits(longest: number): fc.Arbitrary<Edit[]> {
  return fc.array(
    fc.record({
      at: fc.nat(longest),
      removed: fc.nat(6),
      added: fc.oneof(fragments, fc.constant('')),
    }),
    { minLength: 1, maxLength: 4 },
  );
}

export function editedAtRandom(text: string, edits: readonly Edit[]): string {
  return edits.reduce((now, { at, removed, added }) => {
    const start = at % (now.length + 1);
    return now.slice(0, start) + added + now.slice(start + removed);
  }, text);
}
