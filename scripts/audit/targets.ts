import { ecoIndex, gradeOf } from './ecoindex.ts';
import type { Visit } from './footprint.ts';
import type { Scores } from './lighthouse.ts';

export interface Measured {
  name: string;
  visit: Visit;
  scores: Scores;
}

/** Timings depend on the machine: this much a busy one may take from Lighthouse's performance. */
const lowestPerformance = 95;
const mostKilobytesOfHome = 250;

/** What a page misses, in words; none when it meets every target. */
export function missed({ name, visit, scores }: Measured): string[] {
  const grade = gradeOf(ecoIndex(visit));
  const { performance, accessibility, practices, seo } = scores;
  return [
    performance < lowestPerformance && `performance ${performance}`,
    accessibility < 100 && `accessibility ${accessibility}`,
    practices < 100 && `best practices ${practices}`,
    seo < 100 && `SEO ${seo}`,
    grade !== 'A' && `EcoIndex ${grade}`,
    visit.shift > 0 && `layout shift ${visit.shift.toFixed(3)}`,
    name.endsWith('-home') &&
      visit.firstView > mostKilobytesOfHome &&
      `first view ${visit.firstView.toFixed(0)} KB`,
  ].filter((one) => one !== false);
}

export const tableHead =
  'page                                perf a11y best  seo  eco grade  elem  req    KB  view  shift';

export function tableRow({ name, visit, scores }: Measured): string {
  const { performance, accessibility, practices, seo } = scores;
  const eco = ecoIndex(visit);
  const cells = [performance, accessibility, practices, seo].map((one) => String(one).padStart(4));
  return [
    name.padEnd(35),
    ...cells,
    eco.toFixed(0).padStart(4),
    gradeOf(eco).padStart(5),
    String(visit.elements).padStart(5),
    String(visit.requests).padStart(4),
    visit.kilobytes.toFixed(0).padStart(5),
    visit.firstView.toFixed(0).padStart(5),
    visit.shift.toFixed(3).padStart(6),
  ].join(' ');
}
