import { describe, expect, test } from 'vitest';
import type { RouteEntry } from '#schema/compiled.ts';
import type { CompiledSite } from '../../scripts/content/resolve/compile.ts';
import { compile, edited, pageOf, sectionOf } from './small-site.ts';

function routeAt({ routes }: CompiledSite, address: string): RouteEntry | undefined {
  return routes.find((route) => route.address === address);
}

describe('routes', () => {
  test('every page has one a language, French first, then by address', async () => {
    const { routes } = await compile();
    const addresses = routes.map(({ address }) => address);
    const french = [
      '/',
      '/agents',
      '/book-demo',
      '/careers',
      '/case-study/sfhe',
      '/exemple-socle',
      '/industries',
      '/industries/banque-&-assurance',
      '/industries/santé-publique',
      '/legal',
      '/platform',
      '/press',
      '/product',
    ];
    expect(addresses.slice(0, french.length)).toEqual(french);
    expect(addresses.slice(french.length)).toEqual([
      '/en',
      '/en/agents',
      '/en/book-demo',
      '/en/careers',
      '/en/case-study/sfhe',
      '/en/exemple-socle',
      '/en/industries',
      '/en/industries/banking-&-insurance',
      '/en/legal',
      '/en/platform',
      '/en/press',
      '/en/product',
    ]);
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  });

  test('a page in both languages has alternates and leads to itself in the other', async () => {
    const site = await compile();
    expect(routeAt(site, '/en/platform')).toEqual({
      id: 'en/platform',
      page: 'platform',
      language: 'en',
      contentLanguage: 'en',
      address: '/en/platform',
      canonical: '/en/platform',
      switchTo: { fr: '/platform', en: '/en/platform' },
      alternates: { fr: '/platform', en: '/en/platform' },
      listed: true,
      module: 'page',
    });
    expect(routeAt(site, '/')).toMatchObject({
      id: 'fr/home',
      switchTo: { fr: '/', en: '/en' },
      alternates: { fr: '/', en: '/en' },
    });
  });

  test('an alias is canonical elsewhere, unlisted, without alternates', async () => {
    const alias = routeAt(await compile(), '/en/product');
    expect(alias).toMatchObject({
      page: 'platform',
      canonical: '/en/platform',
      switchTo: { fr: '/product', en: '/en/product' },
      listed: false,
    });
    expect(alias).not.toHaveProperty('alternates');
  });

  test('a French-only page is canonical in French, and listed there alone', async () => {
    const site = await compile();
    const english = routeAt(site, '/en/agents');
    expect(english).toMatchObject({
      language: 'en',
      contentLanguage: 'fr',
      canonical: '/agents',
      switchTo: { fr: '/agents', en: '/en/agents' },
      listed: false,
    });
    expect(english).not.toHaveProperty('alternates');
    expect(routeAt(site, '/agents')).toMatchObject({
      listed: true,
      switchTo: { fr: '/agents', en: '/en/agents' },
    });
    expect(routeAt(site, '/agents')).not.toHaveProperty('alternates');
  });

  test('an industry leads to the same one; one of a single language to the other list', async () => {
    const site = await compile();
    expect(routeAt(site, '/industries/banque-&-assurance')).toMatchObject({
      switchTo: {
        fr: '/industries/banque-&-assurance',
        en: '/en/industries/banking-&-insurance',
      },
      alternates: {
        fr: '/industries/banque-&-assurance',
        en: '/en/industries/banking-&-insurance',
      },
    });
    const health = routeAt(site, '/industries/santé-publique');
    expect(health).toMatchObject({
      switchTo: { fr: '/industries/santé-publique', en: '/en/industries' },
      listed: true,
    });
    expect(health).not.toHaveProperty('alternates');
    expect(routeAt(site, '/en/industries/santé-publique')).toBeUndefined();
  });

  test('the page with the form is drawn by the module that has its action', async () => {
    const { routes } = await compile();
    const demo = routes.filter(({ module }) => module === 'demo');
    expect(demo.map(({ address }) => address)).toEqual(['/book-demo', '/en/book-demo']);
  });
});

describe('links', () => {
  const home = 'content/pages/home.yaml';

  test('get their page’s language and keep their hash', async () => {
    const site = await compile();
    expect(site.navigation.fr.demo.to).toBe('/book-demo#demo-form');
    expect(site.navigation.en.demo.to).toBe('/en/book-demo#demo-form');
    const { items } = sectionOf(pageOf(site, 'home', 'en'), 'cards');
    expect(items[0]?.text?.[0]).toEqual([
      'See ',
      { strong: ['the ', { to: '/en/platform#timeline', text: ['platform'] }] },
      '.',
    ]);
  });

  test('stay in the language of the address on a French-only page', async () => {
    const changes = edited(
      'content/pages/agents.yaml',
      'title: Les agents\n',
      'title: Les agents\n    text: "[Accueil](/)"\n',
    );
    const { text } = sectionOf(pageOf(await compile(changes), 'agents', 'en'), 'catalogue');
    expect(text).toEqual([[{ to: '/en', text: ['Accueil'] }]]);
  });

  test('from a French-only page lead to an agent, and to what is in French alone', async () => {
    const changes = edited(
      'content/pages/agents.yaml',
      'title: Les agents\n',
      'title: Les agents\n    text: "[Lecteur](#reader) [Santé](/industries/santé-publique)"\n',
    );
    const { text } = sectionOf(pageOf(await compile(changes), 'agents', 'en'), 'catalogue');
    expect(text).toEqual([
      [
        { to: '#reader', text: ['Lecteur'] },
        ' ',
        { to: '/industries/sant%C3%A9-publique', text: ['Santé'] },
      ],
    ]);
  });

  test.each([
    ['/', '/en'],
    ['"/#benefits"', '/en#benefits'],
    ['"#benefits"', '#benefits'],
    ['/product', '/en/product'],
    ['"/{slug}-socle"', '/en/exemple-socle'],
    ['https://other.example/a', 'https://other.example/a'],
    ['"mailto:{mail.press}"', 'mailto:press@exemple.example'],
    ['"{site.social.linkedin}"', 'https://network.example/exemple'],
  ])('%s', async (written, to) => {
    const site = await compile(edited(home, 'to: /agents', `to: ${written}`));
    const { items } = sectionOf(pageOf(site, 'home', 'en'), 'cards');
    expect(items[0]?.action?.to).toBe(to);
  });

  test('with accents and & are percent-encoded', async () => {
    const site = await compile();
    const { entries } = sectionOf(pageOf(site, 'industries', 'fr'), 'industries');
    expect(entries.map(({ id, address }) => [id, address])).toEqual([
      ['health', '/industries/sant%C3%A9-publique'],
      ['banking', '/industries/banque-%26-assurance'],
    ]);
  });
});

test('breadcrumbs name the pages above, in the language of the address', async () => {
  const site = await compile();
  expect(pageOf(site, 'home', 'fr').breadcrumbs).toEqual([]);
  expect(pageOf(site, 'platform', 'en').breadcrumbs).toEqual([{ name: 'Home', address: '/en' }]);
  expect(pageOf(site, 'industries/health', 'fr').breadcrumbs).toEqual([
    { name: 'Accueil', address: '/' },
    { name: 'Secteurs', address: '/industries' },
  ]);
});
