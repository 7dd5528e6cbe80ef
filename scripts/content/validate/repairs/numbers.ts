import { toWrite } from '../../mistakes/quote.ts';
import type { Repair } from './repair.ts';

/** A number with a comma, between braces or brackets, where it ends the value. */
export function numberRepairs(lines: readonly string[]): Repair[] {
  return lines.flatMap((line, from): Repair[] => {
    const found = /(?<=[{,[] *[\w-]+: *)(?<whole>-?\d+),(?<rest>\d+)(?= *[,}\]])/u.exec(line);
    if (!found) return [];
    const [written] = found;
    const fixed = written.replace(',', '.');
    const end = found.index + written.length;
    return [
      {
        from,
        lines: [line.slice(0, found.index) + fixed + line.slice(end)],
        start: found.index,
        end,
        problem: {
          en: `the comma of \`${written}\` ends the value: a number has a point`,
          fr: `la virgule de \`${written}\` termine la valeur : un nombre s’écrit avec un point`,
        },
        hint: toWrite(fixed),
        code: 'yaml-syntax',
        isStructure: false,
      },
    ];
  });
}
