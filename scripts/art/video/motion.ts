/**
 * The clock of the film. A stone passes through in beats of four quarters; the film is eight beats,
 * two courses of four stones, and its last frame leads back to its first.
 */
export const film = { seconds: 12, beats: 8, quarters: 32, perCourse: 4 } as const;

/** How far a movement has come, 0 to 1, that starts at quarter `from` and takes `length` quarters. */
export function moved(now: number, from: number, length = 1): number {
  const part = Math.min(1, Math.max(0, (now - from) / length));
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}

/** Between two numbers. */
export function between(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** Between two colours written `#rrggbb`. */
export function blend(from: string, to: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const value = between(channel(from, at), channel(to, at), part);
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function channel(colour: string, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}
