import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { gzip } from 'libdeflate';

const brotli = promisify(brotliCompress);
/** libdeflate's slowest level: 6 % smaller than zlib's 9. */
const smallestGzip = 12;
const text = /\.(?:html|data|js|css|svg|json|jsonl|xml|txt|webmanifest)$/u;

/** Puts a `.br` and a `.gz` beside every text file, so that no server compresses while serving. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const small = brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
  const compatible = gzip(content, smallestGzip);
  await Promise.all([writeFile(`${file}.br`, await small), writeFile(`${file}.gz`, compatible)]);
}
