import { lineAround } from '../positions.ts';
import { dataAbove, isStructure, type ParseErrorContext, type Repair, type Slip } from './slip.ts';

export const indentation: Slip = { explain: indented, repairs: indentRepairs };

/** How far from what is told a line may be indented wrongly, in lines. */
const reach = 30;

/** Lines, and blocks of them, at another indentation; the likeliest first. */
function indentRepairs(lines: readonly string[], told: readonly number[]): Repair[] {
  const first = Math.min(...told) - reach;
  const last = Math.min(
    lines.length - 1,
    Math.min(Math.max(...told), Math.min(...told) + reach) + reach,
  );
  const candidates: { line: number; rank: number }[] = [];
  for (let line = 1; line <= last; line++) {
    if (isBlank(lines[line]) && !isTextOfBlock(lines, line)) continue;
    const doubt = suspicion(lines, line);
    // What cannot stand where it does is looked at however far above it is.
    if (line < first && doubt > 0) continue;
    const away = Math.min(...told.map((each) => Math.abs(each - line)));
    const rank = doubt + (away <= 2 ? 0 : 1) + away / 100;
    if (rank < 4) candidates.push({ line, rank });
  }
  candidates.sort((a, b) => a.rank - b.rank);
  return candidates.flatMap(({ line }) => repairsOf(lines, line));
}

