/** One change of a text: what stood at an offset, and what stands there now. */
export type Patch = { at: number; removed: string; inserted: string };

/** The smallest single change that makes one text of another. */
export function patchBetween(before: string, after: string): Patch {
  const start = commonStart(before, after);
  const most = Math.min(before.length, after.length) - start;
  const end = commonEnd(before, after, most);
  return {
    at: start,
    removed: before.slice(start, before.length - end),
    inserted: after.slice(start, after.length - end),
  };
}

/** Undefined when the text is not the one that the change was made for. */
export function applyPatch(text: string, { at, removed, inserted }: Patch): string | undefined {
  if (!text.startsWith(removed, at)) return undefined;
  return text.slice(0, at) + inserted + text.slice(at + removed.length);
}

/** The change that takes another one back. */
export function invertPatch({ at, removed, inserted }: Patch): Patch {
  return { at, removed: inserted, inserted: removed };
}

export function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length += 1;
  return length;
}

/** How many units two texts have in common at their ends, at most as many as told. */
export function commonEnd(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}
