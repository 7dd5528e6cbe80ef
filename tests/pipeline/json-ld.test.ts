import { describe, expect, test } from 'vitest';
import { jsonLd } from '../../scripts/content/emit/json-ld.ts';
import { type Changes, compile, edited } from './small-site.ts';

type Thing = { '@type': string; [property: string]: unknown };

async function graphAt(address: string, changes: Changes = {}): Promise<Thing[]> {
  const block = jsonLd(await compile(changes))[address];
  const { '@context': context, '@graph': graph } = JSON.parse(block ?? '{}');
  expect(context).toBe('https://schema.org');
  return graph;
}

function of(graph: readonly Thing[], type: string): Thing[] {
  return graph.filter((thing) => thing['@type'] === type);
}

test('every address has a block, with the same company and product', async () => {
  const site = await compile();
  const blocks = jsonLd(site);
  expect(Object.keys(blocks)).toEqual(site.routes.map(({ address }) => address));
  for (const block of Object.values(blocks)) {
    const graph: Thing[] = JSON.parse(block)['@graph'];
    expect(of(graph, 'Organization')).toHaveLength(1);
    expect(of(graph, 'SoftwareApplication')).toHaveLength(1);
    expect(of(graph, 'WebPage')).toHaveLength(1);
  }
});

describe('the company', () => {
  test('is said with size, year, address and contacts', async () => {
    const [company] = of(await graphAt('/'), 'Organization');
    expect(company).toMatchObject({
      '@id': 'https://www.exemple.example/#company',
      name: 'Exemple',
      legalName: 'Exemple SAS',
      foundingDate: '2021',
      numberOfEmployees: { '@type': 'QuantitativeValue', minValue: 10, maxValue: 50 },
      address: { streetAddress: '1, rue', addressCountry: 'FR' },
      sameAs: ['https://network.example/exemple'],
    });
    expect(company?.contactPoint).toContainEqual({
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: 'demo@exemple.example',
      availableLanguage: ['fr', 'en'],
    });
  });

  test('knows the industries of the page’s language, with their addresses', async () => {
    const [english] = of(await graphAt('/en'), 'Organization');
    expect(english?.knowsAbout).toEqual([
      {
        '@type': 'Thing',
        name: 'Banking & Insurance',
        url: 'https://www.exemple.example/en/industries/banking-%26-insurance',
      },
    ]);
    const [french] = of(await graphAt('/'), 'Organization');
    expect(french?.knowsAbout).toHaveLength(2);
  });
});

describe('the product', () => {
  test('has a price on quotation, in euros a month, and no price of nothing', async () => {
    const [product] = of(await graphAt('/en'), 'SoftwareApplication');
    expect(product?.offers).toMatchObject({
      '@type': 'Offer',
      description: 'On quotation',
      url: 'https://www.exemple.example/en/book-demo#demo-form',
      priceSpecification: { priceCurrency: 'EUR', unitCode: 'MON' },
    });
    expect(JSON.stringify(product)).not.toMatch(/"(?:price|minPrice|maxPrice)":/);
  });

  test('has the badges of security and the sectors', async () => {
    const [product] = of(await graphAt('/en'), 'SoftwareApplication');
    expect(product).toMatchObject({
      featureList: ['ISO 27001: All'],
      audience: [{ '@type': 'BusinessAudience', audienceType: 'Banking' }],
    });
    const [french] = of(await graphAt('/'), 'SoftwareApplication');
    expect(french).toMatchObject({ featureList: [expect.stringMatching(/^ISO\s27001\s: Tout$/u)] });
  });

  test('is put in place in steps, the whole in so many weeks', async () => {
    const [timeline] = of(await graphAt('/'), 'HowTo');
    expect(timeline).toMatchObject({
      name: 'Mise en place',
      totalTime: 'P12W',
      description: 'En tout 8 à 12 semaines',
      step: [{ position: 1, name: 'Audit (1 à 2 semaines)', text: 'On regarde.' }],
    });
  });
});

describe('what a page shows', () => {
  test('is its own title, the language of its words, and its canonical address', async () => {
    const [english] = of(await graphAt('/en/agents'), 'WebPage');
    expect(english).toMatchObject({
      url: 'https://www.exemple.example/agents',
      name: 'The expert agents, in French',
      inLanguage: 'fr',
    });
    const [alias] = of(await graphAt('/product'), 'WebPage');
    expect(alias?.url).toBe('https://www.exemple.example/platform');
  });

  test('has a trail from the second level on', async () => {
    expect(of(await graphAt('/platform'), 'BreadcrumbList')).toEqual([]);
    const [trail] = of(await graphAt('/industries/banque-&-assurance'), 'BreadcrumbList');
    expect(trail?.itemListElement).toMatchObject([
      { position: 1, name: 'Accueil', item: 'https://www.exemple.example/' },
      { position: 2, name: 'Secteurs', item: 'https://www.exemple.example/industries' },
      {
        position: 3,
        name: 'Banque & Assurance',
        item: 'https://www.exemple.example/industries/banque-%26-assurance',
      },
    ]);
  });

  test('offers positions on their page alone', async () => {
    expect(of(await graphAt('/'), 'JobPosting')).toEqual([]);
    expect(of(await graphAt('/en/careers'), 'JobPosting')).toMatchObject([
      {
        title: 'Engineer',
        description: 'She builds.',
        datePosted: '2026-10-05',
        employmentType: 'FULL_TIME',
        hiringOrganization: { name: 'Exemple' },
        jobLocation: { address: { addressLocality: 'Paris', addressCountry: 'FR' } },
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'FR' },
      },
    ]);
  });

  test('says of a position without an office that it is remote, and where from', async () => {
    const city = edited(
      'content/collections/jobs/engineer.yaml',
      'city: { name: Paris, country: FR }\n',
      '',
    );
    const [job] = of(await graphAt('/careers', city), 'JobPosting');
    expect(job).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'FR' },
    });
    expect(job).not.toHaveProperty('jobLocation');
  });

  test('names the articles that can be read, with their links', async () => {
    const articles = of(await graphAt('/press'), 'NewsArticle');
    expect(articles).toMatchObject([
      {
        headline: 'À\u00a0lire',
        datePublished: '2026-03-12',
        url: 'https://journal.example/article',
      },
    ]);
  });
});
