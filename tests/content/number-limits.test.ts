import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { kinds } from '#schema/registry.ts';
import { checkText } from './check-text.ts';

const file = 'content/collections/cases/company-kyc.yaml';

test.each(['0', '-3', '21'])(
  'a number of %s is told as a number, with its limits',
  async (written) => {
    const kind = kinds.find(({ name }) => name === 'cases');
    if (!kind) throw new Error('there is no kind of cases');
    const text = (await readFile(file, 'utf8')).replace(/seconds: \d+/, `seconds: ${written}`);
    const { diagnostics } = checkText(kind, text);
    expect(diagnostics.map(({ code }) => code)).toEqual(['wrong-format']);
    expect(JSON.stringify(diagnostics)).toContain('2 to 20 seconds');
  },
);
