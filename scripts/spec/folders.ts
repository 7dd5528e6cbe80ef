import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Where the run leaves what is read here. */
export const messagesFile = path.join(root, 'var/reports/features.ndjson');
export const pictureFolder = path.join(root, 'var/reports/screens');

/** The living specification. `npm run build` empties build/; `npm run spec` writes it again in seconds. */
export const outFolder = path.join(root, 'build/spec');
