import * as z from 'zod';
import { readBytes } from '../http/body.ts';
import { parseJson } from '../http/parse-json.ts';

/** 1 MB: a model that answers more is broken. */
const maxReplyBytes = 1024 * 1024;

const reply = z.object({ message: z.object({ content: z.string() }) });

/** The text of Ollama's answer; undefined when it is larger than 1 MB, not JSON, or of another shape. */
export async function readReply(response: Response): Promise<string | undefined> {
  const bytes = await readBytes(response.body, maxReplyBytes);
  if (!bytes) return undefined;
  const parsed = reply.safeParse(parseJson(new TextDecoder().decode(bytes)));
  return parsed.success ? parsed.data.message.content : undefined;
}
