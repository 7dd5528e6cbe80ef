import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

/** The name of the choice in the address: `?secteur=Banque`. */
export const sectorParameter = 'secteur';

/** The sector that the address names, if there is such a sector; none while the page is not alive. */
export function useSector(sectors: readonly string[]): string | undefined {
  const [parameters] = useSearchParams();
  const alive = useSyncExternalStore(subscribe, inBrowser, beforehand);
  const named = parameters.get(sectorParameter);
  return alive ? sectors.find((sector) => sector === named) : undefined;
}

function subscribe() {
  return () => undefined;
}

function inBrowser() {
  return true;
}

function beforehand() {
  return false;
}
