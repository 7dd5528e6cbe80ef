/** `node scan.mjs <host:port>`: what Mozilla's HTTP Observatory says about a site, as JSON. */
import { scan } from '@mdn/mdn-http-observatory';

const { scan: verdict, tests } = await scan(process.argv[2]);
const results = Object.entries(tests).map(([name, { pass, result }]) => ({ name, pass, result }));
process.stdout.write(JSON.stringify({ ...verdict, results }));
