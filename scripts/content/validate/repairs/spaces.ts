import type { Repair } from './repair.ts';

/** A non-breaking space before a key, or within one. */
export function spaceRepairs(lines: readonly string[]): Repair[] {
  return lines.flatMap((line, from): Repair[] => {
    const head = /^[^:"'#]*[\u00a0\u202f][^:"'#]*:?/u.exec(line)?.[0];
    if (head === undefined) return [];
    const at = head.search(/[\u00a0\u202f]/u);
    const indent = /^[\s-]*/u.exec(head)?.[0] ?? '';
    const key = head.slice(indent.length);
    const plainIndent = indent.replace(/[\u00a0\u202f]/gu, ' ');
    const rest = line.slice(head.length);
    const common = {
      from,
      start: at,
      end: at + 1,
      code: 'yaml-syntax',
      isStructure: true,
    } as const;
    const fixed = `${plainIndent}${key.replace(/[\u00a0\u202f]/gu, '')}${rest}`;
    return [
      {
        ...common,
        lines: [fixed],
        problem: {
          en: `a non-breaking space stands before the colon or in the indentation`,
          fr: `une espace insécable se trouve avant le deux-points ou dans le retrait`,
        },
        hint: { en: `write the line as \`${fixed}\``, fr: `écrivez la ligne ainsi : \`${fixed}\`` },
      },
    ];
  });
}
