import { pages as compiledPages } from '../../app/generated/pages.server.ts';
import { pages, type SitePage } from '../../scripts/test/browser/pages.ts';
import { times } from '../endurance.ts';

export interface TemplatePage extends SitePage {
  /** The kinds of its sections. Pages with the same ones have the same template. */
  kinds: ReadonlySet<string>;
  length: number;
}

/** How many pages stand for all of their template. */
const specimensEach = times(1, pages.length);

/** The pages of the site: of each template the longest one, in whichever language, and all others. */
export async function pagesByTemplate() {
  const read = await Promise.all(pages.map(readPage));
  const templates = Map.groupBy(read, ({ kinds }) => [...kinds].toSorted().join(' '));
  const longestFirst = [...templates.values()].map((alike) =>
    alike.toSorted((one, other) => other.length - one.length),
  );
  return {
    specimens: longestFirst.flatMap((alike) => alike.slice(0, specimensEach)),
    siblings: longestFirst.flatMap((alike) => alike.slice(specimensEach)),
  };
}

const compiledByName = new Map(
  Object.entries(compiledPages).map(([key, load]) => [key.replaceAll(/[ /]/gu, '-'), load]),
);

async function readPage(page: SitePage): Promise<TemplatePage> {
  const compiled = await compiledByName.get(page.name)?.();
  if (!compiled) throw new Error(`${page.name} is not compiled`);
  const { sections } = compiled.page;
  const kinds = new Set(sections.map(({ kind }) => kind));
  return { ...page, kinds, length: JSON.stringify(sections).length };
}
