import type { SiteData } from '#schema/compiled.ts';
import type { Figure } from '#schema/figures.ts';
import type { Messages } from '#schema/interface.ts';
import { byLanguage, defaultLanguage, type Language } from '#schema/languages.ts';
import { site as siteSchema } from '#schema/site.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import { type Annotate, asItIs } from './annotate.ts';
import { derivedLookup, derivedNames } from './derived-tokens.ts';
import { figureInWords, formatFigure } from './format-figure.ts';
import type { Project } from './project.ts';
import { type Lookup, resolveTokens } from './tokens.ts';
import { setTypography } from './typography.ts';
import { transform } from './walk.ts';

/** Tokens that may stand in addresses and in site.yaml itself: the product’s name and slug. */
export function baseLookup({ product, slug }: Project['site']['value']): Lookup {
  return (name) => ({ product, slug })[name];
}

/** site.yaml in each language. It may use the base tokens only. */
export function compileSite(
  { site }: Project,
  report: Reporter,
  annotate: Annotate = asItIs,
): Record<Language, SiteData> {
  const lookup = baseLookup(site.value);
  const inLanguage = (language: Language) =>
    transform(siteSchema, site.value, language, (mark, value, path) => {
      if (typeof value !== 'string') return value;
      const text = resolveTokens(value, lookup, (token) =>
        report(
          'unknown-token',
          site,
          path,
          { token, known: ['product', 'slug'] },
          { text: `{${token}}` },
        ),
      );
      if (mark !== 'line') return text;
      return annotate(setTypography(text, language), { file: site.path, at: path });
    }) as SiteData;
  return byLanguage(inLanguage);
}

/** What tokens stand for in each language, and the names of all of them. */
export function makeLookups(
  project: Project,
  site: Record<Language, SiteData>,
): { lookups: Record<Language, Lookup>; tokenNames: string[] } {
  const { figures, messages } = project;
  const tables = byLanguage((language) =>
    tokensOf(site[language], figures.value, messages?.value ?? {}, language),
  );
  return {
    lookups: byLanguage((language) => {
      const fixed: Lookup = (name) => tables[language].get(name);
      const derived = derivedLookup(project, language, fixed);
      return (name) => fixed(name) ?? derived(name);
    }),
    tokenNames: [...tables[defaultLanguage].keys(), ...derivedNames],
  };
}

function tokensOf(
  site: SiteData,
  figures: Record<string, Figure>,
  messages: Messages,
  language: Language,
) {
  const tokens = new Map<string, string>([
    ['product', site.product],
    ['slug', site.slug],
    ['domain', new URL(site.origin).host],
    ['company', site.company.name],
    ['legalName', site.company.legalName],
    ['host', site.host.name],
    ['mailService', site.email.origin && new URL(site.email.origin).host],
    ['services', namesOf(site.services, language)],
  ]);
  for (const [name, address] of Object.entries(site.mail)) tokens.set(`mail.${name}`, address);
  for (const [name, figure] of Object.entries(figures)) {
    tokens.set(`figure.${name}`, formatFigure(figure, language));
    tokens.set(`figure.${name}.words`, figureInWords(figure, language));
  }
  for (const [name, text] of leaves(site, 'site')) tokens.set(name, text);
  for (const [id, texts] of Object.entries(messages)) {
    const text = (texts[language] ?? texts[defaultLanguage]).replaceAll('{product}', site.product);
    // A message with arguments of its own is no text yet.
    if (!text.includes('{')) tokens.set(`interface.${id}`, text);
  }
  return tokens;
}

/** The declared services with the hosts that they talk to. */
function namesOf(services: SiteData['services'], language: Language): string {
  const names = services.map(({ name, hosts }) =>
    hosts.length > 0 ? `${name} (${hosts.join(', ')})` : name,
  );
  return new Intl.ListFormat(language).format(names);
}

function* leaves(value: unknown, name: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [name, value];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${name}.${key}`);
}
