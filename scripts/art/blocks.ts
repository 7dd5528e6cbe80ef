/** A block of a drawing, in its units. */
export type Block = { x: number; y: number; width: number; height: number };

/** The outline of blocks, for one path. */
export function pathOf(blocks: readonly Block[]): string {
  return blocks
    .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`)
    .join('');
}

/**
 * The blocks of a picture written as rows of characters: neighbours with the same character form
 * one block, a joint narrower than its cells. `.` and the space are empty.
 */
export function blocksOf(
  rows: readonly string[],
  cell: number,
  joint: number,
  origin: { x: number; y: number } = { x: 0, y: 0 },
): Map<string, Block[]> {
  const found = new Map<string, Block[]>();
  for (const [row, line] of rows.entries()) {
    for (const { 0: run, index } of line.matchAll(/([^. ])\1*/gu)) {
      const tone = run.charAt(0);
      const block = {
        x: origin.x + index * cell,
        y: origin.y + row * cell,
        width: run.length * cell - joint,
        height: cell - joint,
      };
      found.set(tone, [...(found.get(tone) ?? []), block]);
    }
  }
  return found;
}
