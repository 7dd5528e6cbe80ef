import { ecoIndex, gradeOf } from './ecoindex.ts';
import type { PageFootprint } from './footprint.ts';
import type { Scores } from './lighthouse.ts';

export interface Measured {
  name: string;
  footprint: PageFootprint;
  scores: Scores;
}

/** Timings depend on the machine: this much a busy one may take from Lighthouse's performance. */
const lowestPerformance = 95;
const mostKilobytesOfHome = 250;

/** What a page misses, in words; none when it meets every target. The EcoIndex is printed and is none of them. */
export function missed({ name, footprint, scores }: Measured): string[] {
  const { performance, accessibility, practices, seo } = scores;
  return [
    performance < lowestPerformance && `performance ${performance}`,
    accessibility < 100 && `accessibility ${accessibility}`,
    practices < 100 && `best practices ${practices}`,
    seo < 100 && `SEO ${seo}`,
    footprint.shift > 0 && `layout shift ${footprint.shift.toFixed(3)}`,
    name.endsWith('-home') &&
      footprint.firstView > mostKilobytesOfHome &&
      `first view ${footprint.firstView.toFixed(0)} KB`,
  ].filter((one) => one !== false);
}

export const tableHead =
  'page                                perf a11y best  seo  eco grade  elem  req    KB  view  shift';

export function tableRow({ name, footprint, scores }: Measured): string {
  const { performance, accessibility, practices, seo } = scores;
  const eco = ecoIndex(footprint);
  const cells = [performance, accessibility, practices, seo].map((one) => String(one).padStart(4));
  return [
    name.padEnd(35),
    ...cells,
    eco.toFixed(0).padStart(4),
    gradeOf(eco).padStart(5),
    String(footprint.elements).padStart(5),
    String(footprint.requests).padStart(4),
    footprint.kilobytes.toFixed(0).padStart(5),
    footprint.firstView.toFixed(0).padStart(5),
    footprint.shift.toFixed(3).padStart(6),
  ].join(' ');
}
