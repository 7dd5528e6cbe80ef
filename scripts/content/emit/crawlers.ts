import { encodeAddress } from '#schema/addresses.ts';
import type { RouteEntry } from '#schema/compiled.ts';
import { defaultLanguage, type Language, languages, ownNameOf } from '#schema/languages.ts';
import type { CompiledSite } from '../resolve/compile.ts';

/** sitemap.xml: every canonical address, with its alternates by language. */
export function sitemap({ routes, site }: CompiledSite): string {
  const { origin } = site[defaultLanguage];
  const absolute = (address: string) => escapeXml(origin + encodeAddress(address));
  const alternate = (language: string, address: string | undefined) =>
    address === undefined
      ? ''
      : `    <xhtml:link rel="alternate" hreflang="${language}" href="${absolute(address)}"/>\n`;
  const entry = ({ address, alternates }: RouteEntry) => {
    const links = [
      ...languages.map((language) => alternate(language, alternates?.[language])),
      alternate('x-default', alternates?.[defaultLanguage]),
    ].join('');
    return `  <url>\n    <loc>${absolute(address)}</loc>\n${links}  </url>\n`;
  };
  const urls = routes.filter(({ listed }) => listed).map(entry);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

export function robots({ site }: CompiledSite): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site[defaultLanguage].origin}/sitemap.xml\n`;
}

/** llms.txt: a title, a quoted summary, then lists of links under second-level headings. */
export function llms(compiled: CompiledSite): string {
  const { origin, product } = compiled.site[defaultLanguage];
  const part = (language: Language) => {
    const pages = new Map(compiled.pages[language].map(({ page }) => [page.id, page]));
    const links = compiled.routes
      .filter((route) => route.language === language && route.listed)
      .flatMap((route) => {
        const page = pages.get(route.page);
        const address = origin + encodeAddress(route.address);
        return page ? [`- [${page.name}](${address}): ${page.description}\n`] : [];
      });
    return `## ${ownNameOf(language)}\n\n${links.join('')}`;
  };
  const summaries = languages.map((language) => `> ${compiled.site[language].summary}\n`);
  return `# ${product}\n\n${summaries.join('\n')}\n${languages.map(part).join('\n')}`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
