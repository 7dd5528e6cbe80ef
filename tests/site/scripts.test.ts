import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const assets = path.resolve('build/client/assets');

test.each(['library', 'site'])(
  '%s, which every page loads, is compiled before the first click',
  async (name) => {
    const files = await readdir(assets);
    const file = files.find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'));
    const script = await readFile(path.join(assets, file ?? ''), 'utf8');
    expect(script.slice(0, script.indexOf('\n'))).toBe('//# allFunctionsCalledOnLoad');
  },
);
