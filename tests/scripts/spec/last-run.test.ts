import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvelopes } from '../../../scripts/spec/book/last-run.ts';

const said = { meta: { protocolVersion: '34.2.1' } };

test.each(['', '{"gherkinDocument":{"uri":"featu'])(
  'a run that is under way is read as far as it is written (%s)',
  (begun) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'last-run-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'features.ndjson');
    writeFileSync(file, `${JSON.stringify(said)}\n${begun}`);
    expect(readEnvelopes(file)).toEqual([said]);
  },
);
