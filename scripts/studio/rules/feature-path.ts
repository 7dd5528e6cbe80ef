import { existingPath, RefusedPath } from '../files/content-files.ts';

/** Where a feature file is. Throws a RefusedPath for anything else. */
export async function featurePath(root: string, file: string): Promise<string> {
  if (!/^features\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.feature$/.test(file)) {
    throw new RefusedPath(`${file} is no file of features/.`);
  }
  return existingPath(root, file);
}
