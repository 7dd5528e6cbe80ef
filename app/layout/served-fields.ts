type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of the page as it was served, until those that React may draw in their place hold the same. */
const served = new Set<Field>();
let focused: EventTarget | null = null;

/** To be called before hydration. */
export function keepServedFields(): void {
  for (const field of document.querySelectorAll<Field>('main [name]')) served.add(field);
  focused = document.activeElement;
  addEventListener('focusin', ({ target }) => {
    focused = target;
  });
}

/**
 * Where a browser's translation had changed the page before hydration, React draws fields in the place of the served
 * ones: they get what was typed, and the focus. Each once, since visitors go on typing.
 */
export function refillDrawnFields(): void {
  for (const field of served) {
    const drawn = document.getElementById(field.id);
    if (field.isConnected || !(drawn && 'value' in drawn)) continue;
    served.delete(field);
    drawn.value = field.value;
    if (field === focused) drawn.focus();
  }
}

/** Once the page is hydrated, a field that goes has gone with its page. */
export function forgetServedFields(): void {
  served.clear();
}
