import * as z from 'zod';
import { readBytes } from '../http/body.ts';
import { parseJson } from '../http/parse-json.ts';

/** 1 MB: a model that answers more is broken. */
const maxReplyBytes = 1024 * 1024;

const reply = z
  .object({ message: z.object({ content: z.string() }), done_reason: z.string().optional() })
  .transform(({ message: { content }, done_reason }) => ({
    content,
    isCut: done_reason === 'length',
  }));

/** The text of Ollama's answer, and whether its length cut it; undefined when it is larger than 1 MB, not JSON, or of another shape. */
export async function readReply(response: Response): Promise<z.infer<typeof reply> | undefined> {
  const bytes = await readBytes(response.body, maxReplyBytes);
  if (!bytes) return undefined;
  return reply.safeParse(parseJson(new TextDecoder().decode(bytes))).data;
}
