/** The sectors that an agent works in. */
export type Sectors = readonly string[] | 'all';

/** The name of the choice in the address: `?secteur=Banque`. */
export const sectorParameter = 'secteur';

/** The sector that an address's query names, if there is such a sector. */
export function sectorIn(search: string, sectors: readonly string[]): string | undefined {
  const named = new URLSearchParams(search).get(sectorParameter);
  return sectors.find((sector) => sector === named);
}

/** Whether an agent is shown where a sector is chosen; all are where none is. */
export function worksIn(sectors: Sectors, chosen: string | undefined): boolean {
  return chosen === undefined || sectors === 'all' || sectors.includes(chosen);
}
