export type Encoding = 'identity' | 'br' | 'gzip';

/** One representation of a file with the headers of its answer, ready to be sent. */
export interface Representation {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** The same with HSTS, for requests that came over https. */
  secureHeaders: Readonly<Record<string, string>>;
}

/** A file of the built site, in memory. */
export interface StoredFile {
  identity: Representation;
  br?: Representation;
  gzip?: Representation;
  /** Whether parts of it may be asked for: files that are not compressed, such as the video. */
  ranges: boolean;
}

/** Decoded path, `/assets/entry-abc.js` or `/platform/index.html`, to file. */
export type FileStore = ReadonlyMap<string, StoredFile>;
