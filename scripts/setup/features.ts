/** Builds the site, once, before the features' workers start, when the build is missing or stale. */
import { spawnSync } from 'node:child_process';
import { isBuildStale } from './freshness.ts';

if (isBuildStale()) {
  console.error('The build is missing or older than its sources: building …');
  const { status } = spawnSync(process.execPath, ['--run', 'build'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('The build failed, so the features were not run.');
    process.exitCode = 1;
  }
}
