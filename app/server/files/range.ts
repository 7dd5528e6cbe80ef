/** Bytes `start` to `end`, both included. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` header against a size in bytes. `whole`: no single range of bytes is asked for
 * (several at once are answered with the whole file); `unsatisfiable`: it lies outside.
 */
export function parseRange(
  header: string | null,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = header && /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start < size ? { start, end } : 'unsatisfiable';
}
