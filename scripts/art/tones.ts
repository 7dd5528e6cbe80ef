/** The colours of drawn pictures in the light and in the dark scheme. */
export type Tone = { light: string; dark: string };

export const stones = [
  { light: '#e6dccb', dark: '#1c252e' },
  { light: '#d8cbb6', dark: '#232e38' },
  { light: '#cfc0a8', dark: '#2a3641' },
  { light: '#c5b598', dark: '#313f4b' },
] as const satisfies Tone[];

export const accent: Tone = { light: '#c8371b', dark: '#c8371b' };
export const ink: Tone = { light: '#131a21', dark: '#e9e3d6' };

export interface Layer {
  tone: Tone;
  path: string;
  /** How far it is moved. */
  at?: { x: number; y: number };
}

/** A picture of one path for each tone, complete in itself, for the scheme its reader prefers. */
export function svg(size: { width: number; height: number }, layers: readonly Layer[]): string {
  const drawn = layers.filter(({ path }) => path !== '');
  const dark = drawn.map(({ tone }, index) => `.t${index}{fill:${tone.dark}}`).join('');
  const paths = drawn.map(
    ({ tone, path, at }, index) =>
      `<path class="t${index}" fill="${tone.light}"${at ? ` transform="translate(${at.x} ${at.y})"` : ''} d="${path}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">`,
    `<style>@media(prefers-color-scheme:dark){${dark}}</style>`,
    ...paths,
    '</svg>\n',
  ].join('\n');
}
