import { type Block, pathOf } from './blocks.ts';
import { seededRandom } from './random.ts';
import { accent, ink, stones, svg } from './tones.ts';

const size = { width: 1200, height: 750 };
const course = 50;
const joint = 3;

/** Files of many shapes travel along a wall that is being built. */
export function drawUseCases(): string {
  const ground = size.height - 8 * course;
  const shapes = [150, 60, 110, 90, 130].map((width, index): Block => {
    const height = [47, 72, 47, 97, 60][index] ?? course;
    return { x: 40 + index * 170, y: ground - joint - height, width, height };
  });
  const beam = { x: 0, y: ground, width: 960, height: 6 };
  return scene('use-cases', (row) => 200 + 95 * row, [
    { tone: ink, path: pathOf([...shapes.slice(0, 4), beam]) },
    { tone: accent, path: pathOf(shapes.slice(4)) },
  ]);
}

type Layer = Parameters<typeof svg>[1][number];

function scene(seed: string, startOf: (row: number) => number, layers: readonly Layer[]): string {
  const random = seededRandom(seed);
  const tones = stones.map((): Block[] => []);
  for (let row = 0; row < 8; row++) {
    let x = Math.round(startOf(row) + random() * 60);
    while (x < size.width) {
      const width = 80 + Math.round(random() * 90);
      const y = size.height - (row + 1) * course;
      tones[Math.floor(random() * tones.length)]?.push({
        x,
        y,
        width: width - joint,
        height: course - joint,
      });
      x += width;
    }
  }
  const wall = stones.map((tone, index) => ({ tone, path: pathOf(tones[index] ?? []) }));
  return svg(size, [...wall, ...layers]);
}
