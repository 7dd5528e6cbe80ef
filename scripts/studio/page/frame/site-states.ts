/** What a page of the site shows only at times, and how it is made to show it. */
export type SiteState = { name: string; show: (site: Window) => void };

const lookEveryMs = 100;
/** A busy machine takes long to hydrate a page: who goes on before that is not heard. */
const longestWaitMs = 120_000;

export const siteStates: readonly SiteState[] = [
  { name: 'banner', show: resetConsent },
  {
    name: 'cookieSettings',
    show: (site) => {
      resetConsent(site);
      whenThere(site, '[data-consent-command="open-settings"]', (button) => button.click());
    },
  },
  { name: 'conversation', show: openConversation },
  { name: 'form', show: refuseForm },
  {
    name: 'notFound',
    show: ({ location }) => location.assign(`${languagePrefix(location)}/introuvable`),
  },
  { name: 'error', show: failToLoad },
];

/** The start of addresses in the language of the page that is shown. */
function languagePrefix({ pathname }: Location): string {
  return /^\/en(?:\/|$)/.exec(pathname) ? '/en' : '';
}

function resetConsent(site: Window): void {
  if ('resetCookieConsent' in site && typeof site.resetCookieConsent === 'function') {
    site.resetCookieConsent();
  }
}

/** As a visitor does: scrolls, opens the pill, asks. */
function openConversation(site: Window): void {
  site.scrollTo({ top: 1500, behavior: 'instant' });
  whenThere(site, 'search > button', (pill) => {
    pill.click();
    whenThere(site, 'search form input, search form textarea', (box) => {
      fill(box, '?');
      box.closest('form')?.requestSubmit();
    });
  });
}

/** Sends the form empty, with an address of a wrong form, past the browser's own check. */
function refuseForm(site: Window): void {
  site.location.assign(`${languagePrefix(site.location)}/book-demo`);
  whenThere(site, 'form[aria-label] [name="email"], form [name="email"]', (email) => {
    const form = email.closest('form');
    if (!form) return;
    form.noValidate = true;
    fill(email, 'a@b');
    form.requestSubmit();
  });
}

/** The next page cannot be had: the site says so in its place. */
function failToLoad(site: Window): void {
  const { fetch } = site;
  // Another page, or a reload, has its own `fetch` again.
  site.fetch = async (input, init) => {
    const address = typeof input === 'string' || !('url' in input) ? String(input) : input.url;
    const isData = new URL(address, site.location.href).pathname.endsWith('.data');
    return isData ? new Response(null, { status: 500 }) : fetch(input, init);
  };
  const ahead = new Set(linksOf(site, 'header a[href], main a[href]').map(pathOf));
  const other = linksOf(site, 'footer a[href]').find((link) => {
    const path = pathOf(link);
    return path !== site.location.pathname && path.startsWith('/') && !ahead.has(path);
  });
  if (other) whenThere(site, `footer a[href="${other}"]`, (link) => link.click());
}

/** Where links lead: those near the top of a page may be there already, fetched ahead. */
function linksOf({ document }: Window, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
}

/** The page that a link leads to, without the place in it. */
function pathOf(link: string): string {
  return link.split('#')[0] ?? '';
}

/** Acts on an element as soon as it hears of it. */
function whenThere(site: Window, selector: string, act: (element: HTMLElement) => void): void {
  const started = performance.now();
  const timer = window.setInterval(() => {
    const element = site.document.querySelector<HTMLElement>(selector);
    const isThere = element && isListening(element);
    if (!isThere && performance.now() - started < longestWaitMs) return;
    clearInterval(timer);
    if (element) act(element);
  }, lookEveryMs);
}

/** The banner's commands are there once it shows, a moment after the page; all else is React's. */
function isListening(element: HTMLElement): boolean {
  if (element.hasAttribute('data-consent-command')) return element.checkVisibility();
  return Object.keys(element).some((key) => key.startsWith('__react'));
}

/** Types a text: React hears of it by the event, and compares with the value that it set itself. */
function fill(element: HTMLElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
  set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
