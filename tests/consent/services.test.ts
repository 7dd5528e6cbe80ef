import { expect, test } from 'vitest';
import { preferAll } from '../../app/consent/consent.ts';
import { allowedScripts, type Service } from '../../app/consent/services.ts';

const services: Service[] = [
  { category: 'analytics', script: 'https://count.example/count.js' },
  { category: 'marketing', script: '/campaign.js' },
];

test.each([
  ['nothing is allowed', preferAll(false), []],
  ['everything is allowed', preferAll(true), ['https://count.example/count.js', '/campaign.js']],
  ['a category is allowed', { ...preferAll(false), marketing: true }, ['/campaign.js']],
  ['another category is allowed', { ...preferAll(false), functional: true }, []],
])('%s', (_name, preferences, scripts) => {
  expect(allowedScripts(services, preferences)).toEqual(scripts);
});
