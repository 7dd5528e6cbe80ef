import type { Wall } from '#schema/wall.ts';
import type { Random } from '../random.ts';
import type { Carving } from './carving.ts';
import { keeping } from './keeping.ts';
import { lights } from './lights.ts';
import type { Frame } from './stone.ts';
import { waysIn } from './ways-in.ts';

type Opening = Exclude<NonNullable<Wall['opening']>, 'none'>;
/** How openings of a kind stand in a wall: how many, how large, and on the ground or above it. */
type Arrangement = {
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** How far above the ground, in units; else they stand in the middle. */
  above?: number;
};

const draw: Record<Opening, (frame: Frame, random: Random) => Carving> = {
  ...waysIn,
  ...lights,
  ...keeping,
};

/** In a body of about 540 by 440 units. */
const arrangements: Record<Opening, Arrangement> = {
  door: { columns: 1, rows: 1, width: 170, height: 310, above: 0 },
  ramp: { columns: 1, rows: 1, width: 540, height: 320, above: 0 },
  arch: { columns: 3, rows: 1, width: 158, height: 300, above: 0 },
  twin: { columns: 1, rows: 1, width: 350, height: 400, above: 0 },
  pillars: { columns: 4, rows: 1, width: 136, height: 360, above: 0 },
  niche: { columns: 3, rows: 3, width: 92, height: 118, above: 44 },
  gate: { columns: 1, rows: 1, width: 270, height: 370, above: 0 },
  window: { columns: 3, rows: 3, width: 88, height: 104, above: 44 },
  shutters: { columns: 2, rows: 3, width: 186, height: 100, above: 50 },
  ribbon: { columns: 1, rows: 3, width: 470, height: 82, above: 60 },
  shopfront: { columns: 1, rows: 1, width: 430, height: 300, above: 0 },
  counter: { columns: 1, rows: 1, width: 400, height: 240, above: 110 },
  slit: { columns: 4, rows: 1, width: 78, height: 230, above: 110 },
  oculus: { columns: 1, rows: 1, width: 310, height: 310, above: 90 },
  lunette: { columns: 2, rows: 1, width: 232, height: 118, above: 0 },
  lattice: { columns: 1, rows: 1, width: 396, height: 300, above: 90 },
  shelves: { columns: 1, rows: 1, width: 450, height: 370, above: 24 },
  pigeonholes: { columns: 1, rows: 1, width: 440, height: 320, above: 60 },
  letterbox: { columns: 3, rows: 3, width: 150, height: 104, above: 50 },
  tablet: { columns: 2, rows: 1, width: 190, height: 320, above: 60 },
  frontpage: { columns: 1, rows: 1, width: 330, height: 396, above: 24 },
  scaffold: { columns: 1, rows: 1, width: 520, height: 430, above: 0 },
  breach: { columns: 1, rows: 1, width: 360, height: 400, above: 0 },
  planter: { columns: 3, rows: 3, width: 104, height: 84, above: 60 },
};

/** How many openings stand side by side. */
export function columnsOf(opening: NonNullable<Wall['opening']>): number {
  return opening === 'none' ? 1 : arrangements[opening].columns;
}

/** The openings of a wall, in its body. */
export function openWall(opening: Opening, body: Frame, random: Random): Carving[] {
  const { columns, rows, width, height, above = 0 } = arrangements[opening];
  const across = columns > 1 ? (body.width - columns * width) / columns : 0;
  const room = body.height - above;
  const down = rows > 1 ? Math.min(34, (room - rows * height) / rows) : 0;
  const wide = columns * width + (columns - 1) * across;
  const left = body.x + (body.width - wide) / 2;
  const frames = Array.from({ length: columns * rows }, (_, index) => ({
    x: Math.round(left + (index % columns) * (width + across)),
    y: Math.round(
      body.y +
        body.height -
        above -
        (Math.floor(index / columns) + 1) * height -
        Math.floor(index / columns) * down,
    ),
    width,
    height,
  }));
  return drawn(opening, frames, [Math.floor(frames.length * (0.3 + 0.5 * random()))], random);
}

/** The same openings in a row along a band, as many as it has room for. */
export function openBand(opening: Opening, body: Frame, random: Random): Carving[] {
  const { width, height, above } = arrangements[opening];
  const part = (body.height * (above === 0 ? 0.92 : 0.74)) / height;
  const wide = Math.round(Math.min(width * part, body.height * 1.9));
  const pitch = wide * (width > height * 1.3 ? 1.28 : 1.75);
  const count = Math.max(1, Math.floor(body.width / pitch));
  const step = body.width / count;
  const y = Math.round(
    body.y + body.height - height * part - (above === 0 ? 0 : body.height * 0.16),
  );
  const frames = Array.from({ length: count }, (_, index) => ({
    x: Math.round(body.x + index * step + (step - wide) / 2),
    y,
    width: wide,
    height: Math.round(height * part),
  }));
  const first = Math.floor(count * (0.2 + 0.25 * random()));
  return drawn(opening, frames, [first, Math.max(first + 2, count - 2)], random);
}

function drawn(
  opening: Opening,
  frames: readonly Frame[],
  marked: readonly number[],
  random: Random,
): Carving[] {
  return frames.map((frame, index) => {
    const { accent, ...carving } = draw[opening](frame, random);
    return marked.includes(index) && accent ? { ...carving, accent } : carving;
  });
}
