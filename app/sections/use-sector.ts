import { useSearchParams } from 'react-router';
import { useAlive } from '../ui/use-alive.ts';

/** The name of the choice in the address: `?secteur=Banque`. */
export const sectorParameter = 'secteur';

/** The sector that the address names, if there is such a sector; none while the page is not alive. */
export function useSector(sectors: readonly string[]): string | undefined {
  const [parameters] = useSearchParams();
  const alive = useAlive();
  const named = parameters.get(sectorParameter);
  return alive ? sectors.find((sector) => sector === named) : undefined;
}
