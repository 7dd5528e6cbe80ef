import type { Encoding, StoredFile } from './stored-file.ts';

/** The encoding that the client weighs highest among those that the file has; brotli wins a tie. */
export function negotiate(acceptEncoding: string | null, file: StoredFile): Encoding {
  if (!acceptEncoding || (!file.br && !file.gzip)) return 'identity';
  const accepted = weights(acceptEncoding);
  const weightOf = (coding: string) => accepted.get(coding) ?? accepted.get('*') ?? 0;
  const br = file.br ? weightOf('br') : 0;
  const gzip = file.gzip ? weightOf('gzip') : 0;
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}

function weights(header: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    found.set(coding, Number.isFinite(weight) ? weight : 0);
  }
  return found;
}
