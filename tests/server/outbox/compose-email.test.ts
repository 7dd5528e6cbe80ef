import { describe, expect, test } from 'vitest';
import { fieldNames } from '../../../app/demo/fields.ts';
import { composeEmail } from '../../../app/server/outbox/compose-email.ts';
import { demoRequest, emailParameters, salesDesk } from '../fixture-mail.ts';

const email = { id: 'x', receivedAt: '2026-11-20T10:00:00.000Z', attempts: 0, copies: 0 };
const composed = (change: Partial<typeof emailParameters> = {}) =>
  composeEmail({ ...email, parameters: { ...emailParameters, ...change } }, salesDesk);

test('it goes to the sales address, and answers go to the visitor', () => {
  const mail = composed();
  expect(mail.to).toBe('sales@site.example');
  expect(mail.replyTo).toEqual({ name: 'Ada King Lovelace', address: 'ada@engine.example' });
  expect(mail.subject).toBe('From Ada King Lovelace, Engine & Cie');
});

test('it holds every parameter of the payload under the words of the form', () => {
  expect(composed({ from_name: 'Marie Claire Dubois' }).text).toBe(
    [
      '<firstName> et <lastName>: Marie Claire Dubois',
      ...fieldNames.slice(2).map((name) => `<${name}>: ${demoRequest[name]}`),
      '<submitted>: 20/11/2026 10:00:00',
      '<received>: 20/11/2026 11:00:00',
    ].join('\n'),
  );
});

describe('its headers', () => {
  test('have no reply address when one could be read as two', () => {
    expect(composed({ from_email: 'a@b.example,c@d.example' })).not.toHaveProperty('replyTo');
  });

  test.each([
    ['jérôme@exemple.example', undefined],
    ['jerome@éxemple.example', { name: 'Ada King Lovelace', address: 'jerome@éxemple.example' }],
  ])('answer to %s only if every mail server reads it', (address, replyTo) => {
    const mail = composed({ from_email: address });
    expect(mail.replyTo).toEqual(replyTo);
    expect(mail.text).toContain(address);
  });

  test('hold no encoded word that a visitor wrote', () => {
    const mail = composed({ from_name: 'Ada =?utf-8?Q?=42oss?=', company: '=?utf-8?B?Qg==?=' });
    expect(mail.subject).toBe('From Ada = ?utf-8?Q?=42oss?=, = ?utf-8?B?Qg==?=');
    expect(mail.replyTo?.name).toBe('Ada = ?utf-8?Q?=42oss?=');
  });
});
