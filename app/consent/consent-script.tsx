import address from 'virtual:consent-client';

/** Rendered once, in the page's frame. The browser's bundle does not know the address and leaves it. */
export function ConsentScript() {
  return <script type="module" src={address} suppressHydrationWarning />;
}
