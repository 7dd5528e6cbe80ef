import type { Deed, Direction, Field, ListChange } from '../../api.ts';

type At = Field['at'];

/** How a list has changed, as far as the places of its items go. */
export type Moved = Pick<ListChange, 'action' | 'list' | 'index' | 'to'>;

/** Where what stood at a place of a file stands once a list of it is changed; undefined where it went. */
export function placeAfter(at: At, { action, list, index, to }: Moved): At | undefined {
  const place = at[list.length];
  if (typeof place !== 'number' || !isWithin(list, at)) return at;
  const put = (next: number) => at.with(list.length, next);
  if (action === 'add' || action === 'duplicate') return put(place > index ? place + 1 : place);
  if (place === index) return action === 'move' ? put(to) : undefined;
  const before = place > index ? place - 1 : place;
  return put(action === 'move' && before >= to ? before + 1 : before);
}

/** How the list of a deed changes when it is taken back, or done again; undefined where none does. */
export function movedBy({ list }: Deed, direction: Direction): Moved | undefined {
  return list && direction === 'undo' ? inverse(list) : list;
}

/** Whether a place is that one, or in it. */
export function isWithin(outer: At, at: At): boolean {
  return outer.every((step, index) => at[index] === step);
}

function inverse({ action, list, index, to }: ListChange): Moved {
  if (action === 'move') return { action, list, index: to, to: index };
  if (action === 'remove') return { action: 'add', list, index: index - 1, to };
  return { action: 'remove', list, index: index + 1, to };
}
