type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * Whether a key belongs to the composition of a character: it commands nothing. Safari ends the composition before the
 * key that ends it, but marks that key with code 229.
 */
export function isComposing({ isComposing: composes, keyCode }: Key): boolean {
  return composes || keyCode === 229;
}

type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key is held with which a click or a press is the browser's: a tab, a window, the way back. */
export function holdsModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
