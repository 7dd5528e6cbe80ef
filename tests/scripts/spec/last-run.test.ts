import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnvelopes } from '../../../scripts/test/trace/cucumber-report.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const said = { meta: { protocolVersion: '34.2.1' } };

test.each(['', '{"gherkinDocument":{"uri":"featu'])(
  'a run that is under way is read as far as it is written (%s)',
  async (begun) => {
    const file = path.join(await temporaryFolder(), 'features.ndjson');
    writeFileSync(file, `${JSON.stringify(said)}\n${begun}`);
    expect(readEnvelopes(file)).toEqual([said]);
  },
);
