/** The colours of drawn pictures in the light and in the dark scheme. */
export type Tone = { light: string; dark: string };

export const stones = [
  { light: '#e6dccb', dark: '#1c252e' },
  { light: '#d8cbb6', dark: '#232e38' },
  { light: '#cfc0a8', dark: '#2a3641' },
  { light: '#c5b598', dark: '#313f4b' },
] as const satisfies Tone[];

/** Stones as dark as the footer, in both schemes. */
export const nightStones = [
  { light: '#131a21', dark: '#0a0f14' },
  { light: '#18212a', dark: '#0d1319' },
  { light: '#1e2832', dark: '#10171e' },
  { light: '#25303b', dark: '#131b23' },
] as const satisfies Tone[];

/** Behind an opening: dark by day, lit by night. */
export const lamp: Tone = { light: '#232e38', dark: '#d8cbb6' };
/** Behind an opening of a dark wall. */
export const lit: Tone = { light: '#e6dccb', dark: '#cdbea4' };
/** Behind what one sees through: nothing by day, lit by night. */
export const daylight: Tone = { light: 'none', dark: '#cdbea4' };
export const iron: Tone = { light: '#232e38', dark: '#131a21' };
export const lichen: Tone = { light: '#5b7f2b', dark: '#7a9f45' };

export const accent: Tone = { light: '#c8371b', dark: '#c8371b' };
export const ink: Tone = { light: '#131a21', dark: '#e9e3d6' };

export interface Layer {
  tone: Tone;
  path: string;
  /** How far it is moved. */
  at?: { x: number; y: number };
  /** The data of a path, filled by even and odd: what lies outside of it is not shown. */
  clip?: string;
  /** The colour of a thin line around it. */
  line?: Tone;
}

/** A picture of one path for each tone, complete in itself, for the scheme its reader prefers. */
export function svg(
  size: { width: number; height: number },
  layers: readonly Layer[],
  description?: string,
): string {
  const drawn = layers.filter(({ path }) => path !== '');
  const clips = [...new Set(drawn.flatMap(({ clip }) => clip ?? []))];
  const dark = drawn.map(
    ({ tone, line }, index) => `.t${index}{fill:${tone.dark}${line ? `;stroke:${line.dark}` : ''}}`,
  );
  const paths = drawn.map(({ tone, path, at, clip, line }, index) => {
    const moved = at ? ` transform="translate(${at.x} ${at.y})"` : '';
    const clipped = clip === undefined ? '' : ` clip-path="url(#c${clips.indexOf(clip)})"`;
    const lined = line ? ` stroke="${line.light}" stroke-width="3"` : '';
    return `<path class="t${index}" fill="${tone.light}"${lined}${clipped}${moved} d="${path}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">`,
    ...(description === undefined ? [] : [`<desc>${description}</desc>`]),
    `<style>@media(prefers-color-scheme:dark){${dark.join('')}}</style>`,
    ...clips.map(
      (clip, index) =>
        `<clipPath id="c${index}"><path clip-rule="evenodd" d="${clip}"/></clipPath>`,
    ),
    ...paths,
    '</svg>\n',
  ].join('\n');
}
