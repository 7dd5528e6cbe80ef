import { expect, test } from 'vitest';
import { check, edited, inLine } from './small-site.ts';

const home = 'content/pages/home.yaml';
const platform = 'content/pages/platform.yaml';
const french = 'content/pages/agents.yaml';
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

test('a picture that nothing shows is noted', async () => {
  const image = '{ src: scene.svg, alt: { fr: Une scène, en: A scene } }';
  const changes = edited(home, '    size: full\n', `    size: full\n    image: ${image}\n`);
  const { diagnostics } = await check(changes, { pictures: ['scene.svg', 'other.svg'] });
  expect(diagnostics.map(inLine)).toEqual([
    'content/images/other.svg:1:1-1:1 unused-image: no page shows the image `other.svg`',
  ]);
  expect(diagnostics[0]?.severity).toBe('note');
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
