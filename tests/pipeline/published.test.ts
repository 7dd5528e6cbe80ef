import { describe, expect, test } from 'vitest';
import { llms, robots, sitemap } from '../../scripts/content/emit/crawlers.ts';
import { jsonLines, knowledgeFile, knowledgeLines } from '../../scripts/content/emit/knowledge.ts';
import { compile } from './small-site.ts';

describe('the sitemap', () => {
  test('lists each canonical address once, encoded and absolute', async () => {
    const text = sitemap(await compile());
    const places = [...text.matchAll(/<loc>(.*)<\/loc>/g)].map(([, place]) => place);
    expect(places).toContain('https://www.exemple.example/');
    expect(places).toContain('https://www.exemple.example/agents');
    expect(places).toContain('https://www.exemple.example/industries/banque-%26-assurance');
    expect(new Set(places).size).toBe(places.length);
    expect(places.join()).not.toMatch(/product|\/en\/agents/);
  });

  test('names the alternates of pages in both languages alone', async () => {
    const text = sitemap(await compile());
    const entryOf = (address: string) =>
      text
        .split('<url>')
        .find((entry) => entry.includes(`<loc>https://www.exemple.example${address}<`));
    const link = (language: string, address: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="https://www.exemple.example${address}"/>`;
    for (const address of ['/platform', '/en/platform']) {
      expect(entryOf(address)).toContain(link('fr', '/platform'));
      expect(entryOf(address)).toContain(link('en', '/en/platform'));
      expect(entryOf(address)).toContain(link('x-default', '/platform'));
    }
    expect(entryOf('/agents')).not.toContain('hreflang');
    expect(entryOf('/industries/sant%C3%A9-publique')).not.toContain('hreflang');
  });
});

test('robots.txt lets crawlers in, and names the sitemap', async () => {
  expect(robots(await compile())).toBe(
    'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://www.exemple.example/sitemap.xml\n',
  );
});

test('llms.txt has a title, a quoted summary, and lists of links under headings', async () => {
  const text = llms(await compile());
  expect(text).toMatch(
    /^# Exemple\n\n> Exemple aide\.\n\n> Exemple helps\.\n\n## Français\n\n- \[/,
  );
  expect(text).toMatch(
    /^- \[Platform\]\(https:\/\/www\.exemple\.example\/en\/platform\): What the page about Platform/m,
  );
  const [, french = '', english = ''] = text.split(/^## .*$/m);
  expect(french).toContain('[Agents](https://www.exemple.example/agents)');
  expect(english).not.toContain('agents');
});

describe('the assistant’s knowledge', () => {
  test('begins with the curated entries of the language', async () => {
    const site = await compile();
    expect(knowledgeLines(site, 'fr').slice(0, 2)).toEqual([
      { title: 'En français', text: 'Rien en anglais.', page: '/agents' },
      {
        title: 'Hébergement',
        text: 'Chez vous, avec 12\u202f500+ clients.',
        page: '/platform',
        keywords: ['serveur'],
      },
    ]);
    expect(knowledgeLines(site, 'en')[0]).toEqual({
      title: 'Hosting',
      text: 'On your premises.',
      page: '/en/platform',
    });
  });

  test('has each shown section with its address, anchor, words and search words', async () => {
    const lines = knowledgeLines(await compile(), 'fr');
    expect(lines).toContainEqual({
      title: 'Accueil – Avantages',
      text: 'Avantages. Sûr. Voir la plateforme. un. deux.',
      page: '/#benefits',
      keywords: ['bénéfices'],
    });
    expect(lines.map(({ page }) => page)).toContain('/platform#timeline');
    expect(JSON.stringify(lines)).not.toContain('Caché');
  });

  test('has an article of a legal page a line', async () => {
    const lines = knowledgeLines(await compile(), 'fr');
    expect(lines).toContainEqual({ title: 'Mentions', text: 'Avant.', page: '/legal#notice' });
    expect(lines.find(({ page }) => page === '/legal#editor')).toMatchObject({
      title: 'Mentions – Éditeur',
    });
  });

  test('knows French-only pages and industries in French alone, and no alias', async () => {
    const site = await compile();
    const pages = (language: 'fr' | 'en') => knowledgeLines(site, language).map(({ page }) => page);
    expect(pages('fr')).toContain('/agents#agents');
    expect(pages('fr')).toContain('/industries/sant%C3%A9-publique#detail');
    expect(pages('en').join()).not.toMatch(/agents|sant/);
    expect([...pages('fr'), ...pages('en')].join()).not.toContain('product');
  });

  test('is a file of JSON lines a language', async () => {
    expect([knowledgeFile('fr'), knowledgeFile('en')]).toEqual([
      'knowledge.jsonl',
      'en/knowledge.jsonl',
    ]);
    const lines = knowledgeLines(await compile(), 'fr');
    const read = jsonLines(lines).trimEnd().split('\n');
    expect(read.map((line) => JSON.parse(line))).toEqual(lines);
  });
});
