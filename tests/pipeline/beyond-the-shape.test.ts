import { describe, expect, test } from 'vitest';
import { type Case, expectMistake } from './expect-mistake.ts';
import { check, edited, inLine, placeIn } from './small-site.ts';

const home = 'content/pages/home.yaml';
const platform = 'content/pages/platform.yaml';
const french = 'content/pages/agents.yaml';
const legal = 'content/pages/legal.yaml';
const press = 'content/collections/press';
const job = 'content/collections/jobs/engineer.yaml';

test('the small site is right', async () => {
  expect((await check()).diagnostics).toEqual([]);
});

test('a long product name makes no title and no description too long', async () => {
  const name = 'Architraves et Corniches';
  const title = 'Les agents experts : un métier, un agent | {product}';
  const changes = {
    ...edited('content/site.yaml', 'product: Exemple', `product: ${name}`),
    ...edited(french, 'title: Les agents experts de ce site', `title: "${title}"`),
  };
  expect((await check(changes)).diagnostics).toEqual([]);
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
      'figure-or-symbol: this statistic shows no figure',
    ],
    [
      home,
      '{ figure: clients, label',
      '{ figure: clients, symbol: { fr: ∞, en: ∞ }, label',
      '{ figure: clients, symbol: { fr: ∞, en: ∞ }, label: { fr: clients, en: customers } }',
      'figure-or-symbol: `figure` and `symbol` exclude each other',
    ],
    [
      `${press}/first.yaml`,
      'link: https://journal.example/article\n',
      '',
      'true',
      'press-link: the article is available and has no `link`',
    ],
    [
      `${press}/first.yaml`,
      'date: "2026-03-12"',
      'date: "2026-02-30"',
      '"2026-02-30"',
      'wrong-format: `2026-02-30` has not the form that is needed',
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

function lineOf(text: string | undefined, passage: string): number {
  return Number(placeIn(text, passage).split(':')[0]);
}
