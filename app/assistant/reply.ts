import { isRecord, parseJson } from './knowledge.ts';

/**
 * `greeting`: the model only closed the conversation. `empty`: it said nothing. `page`: a web page
 * came instead, as hosts answer that serve files alone.
 */
export type Reply = { kind: 'text'; text: string } | { kind: 'greeting' | 'empty' | 'page' };

/** What a body of /api/chat says, whatever its status (spec-7-chat-reply). */
export function readReply(body: string): Reply {
  const content = contentOf(body);
  if (content === undefined && page.test(body)) return { kind: 'page' };
  const text = between(content ?? body).trim();
  if (text === '') return { kind: 'empty' };
  return text === 'END' ? { kind: 'greeting' } : { kind: 'text', text };
}

/** How an HTML document begins. A model's own words about HTML come within JSON. */
const page = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+)?html[\s>]/i;

function contentOf(body: string): string | undefined {
  const value = parseJson(body);
  if (!isRecord(value)) return undefined;
  const { message, content } = value;
  const candidates = [isRecord(message) ? message.content : undefined, content];
  return candidates.find((candidate) => typeof candidate === 'string');
}

/** The text between the markers, where both stand in order. */
function between(text: string): string {
  return /BEGIN_JSON([\s\S]*?)END_JSON/.exec(text)?.[1] ?? text;
}
