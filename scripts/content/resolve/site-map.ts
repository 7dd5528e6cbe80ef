import { encodeAddress, inLanguage } from '#schema/addresses.ts';
import type { SiteMapGroup, SiteMapPage } from '#schema/compiled.ts';
import type { Language } from '#schema/languages.ts';
import { pageGroups } from '#schema/sections/site-map.ts';
import type { AddressTable } from './address-table.ts';
import type { MadePage } from './made-page.ts';
import type { Project } from './project.ts';

type Tools = { project: Project; addresses: AddressTable };
type Listed = SiteMapPage & { id: string; parent: string | undefined };

/** Fills the site maps among these pages: every page of the language, by group, each once. */
export function fillSiteMaps(
  pages: readonly MadePage[],
  tools: Tools,
  language: Language,
): MadePage[] {
  const listed = pages.flatMap((made) => listedPage(made, tools.addresses, language));
  return pages.map((made) => {
    const sections = made.page.sections.map((section) =>
      section.kind === 'site-map'
        ? { ...section, groups: groupsOf(listed, section.titles, tools.project, language) }
        : section,
    );
    return { ...made, page: { ...made.page, sections } };
  });
}

/** None for a page without an address of its own, such as the one that says that there is no page. */
function listedPage({ page }: MadePage, { places }: AddressTable, language: Language): Listed | [] {
  const place = places.find(
    (one) => one.pageId === page.id && one.language === language && !one.aliasOf,
  );
  if (!place) return [];
  const address = encodeAddress(inLanguage(place.address, language));
  const parent = page.breadcrumbs[1];
  return { id: page.id, name: page.name, address, parent: parent?.address, pages: [] };
}

function groupsOf(
  listed: readonly Listed[],
  titles: Record<(typeof pageGroups)[number], string>,
  project: Project,
  language: Language,
): SiteMapGroup[] {
  const groupOf = new Map(project.pages.map(({ id, value }) => [id, value.group]));
  const byName = new Intl.Collator(language);
  const under = (parent: string | undefined): Listed[] =>
    listed
      .filter((one) => one.parent === parent)
      .toSorted((a, b) => rank(a) - rank(b) || byName.compare(a.name, b.name));
  const entry = ({ name, address }: Listed): SiteMapPage => ({
    name,
    address,
    pages: under(address).map(entry),
  });
  return pageGroups.flatMap((group) => {
    const pages = under(undefined).filter(({ id }) => (groupOf.get(id) ?? 'other') === group);
    return pages.length > 0 ? { title: titles[group], pages: pages.map(entry) } : [];
  });
}

/** The home page comes first, the others by their names. */
function rank({ id }: Listed): number {
  return id === 'home' ? 0 : 1;
}
