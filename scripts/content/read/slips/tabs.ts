import type { Words } from '#schema/words.ts';
import { isStructure, type Repair, type Slip } from './slip.ts';

const problem: Words = {
  en: 'a tab stands in the indentation',
  fr: 'il y a une tabulation dans le retrait',
};

export const tab: Slip = {
  explain: ({ error, report, line }) => {
    if (error.code !== 'TAB_AS_INDENT' && !/^ *\t/.test(line.text)) return undefined;
    const at = line.start + line.text.indexOf('\t');
    const hint = {
      en: 'replace it by two spaces a level',
      fr: 'remplacez-la par deux espaces par niveau',
    };
    return report('yaml-indentation', at, at + 1, { problem, hint });
  },
  /** Of one line, at each indentation that it may have, then of all lines. */
  repairs: (lines) => {
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
  },
};

function repairOf(
  lines: readonly string[],
  from: number,
  last: number,
  widthOf: (indent: string) => number,
): Repair {
  const line = lines[from] ?? '';
  const [indent = ''] = /^[ \t]*/u.exec(line) ?? [];
  const wanted = widthOf(indent);
  return {
    from,
    lines: lines.slice(from, last + 1).map((each) => {
      const [own = ''] = /^[ \t]*/u.exec(each) ?? [];
      return own.includes('\t') ? ' '.repeat(widthOf(own)) + each.slice(own.length) : each;
    }),
    start: 0,
    end: indent.length,
    problem,
    hint: {
      en: `indent it by ${wanted} spaces`,
      fr: `mettez la ligne en retrait de ${wanted} espaces`,
    },
    code: 'yaml-indentation',
    isStructure: isStructure(line),
  };
}
