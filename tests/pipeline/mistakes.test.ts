import { describe, expect, test } from 'vitest';
import { type SiteFile, siteFiles } from './site-files.ts';
import { check, edited, inLine, placeIn } from './small-site.ts';

/** A passage of a file is replaced; what is wrong then is said once, at the passage `at`. */
type Case = [file: SiteFile, from: string, to: string, at: string, said: string];

const home = 'content/pages/home.yaml';
const platform = 'content/pages/platform.yaml';
const french = 'content/pages/agents.yaml';
const legal = 'content/pages/legal.yaml';
const press = 'content/collections/press';
const job = 'content/collections/jobs/engineer.yaml';

test('the small site is right', async () => {
  expect((await check()).diagnostics).toEqual([]);
});

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

describe('a rich text', () => {
  test.each<[text: string, problem: string]>([
    ['# Titre', 'a heading (a line that starts with `#`, or is underlined)'],
    ['Titre\n=====', 'a heading (a line that starts with `#`, or is underlined)'],
    ['Du `code`.', 'code between backticks'],
    ['```\ncode\n```', 'a block indented by four spaces or more, or between ```'],
    ['Du <b>gras</b>.', 'HTML (text between `<` and `>`)'],
    ['![image](/a.png)', 'an image'],
    ['> citation', 'a quotation (a line that starts with `>`)'],
    ['un\n\n---\n\ndeux', 'a line of hyphens or stars'],
    ['- un\n  - deux', 'a list in a list'],
    ['un\\\ndeux', 'a forced line break'],
    ['[a]: /platform', 'a link definition'],
    ['[un][a]\n\n[a]: /platform', 'a link without an address: `[text](/address)`'],
  ])('does not take %j', async (text, problem) => {
    const scalar = JSON.stringify(text);
    const changes = edited(legal, "fr: C'est nous.", `fr: ${scalar}`);
    const lines = (await check(changes)).diagnostics.map(inLine);
    const place = placeIn(changes[legal], scalar);
    expect(lines).toContain(
      `${legal}:${place} rich-syntax: this text has ${problem}, which is not shown`,
    );
  });

  test.each<Case>([
    [
      legal,
      "fr: C'est nous.",
      'fr: "[Nous](http://nous.example)"',
      '"[Nous](http://nous.example)"',
      'insecure-link: the link `http://nous.example` is not secure',
    ],
    [
      legal,
      "fr: C'est nous.",
      'fr: "[Nous](nous.html)"',
      '"[Nous](nous.html)"',
      'dead-link: no page has the address `nous.html`',
    ],
    [
      legal,
      "fr: C'est nous.",
      'fr: "[Nous](/platform#securite)"',
      '"[Nous](/platform#securite)"',
      'dead-anchor: the page `/platform` has no anchor `#securite`',
    ],
  ])('%s: %s → %s', expectMistake);
});

describe('two of the same', () => {
  test.each<Case>([
    [
      home,
      'id: benefits',
      'id: top',
      'top\n    title: { fr: Avantages',
      'duplicate-id: `top` is used twice',
    ],
    [
      legal,
      'id: editor',
      'id: notice',
      'notice\n        title',
      'duplicate-id: `notice` is used twice',
    ],
    [
      'content/pages/press.yaml',
      'address: /press',
      'address: /platform',
      '/platform',
      'duplicate-address: the address `/platform` belongs to another page already',
    ],
    [
      'content/pages/press.yaml',
      'address: /press',
      'address: /press\ntwins: [/careers]',
      '/careers',
      'duplicate-address: the address `/careers` belongs to another page already',
    ],
    [
      'content/collections/industries/banking.yaml',
      'title: Banque & Assurance',
      'title: Santé publique',
      'Santé publique',
      'duplicate-address: the address `/industries/santé-publique` belongs to another page already',
    ],
  ])('%s: %s → %s', async (file, from, to, at, said) => {
    const changes = edited(file, from, to);
    const passage = at.split('\n')[0] ?? at;
    const lines = (await check(changes)).diagnostics.map(inLine);
    const [start = ''] = placeIn(changes[file], at).split('-');
    expect(lines).toContain(`${file}:${start}-${endOf(start, passage)} ${said}`);
  });

  test('titles and descriptions are said with the place of the first', async () => {
    const title = 'fr: La page « Accueil » du site';
    const changes = edited(platform, 'fr: La page « Plateforme » du site', title);
    const { diagnostics } = await check(changes);
    expect(diagnostics.map(inLine)).toEqual([
      `${platform}:${placeIn(changes[platform], 'La page « Accueil » du site')} duplicate-title: another page has the title “La page «\u202fAccueil\u202f» du site”`,
    ]);
    expect(diagnostics[0]?.hint).toBe(`the other one is at ${home}:4`);

    const same = edited(platform, 'Ce que la page « Plateforme »', 'Ce que la page « Accueil »');
    expect((await check(same)).diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['duplicate-description', `the other one is at ${home}:6`],
    ]);
  });
});

