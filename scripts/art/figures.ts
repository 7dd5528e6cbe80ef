/**
 * A person to be laid in stones: outlines in a picture of 416 by 520, in greys from `#000` to `#fff` that
 * become the tones of stones, and in red for the accent. Light comes from the left.
 */
export type Figure = {
  /** The picture's ground: the tone that sets the person off. */
  ground: string;
  skin: { lit: string; shaded: string };
  brow: string;
  /** Behind the face, and in front of it. */
  behind: string;
  front: string;
  clothes: string;
};

const coat = (lit: string, shaded: string, shirt: string) =>
  `<path fill="${lit}" d="M6 520c8-84 84-104 154-138l48 70 48-70c70 34 146 54 154 138z"/><path fill="${shaded}" d="M292 520c8-50 4-92-16-128 66 30 126 52 134 128z"/><path fill="${shirt}" d="M168 376l40 60 40-60-2 84-38 60-38-60z"/>`;

const spectacles = (fill: string) => `<path fill="${fill}" d="M128 208h160v13H128z"/>`;

const red = '#f00';

export const figures: Record<string, Figure> = {
  'aicha-belhorizon': {
    ground: '#cdbea4',
    skin: { lit: '#a8a8a8', shaded: '#6c6c6c' },
    brow: '#2a2a2a',
    behind:
      '<path fill="#161616" d="M208 40c112 0 160 92 148 194-6 66-12 122-62 134H122C72 356 66 300 60 234 48 132 96 40 208 40z"/>',
    front:
      '<path fill="#161616" d="M120 204c4-56 36-78 92-80 44 2 78 30 84 80 22-84-12-142-88-142S100 120 120 204z"/>',
    clothes: `${coat('#4c4c4c', '#303030', '#4c4c4c')}<path fill="${red}" d="M152 380l56 70 56-70 14 24-58 86h-24l-58-86z"/>`,
  },
  'helene-marchadier': {
    ground: '#35424d',
    skin: { lit: '#f4f4f4', shaded: '#b8b8b8' },
    brow: '#9c9c9c',
    behind:
      '<path fill="#8a8a8a" d="M208 60c92 0 116 64 114 154 0 62 8 112-4 142H98c-12-30-4-80-4-142C92 124 116 60 208 60z"/>',
    front: `<path fill="#9c9c9c" d="M116 236c-2-72 20-92 62-104 42 8 90 20 120 44 4 20 2 40 0 62 26-96-2-160-90-160s-120 62-92 158z"/>${spectacles('#3c3c3c')}`,
    clothes: `${coat('#141414', '#080808', '#dcdcdc')}<path fill="${red}" d="M118 520l40-124 20 30-24 94z"/>`,
  },
  'paul-vauquelain': {
    ground: '#1c252e',
    skin: { lit: '#e4e4e4', shaded: '#9a9a9a' },
    brow: '#505050',
    behind: '<path fill="#777" d="M112 190h192l4 60H108z"/>',
    front:
      '<path fill="#6a6a6a" d="M122 246c10 26 24 34 42 36 12-12 76-12 88 0 18-2 32-10 42-36 4 88-20 126-86 126s-90-38-86-126z"/><path fill="#333" d="M188 299h40v12h-40z"/>',
    clothes: `${coat('#787878', '#565656', '#c4c4c4')}<path fill="${red}" d="M196 440h24l12 80h-48z"/>`,
  },
  'tanguy-kervelec': {
    ground: '#131a21',
    skin: { lit: '#fff', shaded: '#c2c2c2' },
    brow: '#666',
    behind: '',
    front:
      '<path fill="#666" d="M114 218c-10-62 4-96 32-110 22-44 132-50 158 14 14 32 4 62-4 98-8-34-16-50-34-58-42 12-88 6-116-8-20 14-30 34-36 64z"/><path fill="#747474" d="M120 254c10 30 28 38 48 34 12-10 68-10 80 0 20 4 38-4 48-34 0 76-26 114-88 114s-88-38-88-114z"/><path fill="#444" d="M188 299h40v12h-40z"/>',
    clothes: `<path fill="${red}" d="M6 520c8-84 84-104 146-136 10 44 102 44 112 0 62 32 138 52 146 136z"/><path fill="#b00" d="M292 520c8-50 4-92-16-128 66 30 126 52 134 128z"/>`,
  },
};

/** The figure as a picture without a ground. */
export function drawFigure({ skin, brow, behind, front, clothes }: Figure): string {
  const stops = `<stop offset=".25" stop-color="${skin.lit}"/><stop offset=".9" stop-color="${skin.shaded}"/>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="416" height="520">',
    `<defs><linearGradient id="lit">${stops}</linearGradient></defs>`,
    behind,
    `<path fill="${skin.shaded}" d="M166 310h84v70c20 16 10 60-42 60s-62-44-42-60z"/>`,
    clothes,
    '<path fill="url(#lit)" d="M120 206c0 118 36 162 88 162s88-44 88-162c-4-64-34-100-88-100s-84 36-88 100z"/>',
    `<path fill="${skin.shaded}" d="M212 222c4 26 18 44 14 54-6 8-24 8-34 4 12-4 14-8 14-14z"/>`,
    `<path fill="${brow}" d="M142 195h54v13h-54zM222 195h54v13h-54z"/>`,
    '<path fill="#111" d="M156 222h32v12h-32zM230 222h32v12h-32z"/>',
    '<path fill="#5c5c5c" d="M182 299h52v12h-52z"/>',
    front,
    '</svg>',
  ].join('');
}
