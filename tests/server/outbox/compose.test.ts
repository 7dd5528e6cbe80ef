import { describe, expect, test } from 'vitest';
import { compose } from '../../../app/server/outbox/compose.ts';
import { demoRequest } from '../fixture-mail.ts';

describe('the mail', () => {
  const email = { id: 'x', receivedAt: '2026-11-20T10:00:00.000Z', attempts: 0 };
  const composed = (change: Partial<typeof demoRequest> = {}) =>
    compose({ ...email, request: { ...demoRequest, ...change } }, 'sales@site.example');

  test('goes to the sales address, with every field, and answers go to the visitor', () => {
    const mail = composed();
    expect(mail.to).toBe('sales@site.example');
    expect(mail.replyTo).toEqual({ name: 'Ada King Lovelace', address: 'ada@engine.example' });
    expect(mail.subject).toBe('Demo Request from Ada King Lovelace - Engine & Cie');
    for (const text of Object.values(demoRequest)) expect(mail.text).toContain(text);
  });

  test('has no reply address when a header could read two in it', () => {
    expect(composed({ email: 'a@b.example,c@d.example' })).not.toHaveProperty('replyTo');
  });
});
