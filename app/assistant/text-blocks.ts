/** A paragraph, or a list; `start`: the number of a numbered list's first item. */
export type TextBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; start?: number; items: string[] };

const bullet = /^\s*(?:[-•*–+▪]|(\d{1,3})[.)])\s+(\S.*)$/u;
/** A fence, a rule, or the line below the head of a table. */
const signsAlone = /^\s*(?:```.*|~~~.*|(?:[-*_]\s*){3,}|\|?[\s:|-]*-{2,}[\s:|-]*)$/u;

/** Cuts a text in Markdown into paragraphs and lists: at its empty lines, its headings, and where a list begins or ends. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  /** Whether the next line goes on with the block before. */
  let isOpen = false;
  for (const written of text.split('\n')) {
    const isHeading = /^\s*#{1,6}\s/u.test(written);
    const line = signsAlone.test(written) ? '' : withoutLead(written);
    const [, number, item] = bullet.exec(line) ?? [];
    const last = blocks.at(-1);
    if (item !== undefined) {
      if (last?.kind === 'list' && goesOn(last, number)) last.items.push(withDash(item));
      else blocks.push(listOf(item, number));
      isOpen = true;
    } else if (line.trim() === '') {
      isOpen = false;
    } else if (isOpen && !isHeading && last?.kind === 'list' && /^\s{2}/u.test(line)) {
      last.items.push(`${last.items.pop()} ${line.trim()}`);
    } else if (isOpen && !isHeading && last?.kind === 'paragraph') {
      last.text += `\n${line}`;
    } else {
      blocks.push({ kind: 'paragraph', text: line });
      isOpen = !isHeading;
    }
  }
  return blocks;
}

function listOf(item: string, number: string | undefined): TextBlock {
  const items = [withDash(item)];
  return { kind: 'list', ...(number !== undefined && { start: Number(number) }), items };
}

/** Bullets go on with bullets, numbers with the next number, or with the same as careless writers have it. */
function goesOn({ start, items }: Extract<TextBlock, { kind: 'list' }>, number?: string): boolean {
  if (start === undefined || number === undefined)
    return start === undefined && number === undefined;
  return [start, start + items.length].includes(Number(number));
}

/** Without the signs of a heading, a quotation or a row of a table. */
function withoutLead(line: string): string {
  const plain = line.replace(/^\s*#{1,6}\s+(.*?)\s*#*\s*$/u, '$1').replace(/^\s*(?:>\s?)+/u, '');
  const row = /^\s*\|(.*)\|\s*$/u.exec(plain)?.[1];
  if (row === undefined) return plain;
  return row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' – ');
}

/** A dash stays on the line of the word before it. */
function withDash(item: string): string {
  return item.replace(/ – /gu, '\u00a0– ');
}
