import { expect, test } from 'vitest';
import { demoRequestContext } from '../../app/demo/demo-request-context.server.ts';
import { draftAddress } from '../../app/demo/draft.ts';
import { type EmailParameters, parametersOf } from '../../app/demo/email-parameters.ts';
import type { FieldName } from '../../app/demo/fields.ts';
import { validateRequest } from '../../app/demo/request.ts';
import { createRateLimit } from '../../app/server/limits/rate-limit.ts';
import { createDemoRequestService } from '../../app/server/mail/demo-request-service.ts';
import { composeEmail } from '../../app/server/outbox/compose-email.ts';
import { createRender } from '../../app/server/pages/render.ts';
import { times } from '../endurance.ts';
import { fc } from '../fast-check.ts';
import { fixtureApp } from './fixture-app.ts';
import * as build from './fixture-build.ts';
import { demoRequest, salesDesk, sendBody } from './fixture-mail.ts';

/** What a program, and a form without JavaScript, are answered, and what was stored. */
async function bothWaysIn() {
  const accepted: EmailParameters[] = [];
  const demoRequests = createDemoRequestService({
    outbox: {
      accept: async (parameters) => {
        accepted.push(parameters);
        return 'id';
      },
    },
    limit: createRateLimit('mail', []),
    onAccepted: () => undefined,
  });
  const render = createRender({
    built: { build, demoRequestContext },
    demoRequests,
    allowed: { connect: [], script: [] },
  });
  const app = await fixtureApp({ render, demoRequests });
  const posted = async (address: string, type: string, body: string) => {
    const { status } = await app.request(`http://site.example${address}`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    const stored = accepted.splice(0).map((one) => ({ ...one, submission_date: '' }));
    return { isTaken: status === 200, stored };
  };
  return {
    send: (parameters: EmailParameters) => {
      const body = JSON.stringify({ ...sendBody, template_params: parameters });
      return posted('/api/v1.0/email/send', 'application/json', body);
    },
    post: (fields: Record<FieldName, string>) =>
      posted(
        '/book-demo',
        'application/x-www-form-urlencoded',
        new URLSearchParams(fields).toString(),
      ),
  };
}

/** Marks that nobody sees, and what may stand beside them. */
const piece = fc.constantFrom(
  ...['a', 'É', 'e\u0301', ' ', '\u00a0', '7', 'می', 'ක්', '太', '👩', '🏽', '❤', '🏴', '@', '.'],
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202c', '\u202d', '\u202e'],
  ...['\u2060', '\u2066', '\u2068', '\u2069', '\ufeff', '\ufe0e', '\ufe0f', '\u180e', '\u3164'],
  ...['\u00ad', '\u034f', '\u061c', '\ufffc', '\u2800', '\u{e0067}', '\u{e007f}', '\u{e0100}'],
  ...['\n', '\r\n', '\r', '\t', '\0', '\u0085', '\u2028', '\u001b', '\ufffe'],
);

test('texts of marks are refused alike wherever they come in, and stored, drafted and mailed as one', async () => {
  const { send, post } = await bothWaysIn();
  const names = ['company', 'phone', 'email', 'message'] as const;
  const texts = fc.sample(fc.string({ unit: piece, minLength: 1, maxLength: 8 }), times(60, 200));
  let taken = 0;
  for (const [index, text] of texts.entries()) {
    const name = names[index % names.length] ?? 'company';
    const typed = { ...demoRequest, [name]: name === 'email' ? `${text}x@ville.example` : text };
    const inBrowser = validateRequest(typed);
    const raw = parametersOf(typed, '');
    const expected = inBrowser.ok
      ? { isTaken: true, stored: [parametersOf(inBrowser.value, '')] }
      : { isTaken: false, stored: [] };
    expect(await send(raw), JSON.stringify([name, text])).toEqual(expected);
    expect(await post(typed), JSON.stringify([name, text])).toEqual(expected);
    if (!inBrowser.ok) continue;
    taken += 1;
    const value = inBrowser.value[name];
    const parameters = parametersOf(inBrowser.value, '');
    const email = { id: 'x', receivedAt: '2026-11-20T10:00:00Z', attempts: 0, copies: 0 };
    expect(composeEmail({ ...email, parameters }, salesDesk).text).toContain(value);
    const draft = draftAddress({ to: 'a@b.example', subject: value, lines: [value] });
    expect(new URL(draft).search).toContain(encodeURIComponent(value.replaceAll('\n', '\r\n')));
  }
  expect(taken).toBeGreaterThan(texts.length / 8);
});
