import type { Words } from '#schema/words.ts';
import { toWrite } from '../../mistakes/quote.ts';
import { noClosing, noOpening } from '../../mistakes/slips.ts';
import type { Repair } from './repair.ts';

type Quoting = readonly [find: RegExp, put: string, problem: (mark: string) => Words];

/** A key or a dash, and what stands behind it with one of its two quotes. */
function quotings(mark: string): Quoting[] {
  const [open, other] = [`(?<=^|[\\s{,[])(?:[\\w-]+:|-)\\s+`, `[^${mark}]`];
  return [
    [
      new RegExp(
        `(?<before>${open})(?<text>${mark}${other}*?)(?=,\\s*[\\w-]+:\\s|\\s*[}\\]]\\s*$)`,
        'u',
      ),
      `$<before>$<text>${mark}`,
      noClosing,
    ],
    [
      new RegExp(`(?<before>${open})(?<text>${mark}${other}*\\S)(?=\\s*$)`, 'u'),
      `$<before>$<text>${mark}`,
      noClosing,
    ],
    [
      new RegExp(
        `(?<before>${open})(?<text>[^\\s"'|>${mark}]${other}*${mark})(?=\\s*(?:$|[,}\\]]))`,
        'u',
      ),
      `$<before>${mark}$<text>`,
      noOpening,
    ],
  ];
}

/** Texts with one quote of two, the nearest to what is told first. */
export function quoteRepairs(lines: readonly string[], told: readonly number[]): Repair[] {
  const last = Math.max(...told);
  const repairs: Repair[] = [];
  for (let from = Math.min(last + 1, lines.length - 1); from >= 1; from--) {
    const line = lines[from] ?? '';
    for (const mark of ['"', "'"]) {
      if (line.split(mark).length % 2 === 1) continue;
      for (const [find, put, problem] of quotings(mark)) {
        const found = find.exec(line);
        if (!found) continue;
        const [written] = found;
        const fixed = written.replace(find, put);
        const before = found.groups?.before?.length ?? 0;
        const changed =
          line.slice(0, found.index) +
          written.replace(new RegExp(find.source.replace(/\(\?=.*\)$/u, ''), 'u'), put) +
          line.slice(found.index + written.length);
        repairs.push({
          from,
          lines: [changed],
          start: found.index + before,
          end: found.index + written.length,
          problem: problem(mark),
          hint: toWrite(fixed),
          code: 'yaml-syntax',
          isStructure: false,
        });
      }
    }
  }
  return repairs;
}
