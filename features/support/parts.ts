import { z } from 'zod';
import { fillTokens } from '../../scripts/test/screens.ts';
import { readYaml } from '../../scripts/test/yaml-files.ts';

const file = 'features/parts.yaml';
const partsFile = z.record(z.string(), z.record(z.string(), z.string()));

/** By screen and by the name that the features use: the id in content/. */
export type Parts = z.infer<typeof partsFile>;

export function readParts(): Parts {
  return readYaml(file, partsFile);
}

/** The id of a part of a screen as it stands on the page. */
export function idOf(screen: string, part: string): string {
  const parts = readParts()[screen] ?? {};
  const id = parts[part];
  if (id === undefined) {
    const known = Object.keys(parts).join(', ');
    throw new Error(`${file}: "${screen}" has no part "${part}". It has: ${known}.`);
  }
  return fillTokens(id);
}
