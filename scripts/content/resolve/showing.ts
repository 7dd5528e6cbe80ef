import { type CollectionName, collectionNames } from '#schema/collections/table.ts';
import type { SourceFile } from '../read/source-file.ts';
import { isShownOn, periodOf } from './periods.ts';
import type { Project } from './project.ts';

/** What of the content is compiled: what visitors see on a day, or everything, marked. */
export type Showing = { day: string; hidden: 'left-out' | 'marked' };

/** Thrown for a `SITE_DATE` that is no day. */
export class SiteDateError extends Error {
  readonly french: string;

  constructor(written: string) {
    super(`SITE_DATE is ${written}: write a day, such as 2027-01-31`);
    this.french = `SITE_DATE vaut ${written}\u00a0: écrivez un jour, par exemple 2027-01-31`;
  }
}

/** The day on which the site is shown: `SITE_DATE`, or else today, by this machine's calendar. */
export function siteDay({ SITE_DATE }: NodeJS.ProcessEnv, now: Date): string {
  if (SITE_DATE === undefined || SITE_DATE === '') return localDay(now);
  const date = new Date(`${SITE_DATE}T00:00:00`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(SITE_DATE) && localDay(date) === SITE_DATE) return SITE_DATE;
  throw new SiteDateError(SITE_DATE);
}

/** Everything, for who edits. */
export function everything(): Showing {
  return { day: siteDay(process.env, new Date()), hidden: 'marked' };
}

export function isShown(value: object, { day }: Showing): boolean {
  return isShownOn(periodOf(value), day);
}

/** Whether compiling everything is the same as compiling what is shown. */
export function isAllShown({ pages, templates, collections }: Project, showing: Showing): boolean {
  if (showing.hidden === 'marked') return true;
  return (
    [...pages, ...templates].every(
      ({ value }) =>
        isShown(value, showing) && value.sections.every((one) => isShown(one, showing)),
    ) &&
    collectionNames.every((name) => collections[name].every(({ value }) => isShown(value, showing)))
  );
}

/**
 * A project as it is shown: what is hidden is left out, or comes last, so that of two pages at one
 * address the one that visitors see is found first. Sections stay where they are.
 */
export function shownProject(project: Project, showing: Showing): Project {
  function shown<Value extends object>(files: readonly SourceFile<Value>[]) {
    const [now, hidden] = [true, false].map((wanted) =>
      files.filter(({ value }) => isShown(value, showing) === wanted),
    );
    if (hidden === undefined || hidden.length === 0) return files;
    return showing.hidden === 'left-out' ? (now ?? []) : [...(now ?? []), ...hidden];
  }
  // As for the project itself: each name gives the files of its own shape.
  const collections = Object.fromEntries(
    collectionNames.map((name: CollectionName) => {
      const files: readonly SourceFile<object>[] = project.collections[name];
      return [name, showing.hidden === 'marked' ? files : shown(files)];
    }),
  ) as unknown as Project['collections'];
  return { ...project, pages: shown(project.pages), collections };
}

function localDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}
