import { encodeAddress } from '#schema/addresses.ts';
import type { RouteEntry } from '#schema/compiled.ts';
import type { CompiledSite } from '../resolve/compile.ts';

/** sitemap.xml: every canonical address, with its alternates by language. */
export function sitemap({ routes, site }: CompiledSite): string {
  const { origin } = site.fr;
  const absolute = (address: string) => escapeXml(origin + encodeAddress(address));
  const alternate = (language: string, address: string) =>
    `    <xhtml:link rel="alternate" hreflang="${language}" href="${absolute(address)}"/>\n`;
  const entry = ({ address, alternates }: RouteEntry) => {
    const links = alternates
      ? alternate('fr', alternates.fr) +
        alternate('en', alternates.en) +
        alternate('x-default', alternates.fr)
      : '';
    return `  <url>\n    <loc>${absolute(address)}</loc>\n${links}  </url>\n`;
  };
  const urls = routes.filter(({ listed }) => listed).map(entry);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

export function robots({ site }: CompiledSite): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site.fr.origin}/sitemap.xml\n`;
}

/** llms.txt: a title, a quoted summary, then lists of links under second-level headings. */
export function llms(compiled: CompiledSite): string {
  const { origin, product, summary } = compiled.site.fr;
  const part = (language: 'fr' | 'en', heading: string) => {
    const pages = new Map(compiled.pages[language].map(({ page }) => [page.id, page]));
    const links = compiled.routes
      .filter((route) => route.language === language && route.listed)
      .flatMap((route) => {
        const page = pages.get(route.page);
        const address = origin + encodeAddress(route.address);
        return page ? [`- [${page.name}](${address}): ${page.description}\n`] : [];
      });
    return `## ${heading}\n\n${links.join('')}`;
  };
  return `# ${product}\n\n> ${summary}\n\n> ${compiled.site.en.summary}\n\n${part('fr', 'Français')}\n${part('en', 'English')}`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
