import { between, blend, film, moved } from './motion.ts';
import { agents, cell, colours, wall } from './stage.ts';

/** A rectangle of the picture. */
export type Shape = { x: number; y: number; width: number; height: number; fill: string };

/** The quarter of its life in which a stone leaves the last agent for the wall. */
const handedOver = 3 + 2 * agents.count;
const slide = 2.4;
/** Its course sinks for the first time after this many quarters: the stones after it have come. */
const rest = 3;
const courses = 11;
/** The one stone of the film that bears the accent. */
const markedStone = 2;

/** How long a stone can be seen, in quarters. */
export const lifetime = handedOver + 4 * film.perCourse * courses;

/** The loose pieces it comes in as: each reaches to a part of its width and lacks some height. */
const pieces = [
  { from: 0, to: 0.36, lacks: 0.9 },
  { from: 0.36, to: 0.7, lacks: 0 },
  { from: 0.7, to: 1, lacks: 1.5 },
];

/**
 * The stone that is `age` quarters old. It comes in as loose pieces, the agents lift it course by
 * course and make it whole, and it is laid in the wall, which sinks as it grows.
 */
export function stone(index: number, age: number): Shape[] {
  const { x, y } = placeOf(index, age);
  const fill = colourOf(index, age);
  const width = cell.width - cell.joint;
  const height = cell.height - cell.joint;
  const gap = between(13, 0, moved(age, 4, 4));
  if (gap === 0) return [{ x, y, width, height, fill }];
  return pieces.map(({ from, to, lacks }) => {
    const left = from === 0 ? 0 : from * width + gap / 2;
    const right = to === 1 ? width : to * width - gap / 2;
    const missing = gap * lacks;
    return { x: x + left, y: y + missing, width: right - left, height: height - missing, fill };
  });
}

function placeOf(index: number, age: number): { x: number; y: number } {
  const slot = index % film.perCourse;
  const course = Math.floor(index / film.perCourse) % wall.teeth.length;
  const last = agents.left + cell.width * (agents.count - 1);
  const place = wall.left + (wall.teeth[course] ?? 0) + cell.width * (film.perCourse - 1 - slot);
  let steps = moved(age, 2.4, 1.6) - 1;
  let lifts = 0;
  for (let agent = 0; agent < agents.count; agent++) {
    lifts += moved(age, 4 + 2 * agent);
    if (agent < agents.count - 1) steps += moved(age, 5 + 2 * agent);
  }
  return {
    x: agents.left + cell.width * steps + (place - last) * moved(age, handedOver, slide),
    y: agents.lowest - cell.height * (lifts + 1 - sunk(index, age)),
  };
}

/** How many courses the wall has sunk since the stone was laid: one whenever a course is full. */
function sunk(index: number, age: number): number {
  const full = handedOver + rest + 4 * (film.perCourse - 1 - (index % film.perCourse));
  let sum = 0;
  for (let course = 0; course < courses; course++) {
    sum += moved(age, full + 4 * film.perCourse * course);
  }
  return sum;
}

/** It takes its colour on the way, and fades as the wall above it grows. */
function colourOf(index: number, age: number): string {
  const beat = index % film.beats;
  const tone = colours.stones[(beat * 3 + (beat >> 2)) % colours.stones.length] ?? colours.raw;
  const own = beat === markedStone ? colours.accent : tone;
  const worked = blend(colours.raw, own, moved(age, 6, 2 * agents.count - 4));
  return blend(worked, colours.deep, Math.min(1, sunk(index, age) / 7));
}