describe('templates', () => {
  test.each([
    ['not-found', 'unknown addresses'],
    ['error', 'pages that fail'],
    ['industries', 'industries'],
    ['case-studies', 'case studies'],
  ])('one for %s must be there', async (of, use) => {
    const path = `content/templates/${of}.yaml`;
    const { diagnostics } = await check({ [path]: undefined });
    expect(diagnostics.map(inLine)).toContain(
      `${path}:1:1-1:1 missing-template: there is no template for ${use}`,
    );
  });

  test('of one use stand alone', async () => {
    const file = 'content/templates/error.yaml';
    const changes = edited(file, 'of: error', 'of: not-found');
    const { diagnostics } = await check(changes);
    const lines = diagnostics.map(inLine);
    expect(lines).toEqual([
      'content/templates/error.yaml:1:1-1:1 missing-template: there is no template for pages that fail',
      'content/templates/not-found.yaml:2:5-2:14 duplicate-page: there is a page `not-found` already',
    ]);
    expect(diagnostics[1]?.hint).toContain(`the other one is at ${file}:2:`);
  });

  test('and pages do not bear one name', async () => {
    const page = siteFiles['content/pages/press.yaml'];
    const changes = { 'content/pages/error.yaml': page, 'content/pages/press.yaml': undefined };
    const { diagnostics } = await check(changes);
    expect(diagnostics.map(inLine)).toEqual([
      'content/templates/error.yaml:2:5-2:10 duplicate-page: there is a page `error` already',
    ]);
  });
});

describe('beyond the shape', () => {
  test.each<Case>([
    [
      french,
      'title: Les agents experts de ce site',
      'title: Les agents',
      'Les agents',
      'title-length: the title has 10 characters',
    ],
    [
      french,
      'description: Ce que savent faire les agents de ce petit site, en une phrase qui est assez longue.',
      'description: Trop court.',
      'Trop court.',
      'description-length: the description has 11 characters',
    ],
    [
      'content/collections/industries/health.yaml',
      'summary: La santé publique, racontée en une phrase assez longue pour les résultats de recherche.',
      'summary: La santé.',
      'La santé.',
      'description-length: the description has 9 characters',
    ],
    [
      home,
      '{ figure: clients, label',
      '{ label',
      '{ label: { fr: clients, en: customers } }',
      'figure-or-mark: this statistic shows no figure',
    ],
    [
      home,
      '{ figure: clients, label',
      '{ figure: clients, mark: { fr: ∞, en: ∞ }, label',
      '{ figure: clients, mark: { fr: ∞, en: ∞ }, label: { fr: clients, en: customers } }',
      'figure-or-mark: `figure` and `mark` exclude each other',
    ],
    [
      `${press}/first.yaml`,
      'link: https://journal.example/article\n',
      '',
      'true',
      'press-link: the article is available and has no `link`',
    ],
    [
      `${press}/second.yaml`,
      'available: false\n',
      'available: false\nlink: https://journal.example/next\n',
      'https://journal.example/next',
      'press-link: the article is not available and has a `link`',
    ],
    [
      'content/collections/industries/health.yaml',
      'title: Santé publique',
      'title: Santé / soins',
      'Santé / soins',
      'unsafe-slug: the address made from this title, `santé-/-soins`, does not work',
    ],
  ])('%s: %s → %s', expectMistake);

  test('a row has as many cells as the table has columns', async () => {
    const row = '- [{ fr: Démo, en: Demo }, {';
    const changes = edited(legal, row, '- [{ fr: Un, en: One }, { fr: Démo, en: Demo }, {');
    const [mistake] = (await check(changes)).diagnostics;
    expect(mistake?.position).toMatchObject({ line: lineOf(changes[legal], 'fr: Un, en: One') });
    expect(mistake?.message).toBe('the row has 3 cells, the table 2 columns');
  });

  test('an open point is a note', async () => {
    const changes = edited(
      legal,
      '        table:',
      '        openPoints: [{ fr: À compléter., en: To complete. }]\n        table:',
    );
    const { diagnostics } = await check(changes);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['note']);
    expect(diagnostics.map(inLine)).toEqual([
      `${legal}:${placeIn(changes[legal], '{ fr: À compléter., en: To complete. }')} open-point: an open point is shown on the page`,
    ]);
  });

  test('a section that shows an entry stands in a template of entries', async () => {
    const detail = `  - kind: case-study-detail
    id: other
    situation: { fr: A, en: A }
    solution: { fr: A, en: A }
    outcome: { fr: A, en: A }
    actions: [{ label: { fr: Démo, en: Demo }, to: / }]
`;
    const file = 'content/templates/industries.yaml';
    const changes = edited(file, 'sections:\n', `sections:\n${detail}`);
    const { diagnostics } = await check(changes);
    expect(diagnostics.map(inLine)).toEqual([
      `${file}:${placeIn(changes[file], 'case-study-detail')} no-entry: a section \`case-study-detail\` shows an entry, and this page is made from none`,
    ]);
  });
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

test('all mistakes are said at once, the second language adding none', async () => {
  const changes = {
    ...edited(home, 'to: /agents', 'to: /agent'),
    ...edited(platform, 'figure: audit', 'figure: audits'),
    ...edited(job, 'fr: Technique', 'fr: "{nom}"'),
  };
  const { diagnostics } = await check(changes);
  expect(diagnostics.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
    `${job} unknown-token`,
    `${home} dead-link`,
    `${platform} unknown-figure`,
  ]);
});

async function expectMistake(...[file, from, to, at, said]: Case): Promise<void> {
  const changes = edited(file, from, to);
  const { diagnostics } = await check(changes);
  expect(diagnostics.map(inLine)).toEqual([`${file}:${placeIn(changes[file], at)} ${said}`]);
}

function endOf(start: string, passage: string): string {
  const [line = '', column = ''] = start.split(':');
  return `${line}:${Number(column) + passage.length}`;
}

function lineOf(text: string | undefined, passage: string): number {
  return Number(placeIn(text, passage).split(':')[0]);
}
