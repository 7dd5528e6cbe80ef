import type { Duration } from '#schema/duration.ts';

/**
 * The moment that lies a duration before another one, both in milliseconds since 1970, by the calendar
 * of UTC. Where a month has no such day its last one counts, so that nothing is older than it seems.
 */
export function before(time: number, { value, unit }: Duration): number {
  const date = new Date(time);
  if (unit === 'days') return date.setUTCDate(date.getUTCDate() - value);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - (unit === 'years' ? 12 * value : value));
  return date.setUTCDate(Math.min(day, daysInMonth(date)));
}

function daysInMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}
