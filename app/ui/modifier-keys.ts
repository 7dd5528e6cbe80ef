type Event = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key is held with which a click or a press is the browser's: a tab, a window, the way back. */
export function holdsModifier({ altKey, ctrlKey, metaKey, shiftKey }: Event): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
