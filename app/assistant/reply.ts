import { isRecord, parseJson } from './knowledge.ts';

/** `greeting`: the model only closed the conversation. `empty`: it said nothing. */
export type Reply = { kind: 'text'; text: string } | { kind: 'greeting' } | { kind: 'empty' };

/** What a body of /api/chat says, whatever its status (specification, section 7). */
export function readReply(body: string): Reply {
  const text = between(contentOf(body)).trim();
  if (text === '') return { kind: 'empty' };
  return text === 'END' ? { kind: 'greeting' } : { kind: 'text', text };
}

function contentOf(body: string): string {
  const value = parseJson(body);
  if (!isRecord(value)) return body;
  const { message, content } = value;
  const candidates = [isRecord(message) ? message.content : undefined, content];
  return candidates.find((candidate) => typeof candidate === 'string') ?? body;
}

/** The text between the markers, where both stand in order. */
function between(text: string): string {
  return /BEGIN_JSON([\s\S]*?)END_JSON/.exec(text)?.[1] ?? text;
}
