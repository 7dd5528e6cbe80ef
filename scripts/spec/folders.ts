import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Where the run leaves its pictures. */
export const pictureFolder = path.join(root, 'var/reports/screens');

/** The living specification. `npm run build` empties build/; `npm run spec` writes it again in seconds. */
export const outFolder = path.join(root, 'build/spec');