/** 0: this line cannot stand where it does; 3: nothing is odd about it. */
function suspicion(lines: readonly string[], line: number): number {
  const indent = indentOf(lines[line]);
  if (indent % 2 === 1) return 0;
  let above = line - 1;
  while (above > 0 && isBlank(lines[above])) above -= 1;
  const before = indentOf(lines[above]);
  const opens = /(?::|[|>][+-]?\d?)\s*(?:#.*)?$|^\s*-(?:\s|$)/u.test(lines[above] ?? '');
  if (indent > before && (!opens || indent > before + 2)) return 0;
  const hasLevel = lines
    .slice(0, line)
    .some((each) => !isBlank(each) && levelsOf(each).includes(indent));
  if (indent < before && !hasLevel) return 0;
  const isItem = /^\s*- /.test(lines[line] ?? '');
  if (!isItem && indent <= before && /:\s*$/u.test(lines[above] ?? '')) return 1;
  return isItem || indent !== before ? 2 : 3;
}

/** The columns at which keys stand on a line: its own, and that behind its dashes. */
function levelsOf(line: string): number[] {
  const dashes = /^\s*(?:- +)*/u.exec(line)?.[0].length ?? 0;
  return [indentOf(line), dashes];
}

function repairsOf(lines: readonly string[], from: number): Repair[] {
  const line = lines[from] ?? '';
  const indent = indentOf(line);
  const block = blockEnd(lines, from);
  const sizes = block > from + 1 ? [1, block - from] : [1];
  return sizes.flatMap((size) =>
    wantedIndents(lines, from).flatMap((wanted): Repair[] => {
      const shift = wanted - indent;
      const moved = lines.slice(from, from + size).map((each) => shifted(each, shift));
      const what =
        size === 1
          ? { en: 'it', fr: 'la' }
          : { en: `these ${size} lines`, fr: `ces ${size} lignes` };
      return [
        {
          from,
          lines: moved,
          start: indent,
          end: Math.max(indent + 1, line.trimEnd().length),
          problem: {
            en: `this line is indented by ${spaces(indent)}, and belongs at ${wanted}`,
            fr: `cette ligne est en retrait de ${espaces(indent)}, et devrait l’être de ${wanted}`,
          },
          hint: {
            en: `indent ${what.en} by ${spaces(wanted)}`,
            fr:
              size === 1
                ? `mettez-la en retrait de ${espaces(wanted)}`
                : `mettez ${what.fr} en retrait de ${espaces(wanted)}`,
          },
          code: 'yaml-indentation',
          isStructure: isStructure(line),
        },
      ];
    }),
  );
}

/** Where a line may belong: beside its neighbours, under the one above, or at a level around it. */
function wantedIndents(lines: readonly string[], line: number): number[] {
  const above = lines.slice(0, line).filter((each) => !isBlank(each));
  const below = lines.slice(line + 1).find((each) => !isBlank(each));
  const [nearest = ''] = above.slice(-1);
  const around = new Set<number>([
    ...levelsOf(nearest),
    ...(below === undefined ? [] : levelsOf(below)),
  ]);
  if (/[:>|][+-]?\s*(?:#.*)?$/u.test(nearest)) around.add((levelsOf(nearest).at(-1) ?? 0) + 2);
  let least = indentOf(nearest);
  for (const each of above.toReversed()) {
    if (indentOf(each) >= least || around.size > 6) continue;
    least = indentOf(each);
    for (const level of levelsOf(each)) around.add(level);
  }
  around.delete(indentOf(lines[line]));
  return [...around].filter((indent) => indent % 2 === 0);
}

function spaces(number: number): string {
  return `${number} space${number === 1 ? '' : 's'}`;
}

function espaces(number: number): string {
  return `${number} espace${number === 1 ? '' : 's'}`;
}

function shifted(line: string, shift: number): string {
  if (line.trim() === '') return line;
  return shift > 0 ? ' '.repeat(shift) + line : line.slice(Math.min(-shift, indentOf(line)));
}

/** The line behind those that are indented under a line. */
function blockEnd(lines: readonly string[], from: number): number {
  const indent = indentOf(lines[from]);
  let end = from + 1;
  while (end < lines.length && (isBlank(lines[end]) || indentOf(lines[end]) > indent)) end += 1;
  while (end > from + 1 && isBlank(lines[end - 1])) end -= 1;
  return end;
}

/** A line with `#` that is the first of a text, not a comment. */
function isTextOfBlock(lines: readonly string[], line: number): boolean {
  return /^\s*#/u.test(lines[line] ?? '') && /[|>][+-]?\s*$/u.test(lines[line - 1] ?? '');
}

function isBlank(line = ''): boolean {
  return /^\s*(?:#|$)/u.test(line);
}

function indentOf(line = ''): number {
  return line.search(/[^ ]|$/u);
}

/** Lines that start at another column than their neighbours. */
function indented({ error, report, text, line, entry }: ParseErrorContext) {
  const isNested =
    error.code === 'BLOCK_AS_IMPLICIT_KEY' ||
    (error.code === 'MULTILINE_IMPLICIT_KEY' && entry !== undefined);
  if (!isNested && error.code !== 'BAD_INDENT') return undefined;
  const next = text.indexOf('\n', line.start) + 1;
  if (isNested && (next === 0 || next >= text.length)) return undefined;
  const wrong = isNested ? lineAround(text, next) : line;
  const [above] = dataAbove(text, wrong.start);
  const indent = wrong.text.search(/\S|$/u);
  const aboveIndent = (above?.text ?? '').search(/\S|$/u);
  const isItem = /^\s*- /.test(above?.text ?? '');
  const end = wrong.start + wrong.text.trimEnd().length;
  return report('yaml-indentation', wrong.start + indent, end, {
    problem: {
      en: `this line is indented by ${indent}, the line above by ${aboveIndent}`,
      fr: `cette ligne est en retrait de ${indent}, celle du dessus de ${aboveIndent}`,
    },
    hint:
      isItem && indent === aboveIndent
        ? {
            en: 'a list item starts with `- `; keys of an item stand under its first key',
            fr: 'un élément de liste commence par `- ` ; ses clés s’alignent sous la première',
          }
        : {
            en: 'give it the indentation of the lines that it belongs to, or quote the text it continues',
            fr: 'donnez-lui le retrait des lignes auxquelles elle appartient, ou mettez entre guillemets droits le texte qu’elle poursuit',
          },
  });
}
