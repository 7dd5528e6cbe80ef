/** Readies what the features need, once, before their workers start: a browser and a build. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.ts';
import { isBuildStale } from './freshness.ts';

await findBrowser().catch(stop);

if (isBuildStale()) {
  console.error('The build is missing or older than its sources: building …');
  const { status } = spawnSync(process.execPath, ['--run', 'build'], { stdio: 'inherit' });
  if (status !== 0) stop(new Error('The build failed, so the features were not run.'));
}

function stop(error: Error): never {
  console.error(error.message);
  process.exit(1);
}
