import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DemoRequest,
  fieldNames,
  requiredFields,
  validateRequest,
} from '../../app/demo/request.ts';
import { goodRequest } from './good-request.ts';

test('the fields are those of the specification, the message alone being optional', () => {
  expect(fieldNames).toEqual([
    'firstName',
    'lastName',
    'email',
    'company',
    'phone',
    'jobTitle',
    'companySize',
    'useCase',
    'demoType',
    'message',
  ]);
  expect(fieldNames.filter((name) => !requiredFields.some((one) => one === name))).toEqual([
    'message',
  ]);
});

describe('a required field', () => {
  test.each(requiredFields)('%s may be neither empty, nor blank, nor absent', (name) => {
    const { [name]: _left, ...others } = goodRequest;
    for (const fields of [
      others,
      { ...goodRequest, [name]: '' },
      { ...goodRequest, [name]: ' \n\t' },
    ]) {
      expect(validateRequest(fields)).toEqual({ ok: false, invalid: [name] });
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
      expect(validateRequest({ ...goodRequest, email })).toEqual({ ok: false, invalid: ['email'] });
    },
  );
});

test('a request is accepted if and only if no required field is blank', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('', ' ', '\n'));
  const requests: fc.Arbitrary<DemoRequest> = fc.record({
    firstName: text,
    lastName: text,
    email: fc.constant('a@b.c'),
    company: text,
    phone: text,
    jobTitle: text,
    companySize: text,
    useCase: text,
    demoType: text,
    message: text,
  });
  fc.assert(
    fc.property(requests, (request) => {
      const blank = requiredFields.filter((name) => request[name].trim() === '');
      const verdict = validateRequest(request);
      expect(verdict.ok ? [] : verdict.invalid).toEqual(blank);
    }),
  );
});
