/** Part of `npm run format`: each file of content/ in the one form that lint asks for. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { uncanonicalContent } from './uncanonical.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const files = uncanonicalContent(root);
for (const [file, form] of files) writeFileSync(path.join(root, file), form);
console.log(`${files.size} files of content/ set right.`);
