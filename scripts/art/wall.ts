import { type Block, pathOf } from './blocks.ts';
import { seededRandom } from './random.ts';
import { accent, stones, svg } from './tones.ts';

/** The size of a wall in its own units; a page draws it as wide as it likes. */
const wallSize = { width: 1440, height: 640 };

const course = 40;
const joint = 3;
const courses = wallSize.height / course;
/** The lowest courses reach far to the left; above them the toothed edge rises to the right. */
const footing = { courses: 2, from: 0.4 };
const slope = { from: 0.62, to: 0.9 };

type Random = () => number;

/**
 * The wall of a page as an SVG file: the same for the same seed, on every machine.
 * Completeness runs from 0, a few loose blocks on a footing, to 1, a complete bond.
 */
export function drawWall(seed: string, completeness: number): string {
  const random = seededRandom(seed);
  const built = Math.round(4 + completeness * (courses - 4));
  const rows: Block[][] = [];
  for (let row = 0; row < built; row++) rows.push(layCourse(row, built, rows.at(-1), random));
  const blocks = rows.flatMap((laid, row) => laid.filter(() => stays(row, built, random)));
  const marked = new Set(markedBlocks(blocks, random));
  const tones = stones.map((): Block[] => []);
  for (const block of blocks) {
    if (!marked.has(block)) tones[Math.floor(random() * tones.length)]?.push(block);
  }
  return svg(wallSize, [
    ...stones.map((tone, index) => ({ tone, path: pathOf(tones[index] ?? []) })),
    { tone: accent, path: pathOf([...marked]) },
  ]);
}

function layCourse(row: number, built: number, below: Block[] | undefined, random: Random) {
  const y = wallSize.height - (row + 1) * course;
  const blocks: Block[] = [];
  let x = Math.round(startOf(row, built) * wallSize.width + random() * 2 * course);
  while (x < wallSize.width) {
    const width = bonded(x, 56 + Math.round(random() * 80), below);
    blocks.push({ x, y, width: width - joint, height: course - joint });
    x += width;
  }
  return blocks;
}

function startOf(row: number, built: number): number {
  if (row < footing.courses) return footing.from + 0.05 * row;
  const risen = (row - footing.courses) / Math.max(1, built - footing.courses - 1);
  return slope.from + (slope.to - slope.from) * risen;
}

/** A width whose joint keeps clear of the joints of the course below. */
function bonded(x: number, width: number, below: Block[] | undefined): number {
  const end = x + width;
  const near = below?.find((block) => Math.abs(block.x - end) < 14);
  return near ? near.x + 22 - x : width;
}

/** Near the top some blocks are still missing. */
function stays(row: number, built: number, random: Random): boolean {
  const fromTop = built - row;
  return random() < (fromTop > 4 ? 1 : 0.45 + 0.14 * fromTop);
}

/** Two blocks bear the accent: one in the body of the wall, one high up. */
function markedBlocks(blocks: readonly Block[], random: Random): Block[] {
  const middle = blocks[Math.floor(blocks.length * (0.35 + 0.2 * random()))];
  const high = blocks[Math.floor(blocks.length * (0.75 + 0.15 * random()))];
  return [middle, high].filter((block) => block !== undefined);
}
