/** `node scan.mjs <folder it is installed in> <host:port>`: what the HTTP Observatory says, as JSON. */
import { join } from 'node:path';

const [folder, host] = process.argv.slice(2);
const { scan } = await import(join(folder, 'src/index.js'));
const { scan: verdict, tests } = await scan(host);
const results = Object.entries(tests).map(([name, { pass, result }]) => ({ name, pass, result }));
process.stdout.write(JSON.stringify({ ...verdict, results }));
