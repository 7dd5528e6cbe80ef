import { z } from 'zod';
import { readYaml } from './yaml-files.ts';

const addresses = z.record(z.string(), z.string());
const screensFile = z.strictObject({ screens: addresses, places: addresses });

/** Screens, and places within them, by the names that the features use. */
export function readScreens(): z.infer<typeof screensFile> {
  return readYaml('features/screens.yaml', screensFile);
}
