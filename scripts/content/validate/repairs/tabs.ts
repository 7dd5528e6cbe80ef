import { tabInIndentation } from '../../mistakes/slips.ts';
import type { Repair } from './repair.ts';

/** Tabs in the indentation: of one line, at each indentation that it may have, then of all lines. */
export function tabRepairs(lines: readonly string[]): Repair[] {
  const withTabs = lines.flatMap((line, index) => (/^ *\t/u.test(line) ? [index] : []));
  const [from] = withTabs;
  if (from === undefined) return [];
  if (withTabs.length === 1) {
    return [2, 4, 6, 8, 10, 12].map((wanted) => repairOf(lines, from, from, () => wanted));
  }
  const last = withTabs.at(-1) ?? from;
  return [2, 4].map((width) =>
    repairOf(lines, from, last, (indent) =>
      [...indent].reduce((sum, one) => sum + (one === '\t' ? width : 1), 0),
    ),
  );
}

function repairOf(
  lines: readonly string[],
  from: number,
  last: number,
  widthOf: (indent: string) => number,
): Repair {
  const line = lines[from] ?? '';
  const [indent = ''] = /^[ \t]*/u.exec(line) ?? [];
  const fixed = lines.slice(from, last + 1).map((each) => {
    const [own = ''] = /^[ \t]*/u.exec(each) ?? [];
    return own.includes('\t') ? ' '.repeat(widthOf(own)) + each.slice(own.length) : each;
  });
  const wanted = widthOf(indent);
  return {
    from,
    lines: fixed,
    start: 0,
    end: indent.length,
    problem: tabInIndentation,
    hint: {
      en: `indent it by ${wanted} spaces`,
      fr: `mettez la ligne en retrait de ${wanted} espaces`,
    },
    code: 'yaml-indentation',
    isStructure: /^\s*(?:- |[\w-]+:(?:\s|$))/u.test(line),
  };
}
