import { type Block, blocksOf, pathOf } from './blocks.ts';
import { lettering } from './lettering.ts';
import { ink, svg } from './tones.ts';

type Sign = { emblem: string; words: readonly string[] };

/** The marks of partners: an emblem of seven by seven cells and a name in block capitals. */
export const partners: Record<string, Sign> = {
  'pole-val-dys': {
    emblem: '...#... ..##... ..#.#.. .##.##. .#...#. ##.#.## #######',
    words: ['VAL', "D'YS"],
  },
  'carrefour-ia': {
    emblem: '..#.#.. ..#.#.. ###.### ....... ###.### ..#.#.. ..#.#..',
    words: ['PONANT', 'IA'],
  },
  'alliance-numerique': {
    emblem: '##..... .##.... ..##### ##..... .##.... ..##### #######',
    words: ['TROIS', 'RIVES'],
  },
  'banque-essor': {
    emblem: '...#... ..###.. ####### .#.#.#. .#.#.#. .#.#.#. #######',
    words: ['ESSOR', 'GREVAL'],
  },
  'centrale-achat': {
    emblem: '####### #.....# #.###.# #.#.#.# #.###.# #.....# #######',
    words: ['NIVARELLE'],
  },
  'centrale-achat-innovation': {
    emblem: '####### #.....# #..#..# #.###.# #..#..# #.....# #######',
    words: ['NIVARELLE', 'INNOVATION'],
  },
  'charte-diversite': {
    emblem: '##.##.# ##.##.# ....... #.##.## #.##.## ....... ###.###',
    words: ['PLURIEL'],
  },
  'label-donnees': {
    emblem: '####### #.....# #.###.# #.###.# #.....# .#...#. ..###..',
    words: ['DONNEES', "D'ICI"],
  },
  'numerique-sobre': {
    emblem: '....### ..##.## .##.##. ##.##.. #.##..# ###...# #..####',
    words: ['OCTET', 'SOBRE'],
  },
};

const size = { width: 240, height: 96 };
const emblemCell = 8;
const letterCell = 3.5;

export function drawPartner({ emblem, words }: Sign): string {
  const sign = blocksOf(emblem.split(' '), emblemCell, 1, { x: 12, y: 20 }).get('#') ?? [];
  const lineHeight = letterCell * 8;
  const top = (size.height - words.length * lineHeight + letterCell * 3) / 2;
  const name = words.flatMap((word, line): Block[] => {
    const origin = { x: 84, y: top + line * lineHeight };
    return blocksOf(lettering(word), letterCell, 0, origin).get('#') ?? [];
  });
  return svg(size, [{ tone: ink, path: pathOf([...sign, ...name]) }]);
}
