import { emblems } from './emblems.ts';
import { ink, svg } from './tones.ts';
import { openFace, outline } from './type.ts';

type Sign = { emblem: keyof typeof emblems; words: readonly [string, string?] };

/** The marks of partners: an emblem and a name in one line or two, in one ink. */
export const partners: Record<string, Sign> = {
  'pole-val-dys': { emblem: 'valley', words: ['Val', 'd’Ys'] },
  'carrefour-ia': { emblem: 'crossing', words: ['Ponant', 'IA'] },
  'alliance-numerique': { emblem: 'banks', words: ['Trois-', 'Rives'] },
  'banque-essor': { emblem: 'rise', words: ['Essor', 'Gréval'] },
  'centrale-achat': { emblem: 'square', words: ['Nivarelle'] },
  'centrale-achat-innovation': { emblem: 'cross', words: ['Nivarelle', 'Innovation'] },
  'charte-diversite': { emblem: 'plural', words: ['Pluriel'] },
  'label-donnees': { emblem: 'shield', words: ['Données', 'd’Ici'] },
  'numerique-sobre': { emblem: 'leaf', words: ['Octet', 'Sobre'] },
};

const size = { width: 240, height: 96 };
const face = openFace(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
const letters = 27;
const left = 84;

export function drawPartner({ emblem, words: [first, second] }: Sign): string {
  const name = second
    ? outline(first, face, letters, left, 43) + outline(second, face, letters, left, 72)
    : outline(first, face, letters, left, 57);
  return svg(size, [
    { tone: ink, path: emblems[emblem], at: { x: 14, y: 20 } },
    { tone: ink, path: name },
  ]);
}
