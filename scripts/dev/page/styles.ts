/** React Router's own stylesheet of what a page draws, which exists while developing only. */
const pageStyles = 'link[rel="stylesheet"][href*="/@react-router/critical.css"]';

/**
 * Fetches the page's stylesheet anew; the one before goes once it is there, so that the page is never without. It stays
 * where the new one cannot be had: the page is left, or Vite tells why.
 */
export async function fetchStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(pageStyles);
  if (!link) return;
  const address = new URL(link.href);
  address.searchParams.set('t', String(Date.now()));
  const fetched = document.createElement('link');
  fetched.rel = 'stylesheet';
  fetched.href = address.href;
  const needless = await new Promise<HTMLLinkElement>((resolve) => {
    fetched.onload = () => resolve(link);
    fetched.onerror = () => resolve(fetched);
    link.after(fetched);
  });
  needless.remove();
}
