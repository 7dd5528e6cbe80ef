import { readdirSync } from 'node:fs';
import path from 'node:path';
import { canonical } from '../../../content/canonical.ts';
import { makeTextReader } from '../../../content/read/read-text.ts';

/** What the files of content/ that are not in their one form would be in it, by their paths from the root. */
export function uncanonicalContent(root: string): Map<string, string> {
  const files = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.join('content', name));
  const read = makeTextReader(root);
  const written = new Map<string, string>();
  for (const file of files) {
    const text = read(file);
    // What cannot be read as it was written is not written again; the content check tells of it.
    if (typeof text !== 'string') continue;
    const form = canonical(text);
    if (form !== text) written.set(file, form);
  }
  return written;
}
