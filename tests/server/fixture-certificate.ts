import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  /** PEM files; the certificate is its own authority. */
  keyPath: string;
  path: string;
  remove(): void;
}

/** A certificate for `localhost`, made by openssl. */
export function makeCertificate(): Certificate {
  const directory = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [keyPath, path] = [join(directory, 'key.pem'), join(directory, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  execFileSync('openssl', [...kind, ...subject, '-keyout', keyPath, '-out', path], {
    stdio: 'ignore',
  });
  return { keyPath, path, remove: () => rmSync(directory, { recursive: true }) };
}
