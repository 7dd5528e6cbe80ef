import { describe, expect, test } from 'vitest';
import type { RichText } from '#schema/text.ts';
import {
  parseRichText,
  plainText,
  type RichVisitor,
} from '../../scripts/content/resolve/rich-text.ts';

function parse(source: string): RichText {
  return parseRichText(source, {
    text: (text) => text.toUpperCase(),
    link: (to) => `/en${to}`,
    refuse: (code) => {
      throw new Error(code);
    },
  });
}

describe('becomes a small tree', () => {
  test.each<[source: string, tree: RichText]>([
    ['un mot', [['UN MOT']]],
    ['deux\nlignes', [['DEUX LIGNES']]],
    ['un\n\ndeux\n', [['UN'], ['DEUX']]],
    ['**fort**', [[{ strong: ['FORT'] }]]],
    ['du *relief* ici', [['DU ', { em: ['RELIEF'] }, ' ICI']]],
    ['**très *fort***', [[{ strong: ['TRÈS ', { em: ['FORT'] }] }]]],
    ['[ici](/page#a)', [[{ to: '/en/page#a', text: ['ICI'] }]]],
    ['- un\n- **deux**\n', [{ list: [['UN'], [{ strong: ['DEUX'] }]] }]],
    ['1. un\n2. deux', [{ list: [['UN'], ['DEUX']], ordered: true }]],
    ['avant\n\n- un\n\naprès', [['AVANT'], { list: [['UN']] }, ['APRÈS']]],
    ['R\\&D et 3 \\* 4', [['R&D ET 3 * 4']]],
    ['5 < 6 & 7', [['5 < 6 & 7']]],
  ])('%j', (source, tree) => {
    expect(parse(source)).toEqual(tree);
  });

  test('whose plain paragraphs are the same with and without markup beside them', () => {
    const [plain] = parse('un texte\nsur deux lignes');
    const [beside] = parse('un texte\nsur deux lignes\n\n**fort**');
    expect(beside).toEqual(plain);
  });
});

test('a refused part is said and left out', () => {
  const refused: string[] = [];
  const visitor: RichVisitor = {
    text: (text: string) => text,
    link: (to: string) => to,
    refuse: (code) => refused.push(code),
  };
  expect(parseRichText('# Titre\n\nDu `code` et <b>plus</b>.', visitor)).toEqual([
    ['Du ', ' et ', 'plus', '.'],
  ]);
  expect(refused).toEqual(Array(4).fill('rich-syntax'));
});

test('its words alone: a line a paragraph or item', () => {
  const text = parse('Un **mot** et [un *lien*](/a).\n\n- un\n- deux');
  expect(plainText(text)).toBe('UN MOT ET UN LIEN.\nUN\nDEUX');
});
