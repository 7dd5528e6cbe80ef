import { type Block, pathOf } from './blocks.ts';
import { accent, svg, type Tone } from './tones.ts';

const size = { width: 640, height: 300 };
const stone = { width: 64, height: 32, joint: 3 };
const ground = size.height - 16;

/** Light and dark stones of a picture, and those who handle them. */
type Palette = { plain: Tone; deep: Tone; agent: Tone; ground: Tone };

const paper: Palette = {
  plain: { light: '#c5b598', dark: '#45535f' },
  deep: { light: '#b3a284', dark: '#384550' },
  agent: { light: '#6b6557', dark: '#8f9ba5' },
  ground: { light: '#6b6557', dark: '#8f9ba5' },
};
const night: Palette = {
  plain: { light: '#e6dccb', dark: '#e6dccb' },
  deep: { light: '#c5b598', dark: '#c5b598' },
  agent: { light: '#8f9ba5', dark: '#8f9ba5' },
  ground: { light: '#4a5a67', dark: '#4a5a67' },
};

/** Four who do not reach each other, each on a heap; the stone that all wait for lies between them. */
export function drawBefore(): string {
  const heaps = [
    { left: 96, rows: 3 },
    { left: 260, rows: 1 },
    { left: 420, rows: 4 },
    { left: 556, rows: 2 },
  ];
  const columns = heaps.flatMap(({ left, rows }) =>
    Array.from({ length: rows }, (_, row) => at(left, row)),
  );
  const agents = heaps.map(({ left, rows }) => upright(left + 18, rows));
  return drawn(paper, {
    plain: pathOf(columns.filter((_, index) => index % 2 === 0)) + tilted(at(352, 0), -14, 7),
    deep: pathOf(columns.filter((_, index) => index % 2 === 1)) + tilted(at(492, 0), 76, 14),
    agents: pathOf(agents),
    accent: tilted(at(182, 0), 11, 5),
    loose: pathOf([
      { x: 8, y: ground - 46, width: 18, height: 46 },
      { x: 30, y: ground - 28, width: 22, height: 28 },
      { x: 56, y: ground - 38, width: 14, height: 38 },
    ]),
  });
}

/** The same four on the steps of one wall, each within reach of the next; the stone is on its top. */
export function drawAfter(): string {
  const plain: Block[] = [];
  const deep: Block[] = [];
  for (let row = 0; row < 5; row++) {
    const inset = 70 + row * 96;
    for (let place = 0; inset + place * stone.width < size.width; place++) {
      ((place + row) % 3 === 1 ? deep : plain).push(at(inset + place * stone.width, row));
    }
  }
  const agents = [1, 2, 3, 4].map((row) => upright(92 + (row - 1) * 96, row));
  const handed = agents
    .slice(0, -1)
    .map(({ x, y }): Block => ({ x: x + 31, y: y - 6, width: 56, height: 26 }));
  return drawn(night, {
    plain: pathOf([...plain, ...handed]),
    deep: pathOf(deep),
    agents: pathOf(agents),
    accent: pathOf([at(486, 5)]),
    loose: pathOf([at(0, 0)]),
  });
}

function drawn(
  palette: Palette,
  paths: { plain: string; deep: string; agents: string; accent: string; loose: string },
): string {
  const line = pathOf([{ x: 0, y: ground, width: size.width, height: 4 }]);
  return svg(size, [
    { tone: palette.plain, path: paths.plain },
    { tone: palette.deep, path: paths.deep },
    { tone: palette.agent, path: paths.agents + paths.loose },
    { tone: accent, path: paths.accent },
    { tone: palette.ground, path: line },
  ]);
}

/** A stone on a course, counted from the ground. */
function at(x: number, row: number): Block {
  return {
    x,
    y: ground - (row + 1) * stone.height,
    width: stone.width - stone.joint,
    height: stone.height - stone.joint,
  };
}

/** One who stands on so many courses. */
function upright(x: number, rows: number): Block {
  return { x, y: ground - rows * stone.height - 62, width: 26, height: 59 };
}

/** The outline of a block turned about its middle by so many degrees, and lifted. */
function tilted({ x, y, width, height }: Block, degrees: number, lift: number): string {
  const turn = (degrees * Math.PI) / 180;
  const middle = { x: x + width / 2, y: y + height / 2 - lift };
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right = 0, down = 0]) => {
    const across = (right * width) / 2;
    const along = (down * height) / 2;
    const px = middle.x + across * Math.cos(turn) - along * Math.sin(turn);
    const py = middle.y + across * Math.sin(turn) + along * Math.cos(turn);
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}
