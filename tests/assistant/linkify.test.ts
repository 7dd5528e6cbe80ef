import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkify, type TextPart } from '../../app/assistant/linkify.ts';

const pages = new Set(['/', '/platform', '/en/platform', '/book-demo', '/industries/sant%C3%A9']);
const options = {
  origins: ['https://www.site.example', 'http://127.0.0.1:3000'],
  isPage: (path: string) => pages.has(path),
};
const link = (to: string, text = to) => ({ to, text });

test.each<[string, TextPart[]]>([
  ['', []],
  ['Nothing here', ['Nothing here']],
  ['/platform', [link('/platform')]],
  ['See /platform.', ['See ', link('/platform'), '.']],
  ['(/en/platform#faq), then', ['(', link('/en/platform#faq'), '), then']],
  ['/platform et /book-demo#demo-form', [link('/platform'), ' et ', link('/book-demo#demo-form')]],
  ['« /platform »', ['« ', link('/platform'), ' »']],
  ["l'adresse : '/platform'", ["l'adresse : '", link('/platform'), "'"]],
  ['/industries/sant%C3%A9?', [link('/industries/sant%C3%A9'), '?']],
  ['/platform?from=chat', [link('/platform?from=chat')]],
  [
    'https://www.site.example/platform!',
    [link('/platform', 'https://www.site.example/platform'), '!'],
  ],
  ['http://127.0.0.1:3000/platform', [link('/platform', 'http://127.0.0.1:3000/platform')]],
  ['https://www.site.example', [link('/', 'https://www.site.example')]],
  ['https://other.example/platform', ['https://other.example/platform']],
  ['https://www.site.example.evil/platform', ['https://www.site.example.evil/platform']],
  ['//platform', ['//platform']],
  ['/unknown and /api/chat', ['/unknown and /api/chat']],
  ['oui/non, 24/7, a / b', ['oui/non, 24/7, a / b']],
  ['dossier/platform', ['dossier/platform']],
  ['<a href="/platform">', ['<a href="', link('/platform'), '">']],
])('%j is cut into %j', (text, expected) => {
  expect(linkify(text, options)).toEqual(expected);
});

test('no text is lost or added, and every link leads to a page of this site', () => {
  const piece = fc.constantFrom(
    '/platform',
    '/',
    '#a',
    ' ',
    '.',
    'https://www.site.example',
    'word',
    '«',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 12 }),
      (pieces) => {
        const text = pieces.join('');
        const parts = linkify(text, options);
        expect(parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(
          text,
        );
        for (const part of parts) {
          if (typeof part !== 'string') expect(pages.has(part.to.replace(/[?#].*/, ''))).toBe(true);
        }
      },
    ),
  );
});
