import { inLanguage } from '#schema/addresses.ts';
import type { SectionOf } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import type { Facts } from '../resolve/facts.ts';
import { plainHeadline } from '../resolve/headline.ts';
import { plainText } from '../resolve/rich-text.ts';
import { colon } from '../resolve/typography.ts';
import type { Thing } from './thing.ts';

type Ids = { company: string; product: string };
type Kind = 'badges' | 'timeline' | 'deployments';

/** The product: pricing on quote, security, deployment, sectors, and how it is put in place. */
export function productFacts(
  compiled: CompiledSite,
  facts: Facts,
  language: Language,
  ids: Ids,
): Thing[] {
  const { product, summary, origin, pricing, sectors } = compiled.site[language];
  const security = sectionsOf(compiled, language, 'badges').flatMap(({ items }) => items);
  const options = sectionsOf(compiled, language, 'deployments').flatMap((one) => one.options);
  const application: Thing = {
    '@type': 'SoftwareApplication',
    '@id': ids.product,
    name: product,
    description: summary,
    url: origin + inLanguage('/platform', language),
    applicationCategory: 'BusinessApplication',
    operatingSystem: options.map(({ title }) => plainHeadline(title)).join(', '),
    featureList: security.map(
      ({ title, text }) => `${plainHeadline(title)}${colon(language)} ${text}`,
    ),
    audience: sectors.map((name) => ({ '@type': 'BusinessAudience', audienceType: name })),
    provider: { '@id': ids.company },
    offers: {
      '@type': 'Offer',
      description: pricing,
      url: `${origin}${inLanguage('/book-demo', language)}#demo-form`,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'EUR',
        unitCode: 'MON',
        description: pricing,
      },
    },
  };
  const [timeline] = sectionsOf(compiled, language, 'timeline');
  return timeline ? [application, implementation(facts, timeline, ids)] : [application];
}

function implementation(
  { implementation: whole }: Facts,
  { title, steps, total }: SectionOf<'timeline'>,
  ids: Ids,
): Thing {
  return {
    '@type': 'HowTo',
    name: plainHeadline(title),
    about: { '@id': ids.product },
    description: `${total.label} ${total.figure}`,
    totalTime: `P${whole.max ?? whole.value}${whole.unit.charAt(0).toUpperCase()}`,
    step: steps.map(({ title: name, figure, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: `${plainHeadline(name)} (${figure})`,
      text: plainText(text),
    })),
  };
}

function sectionsOf<K extends Kind>(
  { pages }: CompiledSite,
  language: Language,
  kind: K,
): SectionOf<K>[] {
  return pages[language].flatMap(({ page }) =>
    page.sections.filter((section): section is SectionOf<K> => section.kind === kind),
  );
}
