/** The few marks that rich texts may have. */
export type Mark = 'strong' | 'emphasis' | 'link' | 'list';

const around = { strong: '**', emphasis: '*' } as const;

/** What to select and what to write there, to give the selected words a mark or take it from them. */
export function withMark(
  text: string,
  from: number,
  to: number,
  mark: Mark,
): { start: number; end: number; written: string } {
  if (mark === 'list') return asList(text, from, to);
  const selected = text.slice(from, to);
  if (mark === 'link') return { start: from, end: to, written: `[${selected}](/)` };
  const sign = around[mark];
  const [start, end] = [from - sign.length, to + sign.length];
  if (isMarked(text, from, to, sign)) return { start, end, written: selected };
  return { start: from, end: to, written: sign + selected + sign };
}

/** Whether these signs, and no longer ones, stand on both sides. */
function isMarked(text: string, from: number, to: number, sign: string): boolean {
  const before = /\**$/.exec(text.slice(0, from))?.[0].length ?? 0;
  const behind = /^\**/.exec(text.slice(to))?.[0].length ?? 0;
  return before === behind && (before === sign.length || before === 3);
}

function asList(text: string, from: number, to: number) {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const lineEnd = text.indexOf('\n', to);
  const end = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(start, end).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const written = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n');
  return { start, end, written };
}
