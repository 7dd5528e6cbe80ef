import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { canonical } from '../../../content/canonical.ts';

/** What the files of content/ that are not in their one form would be in it, by their paths from the root. */
export function uncanonicalContent(root: string): Map<string, string> {
  const files = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.join('content', name));
  const written = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const form = canonical(text);
    if (form !== text) written.set(file, form);
  }
  return written;
}
