import { bodyLimit } from 'hono/body-limit';
import type { Handler } from './request-context.ts';

/** What a body may hold, in KB (docs/interface.md). */
export const maxKilobytes = {
  /** A question, or a demo request in UTF-8. */
  json: 64,
  /** A demo request percent-encoded by the browser: up to nine bytes a character (app/demo/fields.ts). */
  form: 128,
} as const;

/** Refuses a larger body, without reading it all. */
export function limitBody(kilobytes: number, refuse: Handler) {
  return bodyLimit({ maxSize: kilobytes * 1024, onError: refuse });
}

/** Reads a stream of at most `maxBytes`; undefined when there are more. */
export async function readBytes(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (!stream) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
