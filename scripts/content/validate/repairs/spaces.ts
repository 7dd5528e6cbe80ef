import { toWrite } from '../../mistakes/quote.ts';
import { noSpaceAfterDash } from '../../mistakes/slips.ts';
import type { Repair } from './repair.ts';

/** Any space but the plain one: a line that begins with it is no line of its map. */
export const otherSpace = /(?![ ])\p{Zs}/u;
const otherSpaces = new RegExp(otherSpace, 'gu');

/** Such a space before a key or within one, and a dash without its space. */
export function spaceRepairs(lines: readonly string[]): Repair[] {
  return lines.flatMap((line, from): Repair[] => {
    const indent = /^(?<indent>\s*)-(?=[\p{L}\p{N}"'])/u.exec(line)?.groups?.indent;
    if (indent !== undefined && isItem(lines, from, indent)) return [spaced(line, from, indent)];
    const bullet = /^(?<indent>\s*)(?<mark>[•·‣▪–—])\s+(?=\S)/u.exec(line);
    if (bullet) return [dashed(lines, from, bullet)];
    const head = /^[^:"'#]*(?![ ])\p{Zs}[^:"'#]*:?/u.exec(line)?.[0];
    if (head === undefined) return [];
    const at = head.search(otherSpace);
    const before = /^[\s-]*/u.exec(head)?.[0] ?? '';
    const key = head.slice(before.length);
    const plainIndent = before.replace(otherSpaces, ' ');
    const rest = line.slice(head.length);
    const common = {
      from,
      start: at,
      end: at + 1,
      code: 'yaml-syntax',
      isStructure: true,
    } as const;
    const fixed = `${plainIndent}${key.replace(otherSpaces, '')}${rest}`;
    return [
      {
        ...common,
        lines: [fixed],
        problem: {
          en: 'a space that is no plain one stands before the colon or in the indentation',
          fr: 'une espace qui n’est pas ordinaire, telle qu’une insécable, se trouve avant le deux-points ou dans le retrait',
        },
        hint: { en: `write the line as \`${fixed}\``, fr: `écrivez la ligne ainsi : \`${fixed}\`` },
      },
    ];
  });
}

/** Whether a dash without its space was meant for an item: a key stands behind it, or another item beside it. */
function isItem(lines: readonly string[], at: number, indent: string): boolean {
  const beside = [lines[at - 1], lines[at + 1]];
  return (
    /^\s*-[a-z][\w-]*:\s/iu.test(lines[at] ?? '') ||
    beside.some((line) => line?.startsWith(`${indent}- `))
  );
}

/** Bullets as word processors set them: each of the list, in one repair, as the first tells of all. */
function dashed(lines: readonly string[], from: number, bullet: RegExpExecArray): Repair {
  const { indent = '', mark = '' } = bullet.groups ?? {};
  const start = new RegExp(`^(\\s*)${mark}\\s+`, 'u');
  const line = lines[from] ?? '';
  const fixed = line.replace(start, '$1- ');
  return {
    from,
    lines: [fixed, ...lines.slice(from + 1).map((each) => each.replace(start, '$1- '))],
    start: indent.length,
    end: line.trimEnd().length,
    problem: {
      en: `\`${mark}\` is no dash: YAML reads it as a letter`,
      fr: `\`${mark}\` n’est pas un tiret : YAML le lit comme une lettre`,
    },
    hint: toWrite(fixed.trim()),
    code: 'yaml-syntax',
    isStructure: true,
  };
}

function spaced(line: string, from: number, indent: string): Repair {
  const fixed = `${indent}- ${line.slice(indent.length + 1)}`;
  return {
    from,
    lines: [fixed],
    start: indent.length,
    end: line.trimEnd().length,
    problem: noSpaceAfterDash,
    hint: toWrite(fixed.trim()),
    code: 'yaml-syntax',
    isStructure: true,
  };
}
