import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Half of a compile is loading its modules: they are kept as they were loaded the last time.
enableCompileCache(join(import.meta.dirname, '../../var/compile-cache'));
const { run } = await import('./commands.ts');
process.exitCode = await run(process.argv.slice(2));
