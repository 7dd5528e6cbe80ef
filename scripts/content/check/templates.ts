import { pagedCollections } from '#schema/collections/table.ts';
import { languages } from '#schema/languages.ts';
import { type DataPath, startOfFile } from '../mistakes/place.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import { placeOf } from '../resolve/address-table.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import type { MadePage } from '../resolve/made-page.ts';

/**
 * Each page that the site shows without a file of its own has its template, and no two pages have
 * one name: the second would silently take the place of the first.
 */
export function checkTemplates({ project, pages }: CompiledSite, report: Reporter): void {
  const { templates, collections } = project;
  const made = new Set(templates.map(({ value }) => value.for));
  const wanted = [
    'not-found',
    'error',
    ...pagedCollections.filter((name) => collections[name].length > 0),
  ] as const;
  for (const purpose of wanted) {
    if (made.has(purpose)) continue;
    const path = `content/templates/${purpose}.yaml`;
    report('missing-template', { path, locate: () => startOfFile }, [], { purpose, path });
  }
  for (const language of languages) checkNames(pages[language], report);
}

function checkNames(pages: readonly MadePage[], report: Reporter): void {
  const first = new Map<string, MadePage>();
  for (const made of pages) {
    const { page, file } = made;
    const other = first.get(page.id);
    if (other) {
      const place = placeOf(other.file, keyOf(other));
      report('duplicate-page', file, keyOf(made), { page: page.id, first: place });
    } else first.set(page.id, made);
  }
}

/** What makes a page bear its name: the use of a template, or the file itself. */
function keyOf({ file }: MadePage): DataPath {
  return file.kind.name === 'template' ? ['for'] : [];
}
