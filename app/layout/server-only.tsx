import { type ReactNode, useState } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';

type Props = {
  children: ReactNode;
  /** What stands there on a page that was drawn in the browser. */
  instead?: ReactNode;
};

/**
 * Scripts, which only the server writes. Where something changed the page before React took it over (a browser that
 * translates, an extension), React draws it anew: it must create no script, since they have run, and since the page's
 * policy refuses them.
 */
export function ServerOnly({ children, instead = null }: Props) {
  const isHydrated = useHydrated();
  const [isDrawnInBrowser] = useState(isHydrated);
  return isDrawnInBrowser ? instead : children;
}
