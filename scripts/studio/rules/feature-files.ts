import { lstat } from 'node:fs/promises';
import { RefusedPath, readText, replaceFile, safePath } from '../files/content-files.ts';

/** Reads a feature file. Throws a RefusedPath for anything else. */
export async function readFeatureFile(root: string, file: string): Promise<string> {
  return readText(await featurePath(root, file));
}

/** Replaces a feature file whole; writes nothing over what the writer has not read. */
export async function writeFeatureFile(
  root: string,
  file: string,
  version: string,
  text: string,
): Promise<boolean> {
  return replaceFile(await featurePath(root, file), version, text);
}

export async function featurePath(root: string, file: string): Promise<string> {
  if (!/^features\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.feature$/.test(file)) {
    throw new RefusedPath(`${file} is no file of features/.`);
  }
  const target = await safePath(root, file);
  const isThere = await lstat(target).then(
    () => true,
    () => false,
  );
  if (!isThere) throw new RefusedPath(`${file} is not there.`);
  return target;
}
