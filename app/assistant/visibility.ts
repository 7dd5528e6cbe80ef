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
  const { top, pageHeight, viewportHeight } = event.position;
  const toEnd = pageHeight - viewportHeight - top;
  if (top <= appearAfterPx || toEnd <= endMarginPx) return 'hidden';
  return top > shownAfterPx || state === 'shown' ? 'shown' : 'descending';
}
