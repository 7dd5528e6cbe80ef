import { expect, test } from 'vitest';
import { linkify, type TextPart } from '../../app/assistant/linkify.ts';
import { fc } from '../fast-check.ts';

const titles = new Map([
  ['/', ['Accueil']],
  ['/#hero', ['Accueil – Libérez']],
  ['/platform', ['Plateforme', 'La plateforme, chez vous']],
  ['/platform#faq', ['Questions']],
  ['/en/platform', ['Platform']],
  ['/book-demo#demo-form', ['Démonstration']],
  ['/industries/sant%C3%A9', ['Santé']],
]);
const options = {
  origins: ['https://www.site.example', 'http://127.0.0.1:3000'],
  titlesOf: (address: string) => titles.get(address) ?? [],
};
const platform = { to: '/platform', text: 'Plateforme' };
const home = { to: '/', text: 'Accueil' };

test.each<[string, TextPart[]]>([
  ['', []],
  ['Nothing here', ['Nothing here']],
  ['/platform', [platform]],
  ['See /platform.', ['See ', platform, '.']],
  ['« /platform »', ['« ', platform, ' »']],
  ["l'adresse : '/platform'", ["l'adresse : '", platform, "'"]],
  ['(see /en/platform), then', ['(see ', { to: '/en/platform', text: 'Platform' }, '), then']],
  ['/industries/sant%C3%A9?', [{ to: '/industries/sant%C3%A9', text: 'Santé' }, '?']],
  ['/#hero', [{ to: '/#hero', text: 'Accueil – Libérez' }]],
  ['un détail (/#hero) ici', ['un détail (', { to: '/#hero', text: 'Accueil – Libérez' }, ') ici']],
  ['au début (/), ou', ['au début (', home, '), ou']],
  ['https://www.site.example/platform!', [platform, '!']],
  ['http://127.0.0.1:3000/platform', [platform]],
  ['https://www.site.example', [home]],
  ['https://other.example/platform', ['https://other.example/platform']],
  ['https://www.site.example.evil/platform', ['https://www.site.example.evil/platform']],
  ['//platform', ['//platform']],
  ['/unknown and /api/chat', ['/unknown and /api/chat']],
  ['oui/non, 24/7, a / b, /', ['oui/non, 24/7, a / b, /']],
  ['dossier/platform', ['dossier/platform']],
  ['<a href="/platform">', ['<a href="', platform, '">']],
])('%j is cut into %j', (text, expected) => {
  expect(linkify(text, options)).toEqual(expected);
});

const ownWords = { to: '/platform', text: 'Notre plateforme' };
const demo = { to: '/book-demo#demo-form', text: 'Démonstration' };

test.each<[string, string, TextPart[]]>([
  ['a title', 'Plateforme (/platform)', [platform]],
  ['a title in a sentence', 'Voir Plateforme (/platform).', ['Voir ', platform, '.']],
  [
    'another title of the page',
    'Lire : La plateforme, chez vous (/platform)',
    ['Lire : ', { to: '/platform', text: 'La plateforme, chez vous' }],
  ],
  [
    'titles in a row',
    'Lire : Plateforme (/platform), Démonstration (/book-demo#demo-form)',
    ['Lire : ', platform, ', ', demo],
  ],
  ['a name alone on its line', 'Notre plateforme (/platform)', [ownWords]],
  [
    'names in a list',
    'Lire :\nNotre plateforme (/platform)\n1. Notre plateforme (/platform)',
    ['Lire :\n', ownWords, '\n1. ', ownWords],
  ],
  [
    'a name before a dash and a reason',
    'Notre plateforme (/platform) – Pour vous.',
    [ownWords, ' – Pour vous.'],
  ],
  ['the home page', 'Accueil (/)', [home]],
  ['a whole address', 'Plateforme (https://www.site.example/platform)', [platform]],
  ['a sentence', 'Ça va. Voir (/platform)', ['Ça va. Voir (', platform, ')']],
  [
    'a part of a sentence',
    'Chez nous (/platform) et ailleurs',
    ['Chez nous (', platform, ') et ailleurs'],
  ],
  ['no name', '(/platform)', ['(', platform, ')']],
])('%s before an address in parentheses', (_, text, expected) => {
  expect(linkify(text, options)).toEqual(expected);
});

test('what is no link stays as it was, and every link leads to a page of this site', () => {
  const piece = fc.constantFrom(
    '/platform',
    '(/platform)',
    'Plateforme ',
    '/',
    '(/)',
    '#a',
    ' ',
    '\n- ',
    'https://www.site.example',
    'word',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 12 }),
      (pieces) => {
        const text = pieces.join('');
        let from = 0;
        for (const part of linkify(text, options)) {
          if (typeof part !== 'string') {
            expect(titles.has(part.to)).toBe(true);
            continue;
          }
          from = text.indexOf(part, from);
          expect(from).not.toBe(-1);
          from += part.length;
        }
      },
    ),
  );
});
