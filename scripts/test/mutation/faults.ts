import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const faultsFile = z.record(z.string(), z.record(z.string(), z.string().regex(/^\S+ \w+ = .+$/u)));

/** An export of a module that behaves otherwise, and the feature that must notice. */
export interface Fault {
  feature: string;
  breaks: string;
  file: string;
  name: string;
  /** What the export is then, in JavaScript; `real` is what it was. */
  instead: string;
}

export function readFaults(): Fault[] {
  const features = faultsFile.parse(
    parse(readFileSync('scripts/test/mutation/faults.yaml', 'utf8')),
  );
  return Object.entries(features).flatMap(([feature, faults]) =>
    Object.entries(faults).map(([breaks, fault]) => {
      const [file = '', name = ''] = fault.split(' ');
      const instead = fault.slice(fault.indexOf(' = ') + 3);
      return { feature: `features/${feature}.feature`, breaks, file, name, instead };
    }),
  );
}
