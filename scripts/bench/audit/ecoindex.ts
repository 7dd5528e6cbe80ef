/** What a page costs: elements of the document, requests, and kilobytes (1,024 bytes) transferred. */
export interface Footprint {
  elements: number;
  requests: number;
  kilobytes: number;
}

export type Grade = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

/*
 * The twentieths of 500,000 pages of the HTTP Archive, and the formula made of them:
 * https://github.com/cnumr/ecoindex_reference, https://www.ecoindex.fr/comment-ca-marche/
 */
const elementsOfTwentieths = [
  0, 47, 75, 159, 233, 298, 358, 417, 476, 537, 603, 674, 753, 843, 949, 1076, 1237, 1459, 1801,
  2479, 594601,
];
const requestsOfTwentieths = [
  0, 2, 15, 25, 34, 42, 49, 56, 63, 70, 78, 86, 95, 105, 117, 130, 147, 170, 205, 281, 3920,
];
const kilobytesOfTwentieths = [
  0, 1.37, 144.7, 319.53, 479.46, 631.97, 783.38, 937.91, 1098.62, 1265.47, 1448.32, 1648.27,
  1876.08, 2142.06, 2465.37, 2866.31, 3401.59, 4155.73, 5400.08, 8037.54, 223212.26,
];

const lowestOf: readonly (readonly [Grade, number])[] = [
  ['A', 80],
  ['B', 70],
  ['C', 55],
  ['D', 40],
  ['E', 25],
  ['F', 10],
];

/** From 100, nothing, down to 0: elements weigh three sixths, requests two, kilobytes one. */
export function ecoIndex({ elements, requests, kilobytes }: Footprint): number {
  const sixths =
    3 * placeAmong(elementsOfTwentieths, elements) +
    2 * placeAmong(requestsOfTwentieths, requests) +
    placeAmong(kilobytesOfTwentieths, kilobytes);
  return 100 - (5 * sixths) / 6;
}

/** A grade begins above its lowest score. */
export function gradeOf(score: number): Grade {
  return lowestOf.find(([, lowest]) => score > lowest)?.[0] ?? 'G';
}

/** 0 to 20, with the part of the way to the next twentieth. */
function placeAmong(twentieths: readonly number[], value: number): number {
  const above = twentieths.findIndex((limit, index) => index > 0 && value < limit);
  if (above === -1) return twentieths.length - 1;
  const from = twentieths[above - 1] ?? 0;
  const to = twentieths[above] ?? from;
  return above - 1 + (value - from) / (to - from);
}
