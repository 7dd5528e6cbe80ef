/** What a visitor had before them when they left a page: some of its sections, and the room of the others. */
export type Place = {
  /** Of the window, in pixels: at another width every height is another one. */
  width: number;
  /** The ids of the page's sections, in order. */
  ids: readonly string[];
  /** The first and last that were on the screen, by index. */
  first: number;
  last: number;
  /** In pixels, of the sections above them and of those below. */
  above: number;
  below: number;
  /** Whether a joint parts the first from the section above it. */
  hasJoint: boolean;
};

/** Where a section is, in pixels from the upper edge of the window. */
export type Extent = { id: string; top: number; bottom: number; hasJoint: boolean };

/** The place that the sections on the screen make; undefined where none is. */
export function placeOf(
  sections: readonly Extent[],
  window: { width: number; height: number },
): Place | undefined {
  const isOnScreen = ({ top, bottom }: Extent) => bottom > 0 && top < window.height;
  const first = sections.findIndex(isOnScreen);
  const last = sections.findLastIndex(isOnScreen);
  const [start, end] = [sections[first], sections[last]];
  const [top, bottom] = [sections[0], sections.at(-1)];
  if (!start || !end || !top || !bottom) return undefined;
  return {
    width: window.width,
    ids: sections.map(({ id }) => id),
    first,
    last,
    above: start.top - top.top,
    below: bottom.bottom - end.bottom,
    hasJoint: start.hasJoint,
  };
}

/** The place in a page of these sections, as the page that is open shows them. */
export function readPlace(): Place | undefined {
  const sections = [...document.querySelectorAll('#content > section')].map((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return { id: section.id, top, bottom, hasJoint: section.clientTop > 0 };
  });
  return placeOf(sections, { width: innerWidth, height: innerHeight });
}

/** Whether a place is still one of these sections, in a window of this width. */
export function isStillThere(
  place: Place,
  sections: readonly { id: string }[],
  width: number,
): boolean {
  return place.width === width && place.ids.join() === sections.map(({ id }) => id).join();
}
