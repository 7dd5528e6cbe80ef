import { bodyLimit } from 'hono/body-limit';
import type { Handler } from './request-context.ts';

/** 64 KB: no request to this site needs more (docs/interface.md, "Assistant"). */
const maxBodyBytes = 64 * 1024;

/** Refuses a larger body, without reading it all. */
export function limitBody(refuse: Handler) {
  return bodyLimit({ maxSize: maxBodyBytes, onError: refuse });
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
