import { type Block, blocksOf, pathOf } from './blocks.ts';
import { accent, svg, type Tone } from './tones.ts';

/**
 * Portraits of sixteen by twenty cells: `h` hair, `s` face, `t` its shaded side, `e` eyes, `g` glasses,
 * `m` mouth, `c` clothes, `d` their folds, `a` the accent.
 */
type Portrait = { rows: string; hair: Tone; face: Tone; shade: Tone; clothes: Tone; folds: Tone };

const eyes: Tone = { light: '#131a21', dark: '#0a0f14' };
const mouth: Tone = { light: '#8a4a38', dark: '#7a3f30' };
const glasses: Tone = { light: '#5a4d40', dark: '#4b4036' };

export const portraits: Record<string, Portrait> = {
  'aicha-belhorizon': {
    rows: `
      ................ .....hhhhhh..... ...hhhhhhhhhh... ..hhhhhhhhhhhh.. ..hhhsssstthhh..
      .hhhssssstthhhh. .hhhsesssethhhh. .hhhssssstthhhh. .hhhsssssttthhh. .hhhssssstthhhh.
      .hhhssmmmtthhhh. ..hhhssssttthh.. ..hhh.sstt.hh... ...h..sstt..h... ....ccsstttcc...
      ..ccccssttccdd.. .cccccasttaccdd. .ccccccaaaccdddd ccccccccaccddddd ccccccccaccddddd`,
    hair: { light: '#2b2118', dark: '#0e0b08' },
    face: { light: '#b98a62', dark: '#a57a55' },
    shade: { light: '#a17450', dark: '#8c6545' },
    clothes: { light: '#35424d', dark: '#4a5a67' },
    folds: { light: '#28333c', dark: '#3b4954' },
  },
  'helene-marchadier': {
    rows: `
      ................ ......hhhhh..... ....hhhhhhhhh... ...hhhhhhhhhhh.. ...hhsssssthhh..
      ...hsssssstthh.. ...hggggggggth.. ...hgegssgegth.. ...hgggssgggth.. ...hssssssttth..
      ...hsssmmmttth.. ...hhsssssttth.. ...hhhssstthhh.. ....hhssttthhh.. .....csstttc....
      ...ccccsttcccd.. ..cccccasaccddd. .ccccccaacccdddd .cccccccaccddddd cccccccccccddddd`,
    hair: { light: '#8b7f70', dark: '#7a6f61' },
    face: { light: '#e3c3a3', dark: '#cfae8d' },
    shade: { light: '#cfab88', dark: '#b69473' },
    clothes: { light: '#131a21', dark: '#55646f' },
    folds: { light: '#28333c', dark: '#43515c' },
  },
  'paul-vauquelain': {
    rows: `
      ................ ................ .....ssssss..... ....ssssssst.... ...sssssssstt...
      ...hsssssssttt.. ...hssssssstth.. ...hssesssetth.. ...hsssssssttt.. ....ssssssttt...
      ....hhhhhhhhh... ....hhhmmmhhh... ....hhhhhhhhh... .....hhhhhhh.... ......hhhhh.....
      ...cccsstttccd.. ..ccccsttcccddd. .cccccccccccdddd acccccccccccddda aaccccccccccddaa`,
    hair: { light: '#6b6557', dark: '#8d8676' },
    face: { light: '#d9b08a', dark: '#c49c77' },
    shade: { light: '#c09670', dark: '#aa8260' },
    clothes: { light: '#5b6b4a', dark: '#62734f' },
    folds: { light: '#4c5a3d', dark: '#526142' },
  },
  'tanguy-kervelec': {
    rows: `
      ................ ...hhhhhhhh..... ..hhhhhhhhhhh... ..hhhhhhhhhhhh.. ..hhsshhhhhhtt..
      ..hsssssssttth.. ..hsssssssttt... ..hssesssettt... ...ssssssssttt.. ...ssssssssttt..
      ...sssssssttt... ...ssssmmmttt... ....hsssssth.... ....hhhhhhhh.... .....hhhhhh.....
      ...aaassttaaaa.. ..aaaaassaaaaaa. .aaaacccccaaaaaa .aaaccccccddaaaa aaaaccccccddaaaa`,
    hair: { light: '#7a3f1d', dark: '#8a4a26' },
    face: { light: '#ecd2b8', dark: '#d8bb9e' },
    shade: { light: '#d9b999', dark: '#c1a283' },
    clothes: { light: '#e6dccb', dark: '#c5b598' },
    folds: { light: '#cfc0a8', dark: '#a89a80' },
  },
};

const cell = 26;
const size = { width: 16 * cell, height: 20 * cell };

export function drawPortrait(portrait: Portrait): string {
  const rows = portrait.rows.trim().split(/\s+/u);
  const blocks = blocksOf(rows, cell, 2);
  const path = (marks: string) =>
    pathOf([...marks].flatMap((mark): Block[] => blocks.get(mark) ?? []));
  return svg(size, [
    { tone: portrait.hair, path: path('h') },
    { tone: portrait.face, path: path('s') },
    { tone: portrait.shade, path: path('t') },
    { tone: portrait.clothes, path: path('c') },
    { tone: portrait.folds, path: path('d') },
    { tone: eyes, path: path('e') },
    { tone: glasses, path: path('g') },
    { tone: mouth, path: path('m') },
    { tone: accent, path: path('a') },
  ]);
}
