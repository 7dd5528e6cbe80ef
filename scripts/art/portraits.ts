import sharp from 'sharp';
import { type Block, pathOf } from './blocks.ts';
import { drawFigure, type Figure } from './figures.ts';
import { seededRandom } from './random.ts';
import { accent } from './tones.ts';

const size = { width: 416, height: 520 };
const course = 13;
const joint = 1;
/** From ardoise to craie, and the accent in light and in shade. */
const ramp = [
  '#131a21',
  '#28333c',
  '#434c53',
  '#6b6557',
  '#938a78',
  '#b8a98c',
  '#d3c4aa',
  '#e9dcc6',
  '#f8efe0',
];
const deepAccent = '#a82a12';

type Pixels = { data: Buffer; channels: number };

/** The portrait of a person as a wall: each stone takes the tone that lies under most of it. */
export async function drawPortrait(seed: string, figure: Figure): Promise<string> {
  const picture = sharp(Buffer.from(drawFigure(figure)))
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const stones = new Map<string, Block[]>();
  for (const block of layWall(seed)) {
    const fill = toneUnder(block, { data, channels: info.channels });
    if (fill) stones.set(fill, [...(stones.get(fill) ?? []), block]);
  }
  const paths = [...stones].map(([fill, blocks]) => `<path fill="${fill}" d="${pathOf(blocks)}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">`,
    `<path fill="${figure.ground}" d="M0 0h${size.width}v${size.height}H0z"/>`,
    ...paths,
    '</svg>\n',
  ].join('\n');
}

/** Courses of stones from edge to edge, each joint clear of those of the course above. */
function layWall(seed: string): Block[] {
  const random = seededRandom(seed);
  const blocks: Block[] = [];
  let joints: number[] = [];
  for (let y = 0; y < size.height; y += course) {
    const laid: number[] = [];
    let x = -Math.round(random() * 16);
    while (x < size.width) {
      const wished = x + 15 + Math.round(random() * 12);
      const end = joints.some((other) => Math.abs(other - wished) < 4) ? wished + 6 : wished;
      const left = Math.max(0, x);
      const width = Math.min(size.width, end) - left - joint;
      if (width > 0) blocks.push({ x: left, y, width, height: course - joint });
      laid.push(end);
      x = end;
    }
    joints = laid;
  }
  return blocks;
}

/** Nothing where the figure covers less than half of the block. */
function toneUnder({ x, y, width, height }: Block, { data, channels }: Pixels): string | undefined {
  const covered: { light: number; red: boolean }[] = [];
  let seen = 0;
  for (let row = y + 1; row < y + height; row += 2) {
    for (let column = x; column < x + width; column += 2) {
      const at = (row * size.width + column) * channels;
      const [r = 0, g = 0, b = 0, opacity = 0] = data.subarray(at, at + 4);
      seen++;
      if (opacity > 127) covered.push({ light: (r + g + b) / 3, red: r > g + 90 });
    }
  }
  if (covered.length * 2 < seen) return undefined;
  const middle = covered.toSorted((a, b) => a.light - b.light)[Math.floor(covered.length * 0.42)];
  if (!middle) return undefined;
  if (middle.red) return middle.light > 70 ? accent.light : deepAccent;
  return ramp[Math.min(ramp.length - 1, Math.floor((middle.light / 256) * ramp.length))];
}
