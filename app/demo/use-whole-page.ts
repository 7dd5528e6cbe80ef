import { useLayoutEffect, useState } from 'react';

/**
 * A place for what is shown instead of all that the page says, from its top; what the page says is hidden meanwhile.
 * None while it is not active, or not yet on the page.
 */
export function useWholePage(isActive: boolean): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    if (!isActive || !main) return;
    const hidden = [...main.children].filter((child) => !child.hasAttribute('hidden'));
    for (const child of hidden) child.setAttribute('hidden', '');
    const added = document.createElement('div');
    main.append(added);
    scrollTo({ top: 0, behavior: 'instant' });
    setPlace(added);
    return () => {
      added.remove();
      for (const child of hidden) child.removeAttribute('hidden');
      setPlace(undefined);
    };
  }, [isActive]);
  return place;
}
