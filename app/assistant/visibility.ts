/** CSS pixels from the top of the page (spec-9-chat-thresholds). */
export const appearAfterPx = 50;
const shownAfterPx = 100;
/** CSS pixels from the end of the page (spec-9-chat-thresholds). */
const endMarginPx = 100;

/** `descending`: the circle is on its way down, the pill follows it. */
export type Visibility = 'hidden' | 'descending' | 'shown';

/** In CSS pixels. */
export type ScrollPosition = { top: number; pageHeight: number; viewportHeight: number };

export const initialVisibility: Visibility = 'hidden';

export type VisibilityEvent =
  | { type: 'scrolled'; position: ScrollPosition }
  | { type: 'circleArrived' };

/**
 * Whether the widget shows (spec-4-chat-visibility). Between 50 and 100 pixels it comes with the
 * circle; once shown it stays there on the way up.
 */
export function visibilityReducer(state: Visibility, event: VisibilityEvent): Visibility {
  if (event.type === 'circleArrived') return state === 'descending' ? 'shown' : state;
  if (isHiddenAt(event.position)) return 'hidden';
  return event.position.top > shownAfterPx || state === 'shown' ? 'shown' : 'descending';
}

/** Near either end of the page nothing of the widget shows. */
export function isHiddenAt({ top, pageHeight, viewportHeight }: ScrollPosition): boolean {
  return top <= appearAfterPx || pageHeight - viewportHeight - top <= endMarginPx;
}
