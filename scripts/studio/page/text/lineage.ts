/** What an editor had before their eyes when they asked for a change; without a version, the file alone. */
export type Seen = { file: string; version?: string };

export type Lineage = ReturnType<typeof makeLineage>;

/**
 * Which versions of a file hold the same lists in the same order: only texts and settings of it were
 * written in between, so that a place of the one is the same place of the other.
 */
export function makeLineage() {
  const firsts = new Map<string, string>();
  const firstOf = (version: string) => firsts.get(version) ?? version;
  return {
    follows: (before: string, after: string) => void firsts.set(after, firstOf(before)),
    isAsSeen: (seen: Seen | undefined, { file, version }: Required<Seen>) =>
      seen?.file === file && firstOf(seen.version ?? version) === firstOf(version),
  };
}
