/** 64 KB: no request to this site needs more (docs/interface.md, "Assistant"). */
const maxBodyBytes = 64 * 1024;

export type Bytes = Uint8Array<ArrayBuffer>;

/** Reads a request's body of at most `limit` bytes; undefined when it is larger, without reading it all. */
export async function readBody(request: Request, limit = maxBodyBytes): Promise<Bytes | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  return readBytes(request.body, limit);
}

/** Reads a stream of at most `limit` bytes; undefined when there are more. */
export async function readBytes(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Bytes | undefined> {
  if (!stream) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return joined(chunks, size);
}

function joined(chunks: readonly Uint8Array[], size: number): Bytes {
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return all;
}
