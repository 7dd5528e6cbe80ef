const controls = 'a[href], button, input, select, textarea';

/** The controls of an island, in their order: the same before and after its parts are drawn anew. */
export function controlsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(controls)];
}

/** The control that an event is about. */
export function controlAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(controls)) || undefined;
}
