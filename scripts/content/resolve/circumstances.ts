import type { BareSection, SectionOf } from '#schema/compiled.ts';
import type { Circumstance } from '#schema/sections/long-text.ts';
import type { SiteSource } from '#schema/site.ts';

type Article = SectionOf<'articles'>['articles'][number];
type Body = Pick<Article, 'text' | 'depending'>;

/** What content/site.yaml makes true of the site. */
export function circumstancesOf({
  email,
  services,
  assistant,
}: Pick<SiteSource, 'email' | 'services' | 'assistant'>): ReadonlySet<Circumstance> {
  return new Set<Circumstance>([
    email.origin === '' ? 'requests-stay-here' : 'requests-go-elsewhere',
    services.length === 0 ? 'no-services' : 'services-declared',
    assistant.countsWords ? 'words-counted' : 'words-not-counted',
  ]);
}

/** Articles with the paragraphs that are true, and without those that are not. */
export function asItStands(section: BareSection, holds: ReadonlySet<Circumstance>): BareSection {
  if (section.kind !== 'articles') return section;
  const settle = <B extends Body>({ depending, ...body }: B) => {
    if (!depending) return body;
    const kept = depending.filter(({ when }) => holds.has(when)).flatMap(({ text }) => text);
    return { ...body, text: [...(body.text ?? []), ...kept] };
  };
  return {
    ...section,
    articles: section.articles.map((article) => ({
      ...settle(article),
      ...(article.parts && { parts: article.parts.map(settle) }),
    })),
  };
}
