import type { Wall } from '#schema/wall.ts';
import { type Random, seededRandom } from '../random.ts';
import {
  accent,
  daylight,
  iron,
  type Layer,
  lamp,
  lichen,
  lit,
  nightStones,
  stones,
  svg,
  type Tone,
} from '../tones.ts';
import { columnsOf, openBand, openWall } from './bays.ts';
import { lay } from './bonds.ts';
import type { Carving } from './carving.ts';
import { crown, type Room } from './crown.ts';
import { cutStone } from './cuts.ts';
import { type Frame, middleOf, outlineOf, type Point, type Stone } from './stone.ts';

type Drawing = {
  wall: Wall;
  field: Frame;
  /** The height of a course. */
  unit: number;
  /** The left end of a course at a height: 0 on the ground, 1 at the top. */
  edge: (risen: number) => number;
  top: NonNullable<Wall['top']>;
  /** The room of its top; its body’s left end is where its highest stones begin. */
  room: Room;
  carvings: readonly Carving[];
  tones: readonly Tone[];
  /** Behind the openings. */
  inside: Tone;
  /** What closes the joints; they are open without it. */
  mortar?: Tone;
};

/** The size of a page’s wall in its own units; a page draws it as wide as it likes. */
const size = { width: 1440, height: 640 };
const bandSize = { width: 1440, height: 150 };
/** How far what is cut off reaches beyond the picture. */
const edgeBeyond = 50;

/** The home page’s: it fills the right of a whole screen, under a long slope. */
export function drawGreatWall(seed: string, wall: Wall): string {
  const random = seededRandom(seed);
  return drawn(size, random, {
    wall,
    field: { x: 480, y: 0, width: 1100, height: size.height },
    unit: 40,
    edge: (risen) => size.width * (risen < 0.12 ? 0.42 : 0.6 + 0.32 * risen),
    top: 'teeth',
    room: { left: 600, right: 1440, high: 10, low: 60, thick: 16, times: 1 },
    carvings: [],
    tones: stones,
    inside: lamp,
  });
}

/** The wall at the top of a page: the same for the same seed and words, on every machine. */
export function drawWall(seed: string, wall: Wall): string {
  const random = seededRandom(seed);
  const { opening = 'none', top = 'teeth' } = wall;
  const body = { x: 864, y: 210, width: 544, height: size.height - 210 };
  const times = top === 'sheds' ? 3 : top === 'gable' ? columnsOf(opening) : 1;
  const rises = top === 'steps';
  const room = rises
    ? { left: 700, right: 1446, high: 130, low: 530, thick: 20, times }
    : { left: 866, right: 1446, high: 70, low: top === 'teeth' ? 170 : 190, thick: 20, times };
  return drawn(size, random, {
    wall,
    field: { x: 520, y: 0, width: 940, height: size.height },
    unit: 40,
    edge: (risen) => size.width * (risen < 0.12 ? 0.4 : 0.47 + 0.12 * Math.min(1, risen * 1.3)),
    top,
    room,
    carvings: opening === 'none' ? [] : openWall(opening, body, random),
    tones: stones,
    inside: lamp,
  });
}

/** The row of walls at the end of a page. It stands on the footer, as dark as it, and its joints are closed. */
export function drawBand(seed: string, wall: Wall): string {
  const random = seededRandom(seed);
  const { opening = 'none', top = 'teeth' } = wall;
  const { width, height } = bandSize;
  const times = { sheds: 7, gable: 6, pediment: 3, battlements: 5, steps: 2, level: 1, teeth: 1 }[
    top
  ];
  const body = { x: 250, y: 34, width: width - 250, height: height - 34 };
  return drawn(bandSize, random, {
    wall,
    field: { x: -20, y: 0, width: width + 40, height },
    unit: 20,
    edge: (risen) => width * (risen < 0.2 ? -0.1 : 0.02 + 0.14 * risen),
    top,
    room: { left: 250, right: width + 6, high: 4, low: 34, thick: 8, times },
    carvings: opening === 'none' ? [] : openBand(opening, body, random),
    tones: nightStones,
    inside: lit,
    mortar: { light: '#303c47', dark: '#222d37' },
  });
}

