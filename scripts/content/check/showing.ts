import { collectionNames } from '#schema/collections/table.ts';
import type { Showing } from '#schema/showing.ts';
import type { DataPath } from '../mistakes/place.ts';
import type { Reporter } from '../mistakes/reporter.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { dayAfter } from '../resolve/periods.ts';

/** Tells what visitors do not see, and what they will see or miss on another day. */
export function checkShowing({ project, showing }: CompiledSite, report: Reporter): void {
  const { pages, templates, collections } = project;
  const tell = (file: SourceFile, value: Showing, path: DataPath) =>
    tellDays(file, value, path, showing.day, report);
  for (const file of [...pages, ...templates]) {
    if (!('for' in file.value)) tell(file, file.value, []);
    for (const [index, section] of file.value.sections.entries()) {
      tell(file, section, ['sections', index]);
    }
  }
  for (const name of collectionNames) {
    for (const file of collections[name]) tell(file, file.value, []);
  }
}

function tellDays(
  file: SourceFile,
  { draft, from, until }: Showing,
  path: DataPath,
  today: string,
  report: Reporter,
): void {
  if (draft === true) report('draft', file, [...path, 'draft'], undefined);
  if (from !== undefined && until !== undefined && until < from) {
    report('never-shown', file, [...path, 'until'], { from, until });
    return;
  }
  if (from !== undefined && today < from) {
    report('shown-later', file, [...path, 'from'], { day: from, today });
  }
  if (until === undefined) return;
  const [code, day] =
    today > until
      ? (['no-longer-shown', dayAfter(until)] as const)
      : (['shown-until', until] as const);
  report(code, file, [...path, 'until'], { day, today });
}
