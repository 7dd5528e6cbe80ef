/** Parts of the page that was loaded whose scripts come after it: until then the server's HTML stands for them. */
let awaited = 0;
const listeners = new Set<() => void>();

/** Told of such a part. Returns what to call once it is hydrated, or gone. */
export function awaitPart(): () => void {
  awaited += 1;
  let isHere = false;
  return () => {
    if (isHere) return;
    isHere = true;
    awaited -= 1;
    if (awaited > 0) return;
    for (const listener of listeners) listener();
    listeners.clear();
  };
}

/** Calls once no part is awaited: at once where none is. Returns what takes that back. */
export function whenPartsAreHere(listener: () => void): () => void {
  if (awaited === 0) listener();
  else listeners.add(listener);
  return () => listeners.delete(listener);
}
