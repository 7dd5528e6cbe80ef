import { describe, expect, test } from 'vitest';
import { type Case, expectMistake } from './expect-mistake.ts';
import { check, edited, inLine, placeIn } from './small-site.ts';

const home = 'content/pages/home.yaml';

describe('a reference to nothing', () => {
  test.each<Case>([
    [home, 'fr: Sûr', 'fr: "Sûr {produc}"', '{produc}', 'unknown-token: unknown token `produc`'],
    [
      'content/site.yaml',
      'tagline: { fr: La plateforme',
      'tagline: { fr: "La plateforme {company}"',
      '{company}',
      'unknown-token: unknown token `company`',
    ],
    [
      'content/templates/industries.yaml',
      'fr: Usages',
      'fr: "{entry.titre}"',
      '{entry.titre}',
      'unknown-token: unknown token `entry.titre`',
    ],
    [
      home,
      'fr: Sûr',
      'fr: "{figure.client}"',
      '{figure.client}',
      'unknown-figure: unknown figure `client`',
    ],
    [
      home,
      'figure: clients',
      'figure: customers',
      'customers',
      'unknown-figure: unknown figure `customers`',
    ],
    [home, 'icon: shield-check', 'icon: shield', 'shield', 'unknown-icon: unknown icon `shield`'],
    [
      'content/navigation.yaml',
      'to: /platform',
      'to: /plateforme',
      '/plateforme',
      'dead-link: no page has the address `/plateforme`',
    ],
    [
      home,
      'to: /agents',
      'to: /en/agents',
      '/en/agents',
      'dead-link: no page has the address `/en/agents`',
    ],
    [
      'content/navigation.yaml',
      'cta: { label: { fr: Démo, en: Demo }, to: /book-demo }',
      'cta: { label: { fr: Démo, en: Demo }, to: /book-demo#form }',
      '/book-demo#form',
      'dead-anchor: the page `/book-demo` has no anchor `#form`',
    ],
    [
      home,
      'to: /agents',
      'to: "#benefit"',
      '"#benefit"',
      'dead-anchor: the page `content/pages/home.yaml` has no anchor `#benefit`',
    ],
    [
      home,
      'to: /agents',
      'to: /platform#hidden',
      '/platform#hidden',
      'dead-anchor: the page `/platform` has no anchor `#hidden`',
    ],
    [
      'content/knowledge/entries/french.yaml',
      'page: /agents',
      'page: /agent',
      '/agent',
      'dead-link: no page has the address `/agent`',
    ],
  ])('%s: %s → %s', expectMistake);
});

describe('pictures', () => {
  const image = '{ src: scene.svg, alt: { fr: Une scène, en: A scene } }';
  const changes = edited(home, '    size: full\n', `    size: full\n    image: ${image}\n`);

  test('that are not there are missed where they are named', async () => {
    expect((await check(changes)).diagnostics.map(inLine)).toEqual([
      `${home}:${placeIn(changes[home], 'scene.svg')} missing-image: there is no image \`scene.svg\``,
    ]);
  });

  test('that nothing shows are noted', async () => {
    const { diagnostics } = await check(changes, { pictures: ['scene.svg', 'other.svg'] });
    expect(diagnostics.map(inLine)).toEqual([
      'content/images/other.svg:1:1-1:1 unused-image: no page shows the image `other.svg`',
    ]);
    expect(diagnostics[0]?.severity).toBe('note');
  });
});

test.each([
  ['a page as other sites write it', 'to: /agents', 'to: /agents.html', 'did you mean `/agents`?'],
  [
    'a language with its region',
    'fr: Bonjour',
    'fr-FR: Bonjour',
    'unknown key `fr-FR`, did you mean `fr`?',
  ],
])('the cure knows %s', async (_what, from, to, hint) => {
  const { diagnostics } = await check(edited(home, from, to));
  expect(diagnostics.map((one) => one.hint ?? one.message)).toContain(hint);
});
