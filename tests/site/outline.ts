/** What the checks need to know of a page's document. */
export interface Outline {
  language: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  alternates: { language: string; address: string }[];
  headings: { level: number; text: string }[];
  ids: string[];
  links: string[];
  images: { source: string; width: string; height: string; alternative: string | null }[];
  facts: string;
  text: string;
}

/** Runs in a browser, whose parser is the one that counts; no script of the page runs and nothing is fetched. */
export function outlineOf(html: string): Outline {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const attributeOf = (selector: string, attribute: string) =>
    page.querySelector(selector)?.getAttribute(attribute) ?? '';
  const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
  return {
    language: page.documentElement.lang,
    title: page.title,
    description: attributeOf('meta[name=description]', 'content'),
    robots: attributeOf('meta[name=robots]', 'content'),
    canonical: attributeOf('link[rel=canonical]', 'href'),
    alternates: all('link[rel=alternate][hreflang]').map((link) => ({
      language: link.getAttribute('hreflang') ?? '',
      address: link.getAttribute('href') ?? '',
    })),
    // A dialog opens over the page and has an order of its own, and so has the cookie banner, hidden here.
    headings: all('h1, h2, h3, h4, h5, h6')
      .filter((heading) => !heading.closest('dialog, #cookie-banner[hidden]'))
      .map((heading) => ({ level: Number(heading.tagName.slice(1)), text: textOf(heading) })),
    ids: all('[id]').map(({ id }) => id),
    links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
    images: all('img').map((image) => ({
      source: image.getAttribute('src') ?? '',
      width: image.getAttribute('width') ?? '',
      height: image.getAttribute('height') ?? '',
      alternative: image.getAttribute('alt'),
    })),
    facts: all('script[type="application/ld+json"]')
      .map((script) => script.textContent ?? '')
      .join('\n'),
    text: textOf(page.body),
  };
}
