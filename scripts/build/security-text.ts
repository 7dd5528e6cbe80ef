import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage, languages } from '#schema/languages.ts';
import { shared } from '../../app/generated/shared.server.ts';

const address = '/.well-known/security.txt';

interface SecurityContact {
  origin: string;
  mail: { security: string };
}

/** Whom to tell of a security fault (RFC 9116), for a year from a day on: a later build renews it. */
export function securityText({ origin, mail }: SecurityContact, from: Date): string {
  const expires = new Date(from);
  // Two builds of one day are the same.
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${mail.security}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}${address}`,
    '',
  ].join('\n');
}

export async function writeSecurityText(root: string, now: Date): Promise<void> {
  const file = path.join(root, 'build/client', address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, securityText(shared[defaultLanguage].site, now));
}
