import { expect, test } from 'vitest';
import { check, edited, inLine } from './small-site.ts';

const file = 'content/site.yaml';

/** Without them the form would send to nowhere: such a site is never published. */
test.each([
  ['publicKey: site, ', '', '`publicKey` is missing'],
  ['serviceId: demo, ', '', '`serviceId` is missing'],
  [', templateId: request', '', '`templateId` is missing'],
  ['publicKey: site', 'publicKey: ""', '`publicKey` has no value'],
  ['serviceId: demo', 'serviceId: ""', '`serviceId` has no value'],
  ['templateId: request', 'templateId: ""', '`templateId` has no value'],
])('a site with %j made %j in its mail service is refused: %s', async (from, to, said) => {
  const { diagnostics } = await check(edited(file, from, to));
  expect(diagnostics.map(inLine)).toEqual([expect.stringMatching(`^${file}:\\S+ \\S+: ${said}$`)]);
});
