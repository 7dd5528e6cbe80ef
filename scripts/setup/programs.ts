import { canInstallPackages, installPackage } from './debian.ts';
import { findProgram } from './find-program.ts';

export interface Program {
  name: string;
  debianPackage: string;
  /** What is tested against the real program. */
  tests: string;
}

/** Programs of the system that the unit tests run against where they can be had. */
const programs: readonly Program[] = [
  { name: 'openssl', debianPackage: 'openssl', tests: 'proxies and model servers that speak TLS' },
  { name: 'caddy', debianPackage: 'caddy', tests: 'deploy/Caddyfile' },
  { name: 'nginx', debianPackage: 'nginx-light', tests: 'the sample for nginx' },
  { name: 'redis-server', debianPackage: 'redis-server', tests: 'limits that servers share' },
  { name: 'aiosmtpd', debianPackage: 'python3-aiosmtpd', tests: 'the mails of demo requests' },
  { name: 'kubectl', debianPackage: 'kubernetes-client', tests: 'deploy/kubernetes' },
];

/** Installs one after the other what is missing, where this user may. */
export async function installPrograms(): Promise<void> {
  if (!canInstallPackages()) return;
  for (const { debianPackage } of missingPrograms()) await installPackage(debianPackage);
}

export function missingPrograms(): Program[] {
  return programs.filter(({ name }) => !findProgram(name));
}
