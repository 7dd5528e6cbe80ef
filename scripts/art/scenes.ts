import { type Block, pathOf } from './blocks.ts';
import { seededRandom } from './random.ts';
import { accent, ink, stones, svg, type Tone } from './tones.ts';

const size = { width: 1200, height: 750 };
const course = 50;
const joint = 3;
const courses = 8;
/** How far each course stands back behind the one below: room for a document. */
const tread = 120;
const first = 24;

const page: Tone = { light: '#f6f2e9', dark: '#131a21' };

/** Documents of several kinds: how large, and the marks on them as parts of their size. */
const documents: readonly { width: number; height: number; marks: readonly Block[] }[] = [
  { width: 78, height: 104, marks: lines([0.2, 0.34, 0.48, 0.62], 0.62) },
  { width: 94, height: 70, marks: grid(3, 3) },
  { width: 70, height: 92, marks: [box(0.16, 0.14, 0.3, 0.22), ...lines([0.5, 0.64, 0.78], 0.68)] },
  { width: 98, height: 62, marks: [box(0.12, 0.22, 0.34, 0.14), box(0.66, 0.2, 0.22, 0.3)] },
  { width: 82, height: 110, marks: [...grid(2, 4)] },
  { width: 90, height: 76, marks: lines([0.24, 0.46, 0.68], 0.68) },
];

/** Documents of many kinds go up the steps of a wall, and one stands finished on its top. */
export function drawUseCases(): string {
  const standing = documents.map(({ width, height, marks }, row) => {
    const x = first + tread * row + (tread - width) / 2 - 4;
    const y = size.height - (row + 1) * course - height - joint;
    return {
      sheet: { x, y, width, height },
      marks: marks.map((mark) => within(mark, x, y, width, height)),
    };
  });
  const done = {
    x: first + tread * courses + 20,
    y: size.height - courses * course - 103,
    width: 130,
    height: 100,
  };
  const tick = `M${done.x + 34} ${done.y + 50}l10-10 16 16 30-30 10 10-40 40z`;
  const tones = stones.map((_, index) => wall().filter(({ tone }) => tone === index));
  return svg(size, [
    ...stones.map((tone, index) => ({
      tone,
      path: pathOf(tones[index]?.map(({ block }) => block) ?? []),
    })),
    { tone: ink, path: pathOf(standing.map(({ sheet }) => sheet)) },
    { tone: page, path: pathOf(standing.flatMap(({ marks }) => marks)) },
    { tone: accent, path: pathOf([done]) },
    { tone: { light: '#f6f2e9', dark: '#f6f2e9' }, path: tick },
  ]);
}

function wall(): { tone: number; block: Block }[] {
  const random = seededRandom('use-cases');
  const laid: { tone: number; block: Block }[] = [];
  for (let row = 0; row < courses; row++) {
    let x = first + tread * row;
    while (x < size.width) {
      const width = 80 + Math.round(random() * 90);
      const y = size.height - (row + 1) * course;
      const block = { x, y, width: width - joint, height: course - joint };
      laid.push({ tone: Math.floor(random() * stones.length), block });
      x += width;
    }
  }
  return laid;
}

function box(x: number, y: number, width: number, height: number): Block {
  return { x, y, width, height };
}

function lines(heights: readonly number[], width: number): Block[] {
  return heights.map((y, index) => box(0.16, y, index % 2 === 0 ? width : width * 0.8, 0.055));
}

function grid(columns: number, rows: number): Block[] {
  const step = { x: 0.72 / columns, y: 0.72 / rows };
  return Array.from({ length: columns * rows }, (_, cell) =>
    box(
      0.14 + (cell % columns) * step.x,
      0.16 + Math.floor(cell / columns) * step.y,
      step.x * 0.8,
      step.y * 0.55,
    ),
  );
}

function within(mark: Block, x: number, y: number, width: number, height: number): Block {
  return {
    x: Math.round(x + mark.x * width),
    y: Math.round(y + mark.y * height),
    width: Math.round(mark.width * width),
    height: Math.round(mark.height * height),
  };
}
