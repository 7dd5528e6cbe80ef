import { isRecord, parseJson } from './knowledge.ts';
import { withoutWorkings } from './workings.ts';

/**
 * `isCut`: the answer was longer than a model may write (spec-9-chat-limits). `greeting`: the model only
 * closed the conversation. `empty`: it said nothing, or its workings alone. `page`: a web page came instead,
 * as hosts answer that serve files alone.
 */
export type Reply =
  | { kind: 'text'; text: string; isCut?: true }
  | { kind: 'greeting' | 'empty' | 'page' };

/** What a body of /api/chat says, whatever its status (spec-7-chat-reply). */
export function readReply(body: string): Reply {
  const value = parseJson(body);
  const content = contentOf(value);
  if (content === undefined && page.test(body)) return { kind: 'page' };
  const text = between(withoutWorkings(content ?? body)).trim();
  if (text === '') return { kind: 'empty' };
  if (text === 'END') return { kind: 'greeting' };
  const isCut = isRecord(value) && value.done_reason === 'length';
  return { kind: 'text', text, ...(isCut && { isCut }) };
}

/** How an HTML document begins. A model's own words about HTML come within JSON. */
const page = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+)?html[\s>]/i;

function contentOf(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const { message, content } = value;
  const candidates = [isRecord(message) ? message.content : undefined, content];
  return candidates.find((candidate) => typeof candidate === 'string');
}

/** The text between the markers, where both stand in order. */
function between(text: string): string {
  return /BEGIN_JSON([\s\S]*?)END_JSON/.exec(text)?.[1] ?? text;
}
