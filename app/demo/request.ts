export const requiredFields = [
  'firstName',
  'lastName',
  'email',
  'company',
  'phone',
  'jobTitle',
  'companySize',
  'useCase',
  'demoType',
] as const;

export const fieldNames = [...requiredFields, 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

/** The longest text of a field, in characters: generous for people, small for a disk. */
export const longest = { line: 300, message: 10_000 } as const;

/** A demo request, trimmed; `message` may be empty (specification, section 3). */
export type DemoRequest = Record<FieldName, string>;

/** What was typed, checked or not. */
export type Typed = Readonly<Partial<Record<FieldName, string>>>;

export type Verdict = { ok: true; value: DemoRequest } | { ok: false; invalid: FieldName[] };

/** Checks what was typed before it is sent (specification, section 5). */
export function validateRequest(fields: Typed): Verdict {
  const value = trimmed(fields);
  const invalid = requiredFields.filter(
    (name) => value[name] === '' || (name === 'email' && !emailShape.test(value.email)),
  );
  return invalid.length === 0 ? { ok: true, value } : { ok: false, invalid };
}

/** Text, an at sign, text, a dot, text, with no spaces. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function trimmed(fields: Typed): DemoRequest {
  return eachField((name) => (fields[name] ?? '').trim());
}

/** A text for each field of the form. */
export function eachField(text: (name: FieldName) => string): Record<FieldName, string> {
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    company: text('company'),
    phone: text('phone'),
    jobTitle: text('jobTitle'),
    companySize: text('companySize'),
    useCase: text('useCase'),
    demoType: text('demoType'),
    message: text('message'),
  };
}
