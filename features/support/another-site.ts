import type { OtherSite, ProjectCopy } from './project.ts';

export interface SiteName {
  product: string;
  slug: string;
}

/** The name that scenarios give it which do not ask for one. */
const anyName: SiteName = { product: "Les Ateliers de l'Étai & Fils", slug: 'corniche' };

const script = '/analytics-double.js';
const service = `{ name: Audience, category: analytics, script: ${script}, hosts: [] }`;

/** What an entry says that visitors are to see on a day that has not come. */
export const saidLater = 'Ce que personne ne lit encore';
const later = `# yaml-language-server: $schema=../../../schema/json/jobs.json
order: 990
from: 2999-01-01
title: { fr: ${saidLater}, en: ${saidLater} }
location: { fr: Lyon, en: Lyon }
remote: false
type: part-time
department: { fr: Recherche, en: Research }
text: { fr: Un texte., en: A text. }
posted: "2026-11-22"
`;

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
      await copy.write('content/collections/jobs/later.yaml', later);
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
