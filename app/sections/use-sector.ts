import { useSearchParams } from 'react-router';
import { useHydrated } from '../ui/use-hydrated.ts';

/** The name of the choice in the address: `?secteur=Banque`. */
export const sectorParameter = 'secteur';

/** The sector that the address names, if there is such a sector; none before hydration. */
export function useSector(sectors: readonly string[]): string | undefined {
  const [parameters] = useSearchParams();
  const isHydrated = useHydrated();
  const named = parameters.get(sectorParameter);
  return isHydrated ? sectors.find((sector) => sector === named) : undefined;
}
