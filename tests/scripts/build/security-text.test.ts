import { expect, test } from 'vitest';
import { securityText } from '../../../scripts/build/security-text.ts';

test('names the contact of the content, the file itself, and a day a year from the build', () => {
  const site = { origin: 'https://www.site.example', mail: { security: 'security@site.example' } };
  expect(securityText(site, new Date('2028-02-29T12:00:00Z'))).toBe(
    [
      'Contact: mailto:security@site.example',
      'Expires: 2029-03-01T00:00:00.000Z',
      'Preferred-Languages: fr, en',
      'Canonical: https://www.site.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