function drawn(size: { width: number; height: number }, random: Random, drawing: Drawing): string {
  const { carvings, tones, inside, mortar, unit } = drawing;
  const { cut = 'plain' } = drawing.wall;
  const { standing, marked, coping, clip } = raise(size, drawing, random);
  const faces = standing.flatMap((stone) => cutStone(cut, stone, unit / 7));
  const framing = [...coping, ...carvings.flatMap(({ stones: own = [] }) => own)];
  const furniture = carvings.flatMap(({ inside: own = [] }) => own);
  const joined = (pick: (carving: Carving) => string | undefined) =>
    carvings.map((carving) => pick(carving) ?? '').join('');
  const layersOf = (all: readonly Stone[], more: Pick<Layer, 'clip'> = {}) =>
    byTone(all, tones).map((layer) => ({ ...layer, ...more, ...(mortar && { line: mortar }) }));
  const layers = [
    ...layersOf(faces, { clip }),
    { tone: accent, path: marked.map(({ points }) => outlineOf(points)).join(''), clip },
    ...layersOf(framing),
    { tone: daylight, path: joined(({ through }) => through) },
    { tone: iron, path: joined(({ bars }) => bars) },
    { tone: inside, path: joined(({ glass }) => glass) },
    ...layersOf(furniture),
    { tone: lichen, path: joined(({ green }) => green) },
    { tone: accent, path: joined(({ accent: mark }) => mark) },
  ];
  return svg(size, layers, inWords(drawing.wall));
}

/** The words that a wall is drawn from, for whoever opens its file. */
function inWords(wall: Wall): string {
  return Object.entries(wall)
    .map(([word, chosen]) => `${word} ${chosen}`)
    .join(', ');
}

/** The stones that stand, those of them that bear the accent, and what is seen of them all. */
function raise(size: { width: number; height: number }, drawing: Drawing, random: Random) {
  const { wall, field, unit, edge, top, room, carvings } = drawing;
  const laid = lay(wall, field, unit, random).filter((stone) =>
    stands(stone, size.height, edge, random),
  );
  const isTeeth = top === 'teeth';
  const { line, coping } = crown(
    top,
    isTeeth || top === 'steps' ? room : { ...room, left: leftOf(laid, room) },
  );
  const isLow = ({ points }: Stone) => isUnder(middleOf(points), line);
  const kept = isTeeth ? laid.filter(isLow) : laid;
  const isSeen = ({ points }: Stone) => points.every(([x]) => x <= size.width);
  const marked = carvings.some(({ accent: mark }) => mark)
    ? []
    : markedStones(
        kept.filter((stone) => isLow(stone) && isSeen(stone)),
        random,
      );
  const shown = isTeeth
    ? [[-edgeBeyond, -edgeBeyond] as const, [size.width + edgeBeyond, -edgeBeyond] as const]
    : line;
  return {
    standing: kept.filter((stone) => !marked.includes(stone)),
    marked,
    coping,
    clip: outlineOf(downFrom(shown, size)) + carvings.map(({ hole }) => hole).join(''),
  };
}

/** What lies under a line, from beyond one side of the picture to beyond the other. */
function downFrom(
  line: readonly Point[],
  { width, height }: { width: number; height: number },
): Point[] {
  const [left, right] = [line[0]?.[1] ?? 0, line.at(-1)?.[1] ?? 0];
  return [
    [-edgeBeyond, left],
    ...line,
    [width + edgeBeyond, right],
    [width + edgeBeyond, height + edgeBeyond],
    [-edgeBeyond, height + edgeBeyond],
  ];
}

/** A stone stands where the wall has come to; its left edge is toothed. */
function stands(
  { points }: Stone,
  height: number,
  edge: (risen: number) => number,
  random: Random,
): boolean {
  const [, y] = middleOf(points);
  const left = Math.min(...points.map(([x]) => x));
  return left > edge(1 - y / height) + (random() - 0.5) * height * 0.06;
}

/** Whether a point lies under an outline; left of it, as under its beginning. */
function isUnder([x, y]: Point, line: readonly Point[]): boolean {
  const [first] = line;
  if (!first || x <= first[0]) return !first || y > first[1];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from || x > to[0]) continue;
    const part = to[0] === from[0] ? 1 : (x - from[0]) / (to[0] - from[0]);
    return y > from[1] + (to[1] - from[1]) * part - 12;
  }
  return y > (line.at(-1)?.[1] ?? 0);
}

/** Where the highest stones of a wall begin. */
function leftOf(laid: readonly Stone[], { high, low, left }: Room): number {
  const highest = laid.filter(({ points }) => {
    const [, y] = middleOf(points);
    return y > high && y < low + (low - high) / 2;
  });
  const starts = highest.flatMap(({ points }) => points.map(([x]) => x));
  return starts.length > 0 ? Math.min(...starts) : left;
}

function byTone(all: readonly Stone[], tones: readonly Tone[]) {
  return tones.map((tone, index) => ({
    tone,
    path: all
      .filter((stone) => stone.tone === index)
      .map(({ points }) => outlineOf(points))
      .join(''),
  }));
}

/** Where nothing else bears the accent, two stones do: one in the body of the wall, one high up. */
function markedStones(all: readonly Stone[], random: Random): Stone[] {
  const middle = all[Math.floor(all.length * (0.35 + 0.2 * random()))];
  const high = all[Math.floor(all.length * (0.75 + 0.15 * random()))];
  return [middle, high].filter((stone) => stone !== undefined);
}
