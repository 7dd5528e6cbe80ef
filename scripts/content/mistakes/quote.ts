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

/** What to write in place of what stands there. */
export function toWrite(text: string, instead?: string): Hint {
  const cure = instead === undefined ? {} : { cure: { instead, write: text } };
  return { en: `write \`${text}\``, fr: `écrivez \`${text}\``, ...cure };
}
