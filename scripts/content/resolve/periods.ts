import type { Showing } from '#schema/showing.ts';
import type { DataPath } from '../mistakes/place.ts';

/** The days on which something is shown, the first and the last one included. Days compare as texts. */
export type Period = { from: string; until: string };

const endOfTime = '9999-12-31';

export const always: Period = { from: '', until: endOfTime };
const never: Period = { from: endOfTime, until: '' };

/** When a page, an entry or a section is shown. */
export function periodOf(value: object): Period {
  const { draft, from = '', until = endOfTime }: Showing = value;
  return draft === true ? never : { from, until };
}

/** When the section at a place of a file is shown; of what is in no section, always. */
export function sectionPeriod(value: unknown, [key, index]: DataPath): Period {
  if (key !== 'sections' || !(value instanceof Object) || !('sections' in value)) return always;
  const { sections } = value;
  const section: unknown = Array.isArray(sections) ? sections[Number(index)] : undefined;
  return section instanceof Object ? periodOf(section) : always;
}

/** The days that two periods have in common. */
export function inBoth(one: Period, other: Period): Period {
  return {
    from: [one.from, other.from].toSorted().at(-1) ?? '',
    until: [one.until, other.until].toSorted()[0] ?? '',
  };
}

export function isEmpty({ from, until }: Period): boolean {
  return from > until;
}

export function isShownOn(period: Period, day: string): boolean {
  return period.from <= day && day <= period.until;
}

/** The first day of a period that none of the others holds. */
export function firstGap(whole: Period, parts: readonly Period[]): string | undefined {
  if (isEmpty(whole)) return undefined;
  let day = whole.from;
  for (const part of parts.filter((one) => !isEmpty(one)).toSorted(byStart)) {
    if (part.from > day) return day;
    if (part.until >= whole.until) return undefined;
    if (part.until >= day) day = dayAfter(part.until);
  }
  return day;
}

function byStart(one: Period, other: Period): number {
  return one.from < other.from ? -1 : 1;
}

/** `2027-01-01` after `2026-12-31`. */
export function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
