import type { OtherSite, ProjectCopy } from './project.ts';

export interface SiteName {
  product: string;
  slug: string;
}

/** The name that scenarios give it which do not ask for one. */
const anyName: SiteName = { product: "Les Ateliers de l'Étai & Fils", slug: 'corniche' };

const script = '/analytics-double.js';
const service = `{ name: Audience, category: analytics, script: ${script}, hosts: [] }`;

/**
 * A site that differs from this one in all that an operator may change: another name, and a
 * third-party service. One build serves the scenarios of both.
 */
export function anotherSite({ product, slug }: SiteName = anyName): OtherSite {
  return {
    name: slug,
    madeBy: 'features/support/another-site.ts',
    make: async (copy) => {
      await copy.change('content/site.yaml', (site) =>
        site
          .replace(/^product: .*$/mu, `product: ${product}`)
          .replace(/^slug: .*$/mu, `slug: ${slug}`)
          .replace(/^services: \[\]$/mu, `services:\n  - ${service}`),
      );
      await copy.build();
      await writeService(copy);
    },
  };
}

/** What the service does in the browser: it leaves a mark that a scenario can look for. */
async function writeService(copy: ProjectCopy): Promise<void> {
  await copy.write(
    `build/client${script}`,
    'document.documentElement.setAttribute("data-measured", "");',
  );
}
