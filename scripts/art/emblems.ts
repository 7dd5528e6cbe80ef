/** Clockwise, for what is filled; the other way round, for what is cut out of it. */
function disc(x: number, y: number, radius: number, way: 0 | 1 = 1): string {
  const arc = (to: number) => `a${radius} ${radius} 0 1 ${way} ${to} 0`;
  return `M${x - radius} ${y}${arc(2 * radius)}${arc(-2 * radius)}z`;
}

/** A rectangle cut out of what it lies in. */
function cut(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}v${height}h${width}v${-height}z`;
}

function bar(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

const ring = disc(28, 28, 28) + disc(28, 28, 19, 0);

/** The emblems of partners, outlines in a square of 56 units. */
export const emblems = {
  valley: `M0 44L17 6l11 22L39 6l17 38z${bar(0, 48, 56, 8)}`,
  crossing:
    'M0 0h24a24 24 0 0 1-24 24zM32 0h24v24a24 24 0 0 1-24-24zM0 32a24 24 0 0 1 24 24H0zM56 32v24H32a24 24 0 0 1 24-24z',
  banks: [0, 19, 38].map((y) => `M0 ${y + 10}L28 ${y}l28 10v8L28 ${y + 8}L0 ${y + 18}z`).join(''),
  rise: 'M0 40l15-8v24H0zM20.5 24l15-8v40h-15zM41 8l15-8v56H41z',
  square: ring + bar(20, 20, 16, 16),
  cross: `${ring}M24 16h8v8h8v8h-8v8h-8v-8h-8v-8h8z`,
  plural: `${disc(13, 13, 13)}${bar(30, 0, 26, 26)}M13 30l13 26H0zM30 30h26a26 26 0 0 1-26 26z`,
  shield: `M4 0h48v30c0 13-10 21-24 26C14 51 4 43 4 30z${cut(14, 14, 28, 7)}${cut(14, 27, 28, 7)}`,
  leaf: 'M2 54C-4 22 18 2 54 2c2 36-18 56-46 52L34 24z',
} as const;
