import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

/** Below build/client: the packages that the site is made of, with the text of each licence. */
export const licencesFile = 'licences.txt';

/** Says in a script that holds code of a package where its licence stands. */
export function licencesNotice({ moduleIds }: { moduleIds: readonly string[] }): string {
  const isOwn = moduleIds.every((id) => !id.includes('/node_modules/'));
  return isOwn ? '' : `/*! Licences: /${licencesFile} */`;
}

/** Drawn into the pages' icons, past the bundler, which lists everything else. */
const icons = 'lucide-static';

const metadata = z.object({ version: z.string(), license: z.string() });

/** Adds the icons to the list that the bundler wrote of the packages in scripts and styles. */
export async function finishLicences(root: string): Promise<void> {
  const file = path.join(root, 'build/client', licencesFile);
  const listed = await readFile(file, 'utf8');
  await writeFile(file, `${listed.trimEnd()}\n\n${await notice(root)}`);
}

async function notice(root: string): Promise<string> {
  const folder = path.join(root, 'node_modules', icons);
  const { version, license } = metadata.parse(
    JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')),
  );
  const text = await readFile(path.join(folder, 'LICENSE'), 'utf8');
  return `## ${icons} - ${version} (${license})\n\n${text.trim()}\n`;
}
