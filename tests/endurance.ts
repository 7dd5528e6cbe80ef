/** Each week CI runs endurance tests whole (decision 65): `ENDURANCE=1 npm run unit`. */
export const isWhole = process.env.ENDURANCE === '1';

/** How often, how many, how long: enough for a change to be noticed, and the whole of it each week. */
export function times(short: number, whole: number): number {
  return isWhole ? whole : short;
}
