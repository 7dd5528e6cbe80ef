import type { Reporter } from '../mistakes/reporter.ts';
import type { Project } from '../resolve/project.ts';
import { readInTranslation } from '../validate/in-translation.ts';

/** Counts what is left to write of pages in translation. */
export function checkInTranslation({ pages }: Project, report: Reporter): void {
  for (const file of pages) {
    const page = readInTranslation(file.kind.schema, file.value);
    if (!page) continue;
    const place = ['inTranslation'];
    const [missing, wanted] = [page.missing.length, page.wanted];
    if (missing > 0) report('in-translation', file, place, { missing, wanted }, 'key');
    else report('translated', file, place, undefined, 'key');
  }
}
