import { dataChanged } from '../../../app/ui/island-data.ts';
import { islandsOf } from './morph.ts';

/** Gives the islands of a page what the server gives them now, where that is new. */
export function makeIslandUpdates(page: Document) {
  const given = dataOf(page);

  /** @returns the islands that are awake: they draw themselves anew */
  return (next: Document): Set<Element> => {
    for (const [name, json] of dataOf(next)) {
      if (given.get(name) === json) continue;
      given.set(name, json);
      const beside = dataIn(page).find(({ dataset }) => dataset.islandData === name);
      if (beside) beside.textContent = json;
    }
    return new Set(islandsOf(page).filter(isAwake));
  };
}

function isAwake(island: HTMLElement): boolean {
  return !island.dispatchEvent(new Event(dataChanged, { cancelable: true }));
}

function dataOf(page: Document): Map<string, string> {
  return new Map(
    dataIn(page).map(({ dataset, textContent }) => [dataset.islandData ?? '', textContent]),
  );
}

function dataIn(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-island-data]')];
}
