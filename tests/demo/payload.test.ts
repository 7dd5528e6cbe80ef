import { expect, test } from 'vitest';
import { payloadOf } from '../../app/demo/payload.ts';
import { goodRequest } from './good-request.ts';

test('the payload has the fields of the specification, section 3, and no other', () => {
  const payload = payloadOf(goodRequest, {
    salesAddress: 'sales@company.example',
    submittedAt: '20/11/2026 12:00:00',
  });
  expect(payload).toEqual({
    to_email: 'sales@company.example',
    from_name: 'Claire Dubois',
    from_email: 'claire.dubois@ville.example',
    company: 'Ville & Métropole',
    phone: '+33 1 99 00 12 34',
    job_title: 'Directrice',
    company_size: '201-1000 employés',
    use_case: 'Service client',
    demo_type: 'Démo personnalisée',
    message: 'Nous traitons 500 dossiers.\nEt vous ?',
    submission_date: '20/11/2026 12:00:00',
  });
});
