import { expect, test } from 'vitest';
import { type AnswerBlock, answerTree } from '../../app/assistant/answer.ts';
import type { TextPart } from '../../app/assistant/linkify.ts';
import { fc } from '../fast-check.ts';

const titles = new Map([
  ['/', ['Home']],
  ['/platform', ['Platform']],
  ['/en/platform', ['Platform']],
  ['/book-demo#demo-form', ['Book a Demo']],
]);
const options = {
  language: 'en',
  origins: ['https://www.site.example', 'http://127.0.0.1:3000'],
  titlesOf: (address: string) => titles.get(address) ?? [],
} as const;
const platform = { to: '/platform', text: 'Platform' };
const own = { to: '/platform', text: 'our platform' };
const paragraph = (...parts: TextPart[]): AnswerBlock => ({ kind: 'paragraph', parts });
const list = (...items: TextPart[][]): AnswerBlock => ({ kind: 'list', items });
const numbered = (start: number, ...items: TextPart[][]): AnswerBlock => ({
  kind: 'list',
  start,
  items,
});

test.each<[string, AnswerBlock[]]>([
  ['', []],
  ['On quote.', [paragraph('On quote.')]],
  ['It is **on quote**, _always_.', [paragraph('It is on quote, always.')]],
  ['It is **on quote', [paragraph('It is on quote')]],
  ['***Bold*** ~~old~~ `code`', [paragraph('Bold old code')]],
  ['5 * 3, 5*3, snake_case, \\*kept\\*', [paragraph('5 * 3, 5*3, snake_case, *kept*')]],
  ['# Price\nOn quote.', [paragraph('Price'), paragraph('On quote.')]],
  ['> On quote.', [paragraph('On quote.')]],
  ['One\n\n---\n\nTwo', [paragraph('One'), paragraph('Two')]],
  ['```\nOn quote.\n```', [paragraph('On quote.')]],
  [
    '| Phase | Days |\n|---|---|\n| Tests | 3 to 5 |',
    [paragraph('Phase – Days'), paragraph('Tests – 3 to 5')],
  ],
  ['* One\n* Two', [list(['One'], ['Two'])]],
  ['- One\n\n- Two\n  goes on', [list(['One'], ['Two goes on'])]],
  ['1. One\n2) Two', [numbered(1, ['One'], ['Two'])]],
  ['3. Three\n4. Four\n- Other', [numbered(3, ['Three'], ['Four']), list(['Other'])]],
  ['See [our platform](/platform).', [paragraph('See ', own, '.')]],
  ['See [**our platform**](https://www.site.example/platform/).', [paragraph('See ', own, '.')]],
  ['**[our platform](/platform)**', [paragraph(own)]],
  ['[/platform](/platform)', [paragraph(platform)]],
  ['[our platform](/platform', [paragraph(own)]],
  ['See [our pl', [paragraph('See our pl')]],
  ['[a page](/unknown)', [paragraph('a page')]],
  ['[elsewhere](https://other.example/a)', [paragraph('elsewhere (https://other.example/a)')]],
  ['![a view](/platform)', [paragraph({ to: '/platform', text: 'a view' })]],
  ['See /platform/.', [paragraph('See ', platform, '.')]],
  [
    'See /fr/platform or </platform> or [/platform].',
    [paragraph('See ', platform, ' or ', platform, ' or ', platform, '.')],
  ],
  ['See www.site.example/platform', [paragraph('See ', platform)]],
  [
    'See site.example/platform, http://site.example/platform/',
    [paragraph('See ', platform, ', ', platform)],
  ],
  ['Write to contact@site.example', [paragraph('Write to contact@site.example')]],
  ['`/platform`', [paragraph(platform)]],
  ['See the platform (/platf…\n\nCut.', [paragraph('See the platform…'), paragraph('Cut.')]],
  [
    '<p>See <a href="/platform">our platform</a></p><ul><li>One</li><li>Two</li></ul>',
    [paragraph('See ', own), list(['One'], ['Two'])],
  ],
  ['<b>On</b> <img src=x onerror=alert(1)>quote<br/>now', [paragraph('On quote\nnow')]],
  ['<answer>On quote.</answer><|im_end|>', [paragraph('On quote.')]],
  ['a < b and c > d, <your name>', [paragraph('a < b and c > d, <your name>')]],
])('%j is shown as %j', (text, expected) => {
  expect(answerTree(text, options)).toEqual(expected);
});

test('a block in another language than the page says so', () => {
  const text =
    'La plateforme est proposée sur devis.\n\nThe platform is on quote.\n\n- sur devis pour vous';
  expect(answerTree(text, options).map(({ lang }) => lang)).toEqual(['fr', undefined, 'fr']);
});

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const inLine = ['**', '*', '__', '_', '`', '~~', '<b>', '</b>', '<em>', '</em>', '</answer>', ''];
const before = fc.constantFrom(...inLine);
const after = fc.constantFrom(...inLine, '<br>', '</p>');
/** A word with signs around it, of which any may be missing, or a link to a page. */
const piece = fc.oneof(
  fc
    .tuple(before, word, after)
    .map(([begin, said, end]) => ({ written: `${begin}${said}${end}`, said })),
  word.map((said) => ({ written: `[${said}](/platform)`, said })),
  fc
    .constantFrom(
      '/platform',
      '/platform/',
      '</platform>',
      'https://www.site.example/platform',
      'site.example/fr/platform',
    )
    .map((written) => ({ written, said: 'Platform' })),
);
const lead = fc.constantFrom('', '- ', '* ', '1. ', '# ', '> ', '\n');
const line = fc.tuple(lead, fc.array(piece, { minLength: 1, maxLength: 5 }));

test('no tag, no sign and no bare address is left, and every word is', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const text = lines
        .map(([start, pieces]) => start + pieces.map(({ written }) => written).join(' '))
        .join('\n');
      const shown = shownOf(answerTree(text, options));
      expect(shown).not.toMatch(/[*_`~<>#[\]/]/);
      const said = lines.flatMap(([, pieces]) => pieces.map((one) => one.said));
      expect(shown.split(/\s+/).filter((one) => one !== '')).toEqual(said);
    }),
  );
});

test('whatever comes, it is shown', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => answerTree(text, options)).not.toThrow();
    }),
  );
});

function shownOf(blocks: readonly AnswerBlock[]): string {
  return blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.parts]))
    .map((parts) => parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''))
    .join('\n');
}
