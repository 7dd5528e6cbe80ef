import { text } from './answers.ts';
import { type Bytes, readBody } from './body.ts';
import type { RequestContext } from './request-context.ts';
import { isSameOrigin } from './same-origin.ts';

/** The body that a page of this site posted, or the answer that refuses it. */
export async function readPosted({ request, secure }: RequestContext): Promise<Bytes | Response> {
  if (!isSameOrigin(request)) return text(403, 'Only this site’s pages may send.', secure);
  const body = await readBody(request);
  return body ?? text(413, 'The request is larger than 64 KB.', secure);
}
