type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The fields of the page as it was served. Returns what fills those that React has drawn in their place, where a
 * browser's translation had changed the page before hydration: with what was typed, and the focus.
 */
export function keepServedFields(): () => void {
  const served = [...document.querySelectorAll<Field>('main [name]')];
  let focused = document.activeElement;
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  return () => {
    for (const field of served) {
      const drawn = document.getElementById(field.id);
      if (field.isConnected || !(drawn && 'value' in drawn)) continue;
      drawn.value = field.value;
      if (field === focused) drawn.focus();
    }
  };
}
