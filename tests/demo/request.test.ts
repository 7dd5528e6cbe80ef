import { describe, expect, test } from 'vitest';
import { demoFields, fieldNames } from '../../app/demo/fields.ts';
import { type Typed, validateRequest } from '../../app/demo/request.ts';
import { fc } from '../fast-check.ts';
import { goodRequest } from './good-request.ts';

const requiredFields = demoFields.filter(({ required }) => required).map(({ name }) => name);

describe('a required field', () => {
  test.each(requiredFields)('%s may be neither empty, nor blank, nor absent', (name) => {
    const { [name]: _left, ...others } = goodRequest;
    for (const fields of [
      others,
      { ...goodRequest, [name]: '' },
      { ...goodRequest, [name]: ' \n\t' },
    ]) {
      expect(validateRequest(fields)).toEqual({ ok: false, errors: [{ name, reason: 'missing' }] });
    }
  });
});

test('the message may be empty or absent', () => {
  const { message: _left, ...others } = goodRequest;
  expect(validateRequest(others)).toEqual({ ok: true, value: { ...goodRequest, message: '' } });
});

test('texts are trimmed', () => {
  const padded = Object.fromEntries(fieldNames.map((name) => [name, `  ${goodRequest[name]}\n`]));
  expect(validateRequest(padded)).toEqual({ ok: true, value: goodRequest });
});

describe('the email', () => {
  test.each(['a@b.c', 'claire.dubois@ville.example', 'é@à.ü', 'a+b@c.d.e', "o'neil@b.fr"])(
    '%s is accepted',
    (email) => {
      expect(validateRequest({ ...goodRequest, email }).ok).toBe(true);
    },
  );

  test.each(['a', 'a@b', '@b.c', 'a@.', 'a@b.', 'a@@b.c', 'a b@c.d', 'a@b c.d', 'a@b.c d', 'a.b'])(
    '%s is refused',
    (email) => {
      expect(validateRequest({ ...goodRequest, email })).toEqual({
        ok: false,
        errors: [{ name: 'email', reason: 'malformed' }],
      });
    },
  );
});

test('a line has 300 characters at most, a message 10,000', () => {
  const texts = { company: 'x'.repeat(300), message: 'x'.repeat(10_000) };
  expect(validateRequest({ ...goodRequest, ...texts }).ok).toBe(true);
  const longer = { company: `${texts.company}x`, message: `${texts.message}x` };
  expect(validateRequest({ ...goodRequest, ...longer })).toEqual({
    ok: false,
    errors: [
      { name: 'company', reason: 'too-long' },
      { name: 'message', reason: 'too-long' },
    ],
  });
});

test('a request is accepted if and only if no required field is blank', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('', ' ', '\n'));
  const requests = fc.record({
    ...Object.fromEntries(fieldNames.map((name) => [name, text])),
    email: fc.constant('a@b.c'),
  });
  fc.assert(
    fc.property(requests, (request: Typed) => {
      const blank = requiredFields.filter((name) => request[name]?.trim() === '');
      const verdict = validateRequest(request);
      expect(verdict.ok ? [] : verdict.errors.map(({ name }) => name)).toEqual(blank);
    }),
  );
});
