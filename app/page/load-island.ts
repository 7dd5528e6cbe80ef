import type { ComponentType } from 'react';
import { dataChanged, type IslandData } from '../ui/island-data.ts';

/** Hydrates an island, once its files are here. */
export type Hydrate = () => Promise<void>;

/** Fetches the files of an island. */
export type LoadIsland = (element: HTMLElement) => Promise<Hydrate>;

/** What loads the island of a component. */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LoadIsland {
  return async (element) => {
    const [{ hydrate }, component, data] = await Promise.all([
      import('./hydrate.tsx'),
      load(),
      dataOf<Props>(element),
    ]);
    return async () => {
      const awake = hydrate(element, component, data());
      if (import.meta.env.DEV) {
        element.addEventListener(dataChanged, (event) => {
          event.preventDefault();
          awake.then((draw) => draw(data()), reportError);
        });
      }
      await awake;
    };
  };
}

/** Reads what the server wrote for an island, beside it or in a file: this site's own, and so believed. */
async function dataOf<Props>({
  dataset,
  parentElement,
}: HTMLElement): Promise<() => IslandData<Props>> {
  const beside = parentElement?.querySelector<HTMLElement>(
    `[data-island-data="${dataset.island}"]`,
  );
  const address = beside?.dataset.src;
  if (address === undefined) return () => JSON.parse(beside?.textContent ?? '');
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const data = await response.json();
  return () => data;
}
