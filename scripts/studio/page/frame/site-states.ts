import { withoutSlash } from '#schema/addresses.ts';

/** What a page of the site shows only at times, and how it is made to show it. */
export type SiteState = { name: string; show: (site: Window) => void };

/** The address of no page. */
const nowhere = '/introuvable';
const lookEveryMs = 100;
/** A busy machine takes long to begin a page's script, and to wake an island. */
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
    show: ({ location }) => location.assign(`${languagePrefix(location)}${nowhere}`),
  },
  { name: 'error', show: fail },
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
  whenThere(
    site,
    'search form input, search form textarea',
    (box) => {
      fill(box, '?');
      box.closest('form')?.requestSubmit();
    },
    () => {
      wake(site, 'search > button');
      site.document.querySelector<HTMLElement>('search > button')?.click();
    },
  );
}

/** Sends the form empty, with an address of a wrong form, past the browser's own check, which an awake form leaves out. */
function refuseForm(site: Window): void {
  const address = `${languagePrefix(site.location)}/book-demo`;
  // A page that was shown anew would have lost what is sent here before it goes.
  if (withoutSlash(site.location.pathname) !== address) site.location.assign(address);
  whenThere(
    site,
    'form[novalidate] [name="email"]',
    (email) => {
      fill(email, 'a@b');
      email.closest('form')?.requestSubmit();
    },
    () => wake(site, 'form [name="email"]'),
  );
}

/** Posts to a page that takes nothing: the site says in its place that something failed. */
function fail({ document, location }: Window): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `${languagePrefix(location)}${nowhere}`;
  document.body.append(form);
  form.submit();
}

/** Points at an element, as a visitor does who comes near its island. */
function wake({ document }: Window, selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

/** Acts on an element once it is seen; until then, asks for it again and again. */
function whenThere(
  site: Window,
  selector: string,
  act: (element: HTMLElement) => void,
  ask?: () => void,
): void {
  const started = performance.now();
  const timer = window.setInterval(() => {
    const element = site.document.querySelector<HTMLElement>(selector);
    if (!element?.checkVisibility()) {
      if (performance.now() - started >= longestWaitMs) clearInterval(timer);
      else ask?.();
      return;
    }
    clearInterval(timer);
    act(element);
  }, lookEveryMs);
}

/** Types a text: React hears of it by the event, and compares with the value that it set itself. */
function fill(element: HTMLElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
  set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
