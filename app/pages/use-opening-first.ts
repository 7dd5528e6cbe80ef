import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Whether only the opening of a page is shown as yet. After a tap on a link it is painted first, because a phone
 * takes a third of a second to lay a whole page out; what follows comes in the next frames. A page that is loaded,
 * come back to, or opened at one of its places is whole at once: it scrolls to where it was left.
 */
export function useOpeningFirst(): boolean {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const isWholeAtOnce = navigation === 'POP' || hash !== '';
  const [whole, setWhole] = useState<string>();
  useEffect(() => startTransition(() => setWhole(pathname)), [pathname]);
  return !isWholeAtOnce && whole !== pathname;
}
