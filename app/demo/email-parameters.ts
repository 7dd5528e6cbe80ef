import { type DemoField, demoFields } from './fields.ts';
import { type DemoRequest, normalise, refusal } from './request.ts';
import { textsBy } from './texts-by.ts';

/** The mail service's parameter that tells when the request was sent. */
const submissionDate = 'submission_date';

export type ParameterName = DemoField['parameter'] | typeof submissionDate;

/** The template parameters of the mail service but for the recipient (spec-3-email-payload). */
export type EmailParameters = Record<ParameterName, string>;

export const parameterNames: readonly ParameterName[] = [
  ...new Set(demoFields.map(({ parameter }) => parameter)),
  submissionDate,
];

/** `submittedAt`: the local date and time, as the visitor writes it. */
export function parametersOf(request: DemoRequest, submittedAt: string): EmailParameters {
  return textsBy(parameterNames, (parameter) => {
    if (parameter === submissionDate) return submittedAt;
    return fieldsOf(parameter)
      .map(({ name }) => request[name])
      .join(' ');
  });
}

/** The fields that a parameter joins; none for the time of sending. */
export function fieldsOf(parameter: ParameterName): DemoField[] {
  return demoFields.filter((field) => field.parameter === parameter);
}

/** The parameters that were sent, as they were meant; what is absent is empty. */
export function normaliseParameters(sent: Readonly<Record<string, unknown>>): EmailParameters {
  return textsBy(parameterNames, (name) =>
    normalise(String(sent[name] ?? ''), fieldsOf(name)[0]?.kind),
  );
}

/** The normalised parameters that the form's rules refuse. */
export function refusedParameters(parameters: EmailParameters): ParameterName[] {
  return parameterNames.filter((parameter) => {
    const text = parameters[parameter];
    const [first, ...others] = fieldsOf(parameter);
    if (!first) return refusal(text, { kind: 'text', required: false, maxLength: 100 });
    let maxLength: number = first.maxLength;
    for (const field of others) maxLength += 1 + field.maxLength;
    // Each field that is joined gives a word at least.
    const isShort = others.length > 0 && text.split(/\s+/).length <= others.length;
    return isShort || refusal(text, { ...first, maxLength });
  });
}
