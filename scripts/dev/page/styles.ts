/** React Router's own stylesheet of what a page draws, which exists while developing only. */
const pageStyles = 'link[rel="stylesheet"][href*="/@react-router/critical.css"]';

/** Fetches the page's stylesheet anew; the one before goes once it is there, so that the page is never without. */
export async function fetchStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(pageStyles);
  if (!link) return;
  const address = new URL(link.href);
  address.searchParams.set('t', String(Date.now()));
  const fetched = document.createElement('link');
  fetched.rel = 'stylesheet';
  fetched.href = address.href;
  await new Promise<void>((resolve, reject) => {
    fetched.onload = () => resolve();
    fetched.onerror = () => reject(new Error(`${address.href} cannot be had`));
    link.after(fetched);
  });
  link.remove();
}
