import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { customers, drawCustomer } from './customers.ts';
import { drawPartner, partners } from './partners.ts';
import { drawPortrait, portraits } from './portraits.ts';
import { drawUseCases } from './scenes.ts';

/** Draws the pictures of content/images anew: `node scripts/art/run.ts`. */
const pictures: readonly [file: string, svg: string][] = [
  ...named('partners', partners, drawPartner),
  ...named('customers', customers, drawCustomer),
  ...named('founders', portraits, drawPortrait),
  ['scenes/use-cases.svg', drawUseCases()],
];

const folder = path.resolve(import.meta.dirname, '../../content/images');
for (const [file, svg] of pictures) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, svg);
}

function named<Sign>(into: string, signs: Record<string, Sign>, draw: (sign: Sign) => string) {
  return Object.entries(signs).map(([name, sign]): [string, string] => [
    `${into}/${name}.svg`,
    draw(sign),
  ]);
}
