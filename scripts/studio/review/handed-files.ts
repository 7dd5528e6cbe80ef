import { imageFile } from '#schema/references.ts';
import { candidateAt, isForeign } from '../../content/read/list-files.ts';

const images = 'content/images/';

/** Whether a file is part of the site: one that the compiler reads, or a rule. What else lies beside them stays there. */
export function isHandedOver(file: string): boolean {
  if (isForeign(file.slice(file.lastIndexOf('/') + 1))) return false;
  if (file.startsWith(images)) return imageFile.safeParse(file.slice(images.length)).success;
  return candidateAt(file) !== undefined || /^features\/.+\.feature$/.test(file);
}
