/** The switcher's links lead to the same place of this page in the other language. */
export function keepHash(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-hash]')];
  const keep = () => {
    for (const link of links) link.hash = location.hash;
  };
  keep();
  addEventListener('hashchange', keep);
}
