import type { Words } from '#schema/words.ts';
import { toWriteInFile } from '../../mistakes/quote.ts';
import { isNoEntry, type Repair, type Slip } from './slip.ts';

/** Any space but the plain one: a line that begins with it is no line of its map. */
export const otherSpace = /(?![ ])\p{Zs}/u;
const otherSpaces = new RegExp(otherSpace, 'gu');

/** `titre:valeur`, with nothing or with a non-breaking space behind the colon */
export const noSpaceAfterColon: Slip = {
  explain: ({ error, report, line }) => {
    if (!isNoEntry(error)) return undefined;
    const match = /^(\s*(?:- +)*)([\w-]+)\p{Zs}*:([\p{Zs}]*)(\S.*)$/u.exec(line.text);
    const [, prefix = '', key = '', space = '', value = ''] = match ?? [];
    if (!match || space.startsWith(' ')) return undefined;
    const end = line.start + line.text.trimEnd().length;
    return report('yaml-syntax', line.start + prefix.length, end, {
      problem:
        space === ''
          ? {
              en: `the space after \`${key}:\` is missing`,
              fr: `il manque une espace après \`${key}:\``,
            }
          : {
              en: `the space after \`${key}:\` is no plain one: YAML takes it for text`,
              fr: `l’espace après \`${key}:\` n’est pas ordinaire : YAML la prend pour du texte`,
            },
      expected: {
        en: 'a plain space between the colon and the value',
        fr: 'une espace ordinaire entre le deux-points et la valeur',
      },
      hint: toWriteInFile(`${key}: ${value.trim()}`),
    });
  },
};

const dashAlone: Words = {
  en: 'the space after `-` is missing',
  fr: 'il manque une espace après `-`',
};

/** `-item` */
export const noSpaceAfterDash: Slip = {
  explain: ({ error, report, line }) => {
    const match = isNoEntry(error) && /^(\s*(?:- +)*)-([^\s-].*)$/.exec(line.text);
    if (!match) return undefined;
    const [, prefix = '', item = ''] = match;
    const end = line.start + line.text.trimEnd().length;
    return report('yaml-syntax', line.start + prefix.length, end, {
      problem: dashAlone,
      expected: { en: '`- ` and the item', fr: '`- ` puis l’élément' },
      hint: toWriteInFile(`- ${item.trim()}`),
    });
  },
  repairs: (lines) =>
    lines.flatMap((line, from): Repair[] => {
      const indent = /^(?<indent>\s*)-(?=[\p{L}\p{N}"'])/u.exec(line)?.groups?.indent;
      if (indent === undefined || !isItem(lines, from, indent)) return [];
      return [itemRepair(from, [`${indent}- ${line.slice(indent.length + 1)}`], line, dashAlone)];
    }),
};

/** Whether a dash without its space was meant for an item: a key stands behind it, or another item beside it. */
function isItem(lines: readonly string[], at: number, indent: string): boolean {
  const beside = [lines[at - 1], lines[at + 1]];
  return (
    /^\s*-[a-z][\w-]*:\s/iu.test(lines[at] ?? '') ||
    beside.some((line) => line?.startsWith(`${indent}- `))
  );
}

/** Bullets as word processors set them: each of the list, in one repair, as the first tells of all. */
export const bullet: Slip = {
  repairs: (lines) =>
    lines.flatMap((line, from): Repair[] => {
      const mark = /^\s*(?<mark>[•·‣▪–—])\s+(?=\S)/u.exec(line)?.groups?.mark;
      if (mark === undefined) return [];
      const start = new RegExp(`^(\\s*)${mark}\\s+`, 'u');
      const fixed = lines.slice(from).map((each) => each.replace(start, '$1- '));
      const problem = {
        en: `\`${mark}\` is no dash: YAML reads it as a letter`,
        fr: `\`${mark}\` n’est pas un tiret : YAML le lit comme une lettre`,
      };
      return [itemRepair(from, fixed, line, problem)];
    }),
};

function itemRepair(
  from: number,
  lines: readonly string[],
  written: string,
  problem: Words,
): Repair {
  const [fixed = ''] = lines;
  const [start, end] = [written.search(/\S/u), written.trimEnd().length];
  const hint = toWriteInFile(fixed.trim());
  return { from, lines, start, end, problem, hint, code: 'yaml-syntax', isStructure: true };
}

/** Another space than the plain one before a key, or within one. */
export const spaceInKey: Slip = {
  repairs: (lines) =>
    lines.flatMap((line, from): Repair[] => {
      const head = /^[^:"'#]*(?![ ])\p{Zs}[^:"'#]*:?/u.exec(line)?.[0];
      if (head === undefined) return [];
      const at = head.search(otherSpace);
      const before = /^[\s-]*/u.exec(head)?.[0] ?? '';
      const key = head.slice(before.length).replace(otherSpaces, '');
      const fixed = before.replace(otherSpaces, ' ') + key + line.slice(head.length);
      return [
        {
          from,
          lines: [fixed],
          start: at,
          end: at + 1,
          problem: {
            en: 'a space that is no plain one stands before the colon or in the indentation',
            fr: 'une espace qui n’est pas ordinaire, telle qu’une insécable, se trouve avant le deux-points ou dans le retrait',
          },
          hint: {
            en: `write the line as \`${fixed}\``,
            fr: `écrivez la ligne ainsi : \`${fixed}\``,
          },
          code: 'yaml-syntax',
          isStructure: true,
        },
      ];
    }),
};
