import { placeholdersIn } from '#schema/placeholders.ts';
import type { Diagnostic } from '../mistakes/catalogue.ts';
import { makeReporter } from '../mistakes/reporter.ts';
import type { Project } from '../resolve/project.ts';

/** What must be true before the site goes public: the sample company's values, and links that lead nowhere. */
export function placeholdersOf({ site, collections }: Project): Diagnostic[] {
  const { report, diagnostics } = makeReporter();
  for (const file of [site, ...collections.press]) {
    for (const { path, written } of placeholdersIn(file.value)) {
      report('placeholder', file, path, { written });
    }
  }
  return diagnostics();
}
