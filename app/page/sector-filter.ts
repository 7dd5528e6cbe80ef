import { type Sectors, sectorIn, sectorParameter, worksIn } from '../sections/sectors.ts';
import { holdsModifier } from '../ui/keys.ts';

/** Narrows the catalogue to a sector: its links stand in the page, and the choice in the address. */
export function startSectorFilter(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-sector-count]')];
  const agents = [...document.querySelectorAll<HTMLElement>('[data-sectors]')];
  const status = document.querySelector('[data-sector-status]');
  const sectors = links.flatMap((link) => namedBy(link) ?? []);

  const show = () => {
    const sector = sectorIn(location.search, sectors);
    for (const agent of agents) agent.hidden = !worksIn(sectorsOf(agent), sector);
    for (const link of links) {
      const isChosen = namedBy(link) === sector;
      if (isChosen && status) status.textContent = link.dataset.sectorCount ?? '';
      if (isChosen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  if (location.search !== '') show();
  for (const link of links) {
    link.addEventListener('click', (event) => {
      if (event.button !== 0 || holdsModifier(event)) return;
      event.preventDefault();
      history.replaceState(history.state, '', link.href);
      show();
    });
  }
}

function namedBy({ search }: HTMLAnchorElement): string | undefined {
  return new URLSearchParams(search).get(sectorParameter) ?? undefined;
}

function sectorsOf({ dataset }: HTMLElement): Sectors {
  const sectors: unknown = JSON.parse(dataset.sectors ?? 'null');
  return Array.isArray(sectors) ? sectors.filter((one) => typeof one === 'string') : 'all';
}
