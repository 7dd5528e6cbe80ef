import { describe, expect, test } from 'vitest';
import { parametersOf, refusedParameters } from '../../app/demo/email-parameters.ts';
import { goodRequest } from './good-request.ts';

const sent = parametersOf(goodRequest, '20/11/2026 12:00:00');

test('the parameters are those of spec-3-email-payload but for the recipient', () => {
  expect(sent).toEqual({
    from_name: 'Claire Dubois',
    from_email: 'claire.dubois@ville.example',
    company: 'Ville & Métropole',
    phone: '+33 1 99 00 12 34',
    job_title: 'Directrice',
    company_size: '201-1000 personnes',
    use_case: 'Service client',
    demo_type: 'Démo personnalisée',
    message: 'Nous traitons 500 dossiers.\nEt vous ?',
    submission_date: '20/11/2026 12:00:00',
  });
});

describe('what the form may send is accepted', () => {
  const long = 'x'.repeat(300);
  test.each([
    ['as it is', goodRequest],
    ['without a message', { ...goodRequest, message: '' }],
    ['with long names', { ...goodRequest, firstName: long, lastName: long }],
    ['with names of several words', { ...goodRequest, firstName: 'Marie Claire' }],
  ])('%s', (_, request) => {
    expect(refusedParameters(parametersOf(request, ''))).toEqual([]);
  });
});

describe('what the form would not send is refused', () => {
  test.each([
    ['from_name', ''],
    ['from_name', 'Ada'],
    ['from_name', `${'x'.repeat(300)} ${'x'.repeat(301)}`],
    ['from_email', 'ada@engine'],
    ['company', ' '.trim()],
    ['company', 'Engine\nBcc: x'],
    ['message', 'x'.repeat(10_001)],
    ['submission_date', 'x'.repeat(101)],
    ['submission_date', '20/11/2026\n12:00'],
  ] as const)('%s: %j', (parameter, text) => {
    expect(refusedParameters({ ...sent, [parameter]: text })).toEqual([parameter]);
  });
});
