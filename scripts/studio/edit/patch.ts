/** One change of a text: what stood at an offset, what stands there now, and what is around it. */
export type Patch = {
  at: number;
  removed: string;
  inserted: string;
  before: string;
  behind: string;
};

/** So much of what is around a change tells its place from others. */
const contextLength = 40;

/** The smallest single change that makes one text of another. */
export function patchBetween(before: string, after: string): Patch {
  const start = commonStart(before, after);
  const most = Math.min(before.length, after.length) - start;
  const end = commonEnd(before, after, most);
  const behind = before.length - end;
  return {
    at: start,
    removed: before.slice(start, behind),
    inserted: after.slice(start, after.length - end),
    before: before.slice(Math.max(0, start - contextLength), start),
    behind: before.slice(behind, behind + contextLength),
  };
}

/**
 * Makes a change where it was made, or where its surroundings stand now. Undefined when they stand
 * nowhere, or at more than one other place.
 */
export function applyPatch(text: string, patch: Patch): string | undefined {
  const { removed, inserted, before, behind } = patch;
  const wanted = before + removed + behind;
  const usual = patch.at - before.length;
  const found = text.startsWith(wanted, usual) ? usual : text.indexOf(wanted);
  if (found === -1 || (found !== usual && text.includes(wanted, found + 1))) return undefined;
  const at = found + before.length;
  return text.slice(0, at) + inserted + text.slice(at + removed.length);
}

/** The change that takes another one back. */
export function invertPatch({ removed, inserted, ...place }: Patch): Patch {
  return { ...place, removed: inserted, inserted: removed };
}

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length += 1;
  return length;
}

/** How many units two texts have in common at their ends, at most as many as told. */
function commonEnd(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}
