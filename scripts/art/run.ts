import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawAfter, drawBefore } from './comparison.ts';
import { customers, drawCustomer } from './customers.ts';
import { figures } from './figures.ts';
import { drawPartner, partners } from './partners.ts';
import { drawPortrait } from './portraits.ts';
import { drawUseCases } from './scenes.ts';

/** Draws the pictures of content/images, and of the sections, anew: `node scripts/art/run.ts`. */
const pictures: [file: string, svg: string | Promise<string>][] = [
  ['content/images/scenes/use-cases.svg', drawUseCases()],
  ['app/sections/pictures/before.svg', drawBefore()],
  ['app/sections/pictures/after.svg', drawAfter()],
];
for (const [name, sign] of Object.entries(partners)) {
  pictures.push([`content/images/partners/${name}.svg`, drawPartner(sign)]);
}
for (const [name, sign] of Object.entries(customers)) {
  pictures.push([`content/images/customers/${name}.svg`, drawCustomer(sign)]);
}
for (const [name, figure] of Object.entries(figures)) {
  pictures.push([`content/images/founders/${name}.svg`, drawPortrait(name, figure)]);
}

const root = path.resolve(import.meta.dirname, '../..');
for (const [file, svg] of pictures) {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await svg);
}
