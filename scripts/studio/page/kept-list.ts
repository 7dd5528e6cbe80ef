/** A list that a reload of the page keeps; it goes with its tab. */
export function keptList<Item>(name: string) {
  return {
    all: (): readonly Item[] => JSON.parse(sessionStorage.getItem(name) ?? '[]'),
    store: (items: readonly Item[]) => sessionStorage.setItem(name, JSON.stringify(items)),
  };
}
