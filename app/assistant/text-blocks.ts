/** A paragraph, or a list of lines that begin with a bullet. */
export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** Cuts a text at its empty lines, and at the beginning and the end of each list. */
export function textBlocks(text: string): TextBlock[] {
  return text.split(/\n{2,}/u).flatMap(blocksOf);
}

function blocksOf(paragraph: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of paragraph.split('\n')) {
    const item = /^\s*[-•*–]\s+(.+)$/u.exec(line)?.[1];
    const last = blocks.at(-1);
    if (item === undefined) {
      if (last?.kind === 'paragraph') last.text += `\n${line}`;
      else blocks.push({ kind: 'paragraph', text: line });
    } else if (last?.kind === 'list') last.items.push(withDash(item));
    else blocks.push({ kind: 'list', items: [withDash(item)] });
  }
  return blocks;
}

/** A dash stays on the line of the word before it. */
function withDash(item: string): string {
  return item.replace(/ – /gu, '\u00a0– ');
}
