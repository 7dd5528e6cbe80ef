/** Calls once a visitor sees the page: at once, unless the browser renders it ahead of a visit. */
export function whenShown(begin: () => void): void {
  // Browsers that render no page ahead do not know the property.
  if ('prerendering' in document && document.prerendering === true) {
    document.addEventListener('prerenderingchange', begin, { once: true });
  } else begin();
}
