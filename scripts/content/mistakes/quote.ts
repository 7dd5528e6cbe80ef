import type { Words } from '#schema/words.ts';
import type { Hint } from './messages/message.ts';

/** A text as YAML, in the quotes that need the fewest escapes. */
export function quote(text: string): string {
  const value = text.trim();
  if (value.includes('"') && !value.includes("'")) return `'${value}'`;
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** A text cut to what fits in a message. */
export function shorten(text: string, most = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

/** What to write in a file, in its own signs. */
export function toWriteInFile(text: string): Words {
  return { en: `write \`${text}\``, fr: `écrivez \`${text}\`` };
}

/** What to write in place of what stands in a text. */
export function toWrite(text: string, instead: string): Hint {
  return { ...toWriteInFile(text), cure: { instead, write: text } };
}

/** What to take out of a text. */
export function toRemove(written: string): Hint {
  return {
    en: `remove \`${written}\``,
    fr: `retirez \`${written}\``,
    cure: { instead: written, write: '' },
  };
}
