import { isComposing } from '../ui/keys.ts';

/**
 * Closes the menu, a disclosure that works without scripts, when focus leaves it, on Escape, and when one of its links
 * is followed: it never lies over what is focused, nor over a page that is come back to.
 */
export function startMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]');
  if (!menu) return;
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    // Without a new target the window has lost focus, or what was pressed takes none.
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposing(event) || !menu.open) return;
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector('summary')?.focus();
  });
}
