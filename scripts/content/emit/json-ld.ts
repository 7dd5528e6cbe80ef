import { encodeAddress, inLanguage } from '#schema/addresses.ts';
import type { Page, RouteEntry } from '#schema/compiled.ts';
import { defaultLanguage, type Language, languages } from '#schema/languages.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { plainText } from '../resolve/rich-text.ts';
import { companyFacts } from './json-ld-company.ts';
import { productFacts } from './json-ld-product.ts';
import type { Thing } from './thing.ts';

/**
 * The block of structured facts for search engines and AI crawlers, a route: company, product,
 * pricing, security, industries, implementation timeline, contact (spec-1-facts), and
 * what the page itself shows: breadcrumbs, positions, articles.
 */
export function jsonLd(compiled: CompiledSite): Record<string, string> {
  const blocks = compiled.routes.map((route) => {
    const made = compiled.pages[route.language].find(({ page }) => page.id === route.page);
    const graph = made ? graphOf(compiled, route, made.page) : [];
    return [route.address, JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })];
  });
  return Object.fromEntries(blocks);
}

function graphOf(compiled: CompiledSite, route: RouteEntry, page: Page): Thing[] {
  const { language } = route;
  const { facts } = compiled;
  if (!facts) throw new Error('a site without its facts cannot be emitted');
  const site = compiled.site[language];
  const url = site.origin + encodeAddress(route.canonical);
  const ids = { company: `${site.origin}/#company`, product: `${site.origin}/#product` };
  return [
    companyFacts(compiled, facts, language, ids.company),
    ...productFacts(compiled, facts, language, ids),
    {
      '@type': 'WebSite',
      '@id': `${site.origin}/#website`,
      url: `${site.origin}/`,
      name: site.product,
      inLanguage: languages,
      publisher: { '@id': ids.company },
    },
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: page.title,
      description: page.description,
      inLanguage: route.contentLanguage,
      isPartOf: { '@id': `${site.origin}/#website` },
      about: { '@id': ids.product },
    },
    ...breadcrumbs(site.origin, url, page),
    ...page.sections.flatMap((section) => {
      if (section.kind === 'jobs')
        return jobPostings(compiled, language, section.entries, ids.company);
      if (section.kind === 'press') return articles(section.entries);
      if (section.kind === 'questions') return [questions(url, section)];
      return [];
    }),
  ];
}

function breadcrumbs(origin: string, url: string, page: Page): Thing[] {
  // Structured data say what the page shows: a trail is shown from the second level on.
  if (page.breadcrumbs.length < 2) return [];
  const trail = [
    ...page.breadcrumbs.map(({ name, address }) => ({
      name,
      item: origin + encodeAddress(address),
    })),
    { name: page.name, item: url },
  ];
  const itemListElement = trail.map(({ name, item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

type JobsSection = Extract<Page['sections'][number], { kind: 'jobs' }>;

const employmentTypes = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME' };

function jobPostings(
  { site }: CompiledSite,
  language: Language,
  jobs: JobsSection['entries'],
  company: string,
): Thing[] {
  const { country } = site[language].company.address;
  return jobs.map(({ id, title, text, type, posted, city, remote }) => ({
    '@type': 'JobPosting',
    '@id': `${site[defaultLanguage].origin}${inLanguage('/careers', language)}#${id}`,
    title,
    description: plainText(text),
    datePosted: posted,
    employmentType: employmentTypes[type],
    hiringOrganization: {
      '@id': company,
      '@type': 'Organization',
      name: site[language].company.name,
    },
    ...(city && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: city.name,
          addressCountry: city.country,
        },
      },
    }),
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: city?.country ?? country },
    }),
  }));
}

type QuestionsSection = Extract<Page['sections'][number], { kind: 'questions' }>;

/** The questions as they are shown, each with its whole answer. */
function questions(url: string, { id, answers }: QuestionsSection): Thing {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#${id}`,
    mainEntity: answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

type PressSection = Extract<Page['sections'][number], { kind: 'press' }>;

/** The articles that can be read. */
function articles(entries: PressSection['entries']): Thing[] {
  return entries
    .filter(({ available }) => available)
    .map(({ title, publication, date, text, link }) => ({
      '@type': 'NewsArticle',
      headline: title,
      datePublished: date,
      description: plainText(text),
      url: link,
      publisher: { '@type': 'Organization', name: publication },
    }));
}
