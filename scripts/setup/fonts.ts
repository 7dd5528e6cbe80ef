import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackage } from './debian.ts';

export const fontPackage = 'fonts-liberation';

/** Any of them takes the room of the site's own fonts until those are there (`app/styles/fonts.css`). */
const families = /\b(?:Arial|Liberation Sans|Arimo)\b/;

/** Whether this machine has such a font: macOS and Windows have Arial. */
export function hasFallbackFont(): boolean {
  if (process.platform !== 'linux') return true;
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return families.test(stdout ?? '');
}

/** Debian's browsers only recommend one. */
export async function installFallbackFont(): Promise<void> {
  if (!hasFallbackFont() && canInstallPackages()) await installPackage(fontPackage);
}
