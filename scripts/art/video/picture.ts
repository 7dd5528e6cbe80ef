import { blocksOf } from '../blocks.ts';
import { blend, film, moved } from './motion.ts';
import { agents, cell, colours, frame, platform } from './stage.ts';
import { lifetime, type Shape, stone } from './stone.ts';

/** The signs of the agents, five cells by three, as masons cut them. */
const signs = [
  '##### ..... ###..',
  '#...# .###. #...#',
  '..#.. .###. #####',
  '#.#.# .#.#. #.#.#',
  '#.... ####. #....',
  '###.. #.#.# ..###',
];
const grain = 7;

/** One picture of the film as SVG; `part` runs from 0 to 1 and starts again. */
export function picture(part: number): string {
  const now = part * film.quarters;
  const shapes = [...stones(now), ...standing(now), ...ground()];
  const rectangles = shapes.map(
    ({ x, y, width, height, fill }) =>
      `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}"><rect width="100%" height="100%" fill="${colours.ground}"/>${rectangles.join('')}</svg>`;
}

/** All stones under way or laid: those that came before the film began, too. */
function stones(now: number): Shape[] {
  const newest = Math.ceil(now / 4) + 1;
  const oldest = newest - Math.ceil(lifetime / 4) - 2;
  const shapes: Shape[] = [];
  for (let index = oldest; index <= newest; index++) {
    const age = now - 4 * index;
    if (age > 0) shapes.push(...stone(index + 1000 * film.beats, age));
  }
  return shapes;
}

/** The agents: those in even places lift in the first quarter of a beat, the others in the third. */
function standing(now: number): Shape[] {
  const beat = now % 4;
  const raised = [moved(beat, 0) - moved(beat, 2), 1 - moved(beat, 0) + moved(beat, 2)];
  const gone = moved(beat, 1.3, 0.4) - moved(beat, 3.3, 0.4);
  const working = [1 - gone, gone];
  return Array.from({ length: agents.count }, (_, agent) =>
    agentShapes(agent, raised[agent % 2] ?? 0, working[agent % 2] ?? 0),
  ).flat();
}

/** An agent: a stone with its sign, on a pillar that follows it. */
function agentShapes(agent: number, raised: number, working: number): Shape[] {
  const x = agents.left + agent * cell.width;
  const y = agents.lowest - cell.height * (agent + raised);
  const width = cell.width - cell.joint;
  const height = cell.height - cell.joint;
  const pillar: Shape[] = [];
  for (let below = y + cell.height; below < platform.top; below += cell.height) {
    pillar.push({ x, y: below, width, height, fill: colours.shaft });
  }
  const origin = { x: x + (width - 5 * grain) / 2, y: y + (height - 3 * grain) / 2 };
  const fill = blend(colours.sign.idle, colours.sign.working, working);
  const sign = blocksOf((signs[agent] ?? '').split(' '), grain, 0, origin).get('#') ?? [];
  return [
    ...pillar,
    { x, y, width, height, fill: colours.agent },
    ...sign.map((block) => ({ ...block, fill })),
  ];
}

function ground(): Shape[] {
  return platform.stones.map((x, index) => ({
    x,
    y: platform.top,
    width: (platform.stones[index + 1] ?? frame.width) - x - cell.joint,
    height: frame.height - platform.top,
    fill: colours.stones[(index * 2 + 1) % colours.stones.length] ?? colours.ground,
  }));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
